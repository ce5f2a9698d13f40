// expect 5 dead-end
-> hall
=== hall ===
Nothing more is said.
-> END
