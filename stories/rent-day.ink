// Rent Day at Low Hask: the book that ships. The chapters are in low-hask/.
# title: Rent Day at Low Hask
# author: the Quincunx contributors
# about: Sixty-one years of rent are owing, and two hundred and forty-four geese, by a village at the bottom of a lake. You are sent to collect.
# enemy: goose, name Bishop the gander, ds 7, weapon 0
# enemy: eel, name the gallery eel, ds 8, weapon 0
# enemy: paidup, name one of the paid-up, ds 8, weapon 0, immune sunburst
# enemy: sexton, name Matthew Tippet the sexton, ds 9, weapon 2, immune sunburst
# enemy: brashaw, name Peg Brashaw, ds 9, weapon 2
# enemy: pike, name the pike in the ice, ds 10, weapon 1
# enemy: grist, name the grist, ds 10, weapon 1
# enemy: crake, name Josiah Crake, ds 11, weapon 2
# enemy: shallows, name the Landlord in the shallows, ds 11, weapon 9
# enemy: landlord, name the Landlord, ds 12, weapon 9, immune sunburst coldsnap undergrowth smokescreen windstorm

INCLUDE rules.ink
INCLUDE low-hask/0-office.ink
INCLUDE low-hask/1-high-hask.ink
INCLUDE low-hask/2-the-mud.ink
INCLUDE low-hask/3-low-hask.ink
INCLUDE low-hask/4-quarter-night.ink
INCLUDE low-hask/5-the-pool.ink
INCLUDE low-hask/6-endings.ink

// Which of the written deaths is yours, should it come to that.
VAR where = "moor"

// Crake's pay-book, from the Office or from his room at the inn. Read at the pool.
VAR paybook = false
// The tenants' half of the water's lease, from the parish chest. Read at the pool.
VAR counterpart = false
// The sluice key of the Wall. Read at the pool.
VAR key = false
// The brass wheel in the Wall was eased, and the sluices come down slowly. Read on the last morning.
VAR eased = false
// Annis Lumb's whistle, carried down to her brother. Read in the village, at the pool and after.
VAR whistle = false
// The mudlarks count you as one of theirs. Read on the last morning.
VAR befriended = false
// The settlement on quarter night was stopped. Read on the last morning.
VAR stayed = false

-> office

// One of the five is known, whichever: the Landlord is nothing that can be struck until it has been read to.
=== function has_writ() ===
~ return knows("sunburst") or knows("coldsnap") or knows("undergrowth") or knows("smokescreen") or knows("windstorm")
