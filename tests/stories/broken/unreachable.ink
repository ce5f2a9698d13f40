// expect 6 unreachable
-> hall
=== hall ===
Done. # ending: home good
-> END
=== attic ===
Dust. # ending: dust bad
-> END
