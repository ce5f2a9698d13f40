// expect 7 enemy Did you mean "crab"?
# enemy: crab, ds 8, weapon 0
INCLUDE ../rules.ink
-> hall
=== hall ===
A crab.
+ [Face it # fight: carb]
    -> out
=== out ===
Done. # ending: home good
-> END
