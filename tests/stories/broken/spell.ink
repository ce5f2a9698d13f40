// expect 6 tag Did you mean "coldsnap"?
INCLUDE ../rules.ink
-> hall
=== hall ===
A stream.
+ [Freeze it # cast: coldsnapp 9]
    {outcome == tie: Thin ice.}
    -> out
=== out ===
Done. # ending: home good
-> END
