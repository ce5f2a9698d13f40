// expect 4 compile
-> hall
=== hall ===
-> nowhere
