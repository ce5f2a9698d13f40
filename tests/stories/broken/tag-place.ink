// expect 5 tag-place
INCLUDE ../rules.ink
-> hall
=== hall ===
A door. # test: power 9
Done. # ending: home good
-> END
