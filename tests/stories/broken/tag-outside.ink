// expect 7 tag-outside
INCLUDE ../rules.ink
-> hall
=== hall ===
A door.
+ [Leave # safe] -> out
+ [Try it] # test: power 9
    -> out
=== out ===
Done. # ending: home good
-> END
