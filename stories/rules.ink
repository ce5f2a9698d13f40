// What every story of ours includes. The app owns the sheet and the dice; ink owns the words.
// Ink asks through the functions below. Inside Quincunx the app answers; in Inky the fallbacks do.
EXTERNAL hp()
EXTERNAL max_hp()
EXTERNAL rations()
EXTERNAL level()
EXTERNAL ability(name)
EXTERNAL knows(spell)
EXTERNAL archetype()
EXTERNAL margin()

// The app sets this just before the reader's choice is taken and clears it after the turn.
LIST outcome = (none), win, tie, lose, fled

=== function hp() ===
~ return 10

=== function max_hp() ===
~ return 10

=== function rations() ===
~ return 2

=== function level() ===
~ return 1

=== function ability(name) ===
~ return 1

=== function knows(spell) ===
~ return true

=== function archetype() ===
~ return "fighter"

=== function margin() ===
~ return 1
