// expect 4 dead-end
-> hall
=== hall ===
And then.
