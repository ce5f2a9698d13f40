// expect 4 random RANDOM
-> hall
=== hall ===
{RANDOM(1, 6) > 3: Luck.|No luck.}
Done. # ending: home good
-> END
