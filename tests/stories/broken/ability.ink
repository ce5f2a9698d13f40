// expect 6 tag Unknown ability "charm"
INCLUDE ../rules.ink
-> hall
=== hall ===
A guard.
+ [Smile # test: charm 9]
    {outcome == tie: He nods.}
    -> out
=== out ===
Done. # ending: home good
-> END
