// expect 7 tag not two
# enemy: crab, ds 8, weapon 0
INCLUDE ../rules.ink
-> hall
=== hall ===
A crab.
+ [Face it # fight: crab # rest]
    -> out
=== out ===
Done. # ending: home good
-> END
