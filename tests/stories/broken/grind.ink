// expect 6 grind experience
INCLUDE ../rules.ink
-> hall
=== hall ===
+ [Read the wall]
    You learn something. # xp: 3
    -> hall
+ [Leave] -> out
=== out ===
Done. # ending: home good
-> END
