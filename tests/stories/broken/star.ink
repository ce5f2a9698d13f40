// expect 5 star
-> hall
=== hall ===
A note.
*Come at once*, it says.
    -> out
=== out ===
Done. # ending: home good
-> END
