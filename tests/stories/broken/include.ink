// expect 2 include
INCLUDE missing.ink
-> hall
=== hall ===
Done. # ending: home good
-> END
