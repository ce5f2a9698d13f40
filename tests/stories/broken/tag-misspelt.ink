// expect 6 tag Did you mean "damage"?
INCLUDE ../rules.ink
-> hall
=== hall ===
You fall.
It hurts. # damge: 2
Done. # ending: home good
-> END
