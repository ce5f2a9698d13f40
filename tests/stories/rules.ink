// The questions that a story may ask, and the list through which it hears how a roll came out; Inky uses the answers below.
EXTERNAL hp()
EXTERNAL max_hp()
EXTERNAL rations()
EXTERNAL level()
EXTERNAL ability(name)
EXTERNAL knows(spell)
EXTERNAL archetype()
EXTERNAL margin()

// Set just before a choice is taken, cleared after the turn.
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
