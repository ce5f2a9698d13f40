// expect 6 grind rest
INCLUDE ../rules.ink
-> hall
=== hall ===
A bench.
+ [Sit down # rest]
    -> hall
+ [Leave] -> out
=== out ===
Done. # ending: home good
-> END
