// expect 4 random shuffled
-> hall
=== hall ===
The bird says {~one|two|three}.
Done. # ending: home good
-> END
