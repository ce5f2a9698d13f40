// expect 6 flag key
VAR key = false
-> hall
=== hall ===
You find a key.
~ key = true
Done. # ending: home good
-> END
