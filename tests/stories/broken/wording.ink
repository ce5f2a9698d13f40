// expect 4 wording safe
-> hall
=== hall ===
+ [Climb the wall] -> out
=== out ===
Done. # ending: home good
-> END
