// expect 4 tag whole number
-> hall
=== hall ===
It hurts. # damage: two
Done. # ending: home good
-> END
