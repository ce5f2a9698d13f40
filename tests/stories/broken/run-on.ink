// expect 4 run-on
-> hall
=== hall ===
You go on. -> out
=== out ===
Done. # ending: home good
-> END
