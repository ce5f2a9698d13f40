// expect 6 rules rules.ink
# enemy: crab, ds 8, weapon 0
-> hall
=== hall ===
A crab.
+ [Face it # fight: crab]
    -> out
=== out ===
Done. # ending: home good
-> END
