// expect 6 tie
INCLUDE ../rules.ink
-> hall
=== hall ===
A wall.
+ [Over it # test: grace 8]
    { outcome:
    - win:
        Over.
        -> out
    - else:
        You slide down.
        -> out
    }
=== out ===
Done. # ending: home good
-> END
