// THE NIGHT FERRY: a short story that shows every tag. Read it beside docs/writing-a-story.md.
//
// A story is ink (https://github.com/inkle/ink) with tags. Ink owns the words, the choices, your flags and the endings.
// The app owns the hero's sheet and the dice. A tag is how the one tells the other what to do.
//
// Lines that begin with // are for authors. The reader never sees them.

// ── Tags at the top of the first file ───────────────────────────────────────────────────────────────────────────────

// The cover. "author" and "about" may be left out.
# title: The Night Ferry
# author: Quincunx
# about: One river, one lamp, four ways to be wet. A story for people who want to write one.

// The bestiary: an id of one word, then "ds", and if you like "weapon", "name" and "immune" with one or more spells.
# enemy: otter, ds 7
# enemy: drowner, ds 9, weapon 1, name the drowner, immune sunburst smokescreen

// How this book reads a rule of which there are two readings. Every reading has a default, so most books have no such line.
# option: gb.tie_run escape_at_cost

// The list "outcome" and the questions hp(), knows("…") and so on. Every story needs it.
INCLUDE rules.ink

// Your own flags are plain ink. The checker complains about a flag that is set and never read.
VAR promised = false
VAR lamp_lit = true

-> landing

// ── One knot is one passage ─────────────────────────────────────────────────────────────────────────────────────────

=== landing ===
// Map and dressing, at the top of a passage. "place" takes a spot on the map (x,y) and a name, or only a name.
// "art" is a file beside the story, and after a comma what it shows, for those who cannot see it. "sfx" names a sound.
# place: 0,2 The landing
# art: art/night-ferry.svg, a flat ferry under a lamp on a wide dark river, with a rope to the far bank
# sfx: river
The ferry at Thrap is a raft, a rope and a widow. The widow has a cold. She gives you the lamp.

"It's for the doctor's step," she says, "on the other side. She goes by it, to know which bank is hers. It wants to be there by midnight and it wants to be lit."

// A question to the sheet: archetype() is "fighter", "rogue", "mage" or "free".
{ archetype():
- "fighter":
    She looks at your shoulders, and then with more interest at the rope.
- "mage":
    She asks if you can do anything about the fog. You say that it depends upon the fog.
- else:
    She looks you over, and sneezes.
}

// A choice without a tag throws no dice. Its target may stand behind the brackets.
+ [Promise that it shall be there] -> promise
+ [Ask if there is anything hot first] -> hut
// "safe" says that a choice which sounds risky is meant to have no roll. Without it the checker would ask.
+ [Jump aboard and cast off # safe]
    The raft dips, and forgives you.
    -> midstream

=== promise ===
# place: 0,1 The landing
// A flag is set here, and read at the toll gate.
~ promised = true
You promise. You even spit, which is the custom. The widow wipes her nose and looks at you as you would look at a dog that has said something.

// What hangs on a line happens when the line is shown: here two days' food, and nine points of experience.
"Nobody's ever *promised*," she says. She goes in, and comes out with a loaf and half a cheese in a cloth. # ration: 2
It is a small thing to have overcome, a stranger's low opinion; but it counts. # xp: 9

+ [Go down to the raft] -> midstream

=== hut ===
# place: 1,1 The widow's hut
There is soup, in the sense that there is a pot. On the wall hangs a card, brown with smoke, that her husband used to read at the geese. *Cold Snap*, it says.

// "learn" teaches a spell: sunburst, smokescreen, coldsnap, undergrowth or windstorm.
You read it through twice, and feel your teeth ache. You have it now. # learn: coldsnap

// "rest" on a choice heals 3 and eats a ration, or heals 1 if there is none.
+ [Eat, and sit a while # rest]
    You sit until the soup has done whatever it was going to do.
    -> midstream
// A condition may ask the sheet: hp(), max_hp(), rations(), level(), ability("grace"), knows("sunburst").
+ { hp() == max_hp() } [Say that you have never felt better, and go] -> midstream

=== midstream ===
# place: 2,2 Midstream
A third of the way over, the fog comes down and the rope goes slack. Something has hold of the far end, or else nothing has.

// "test: ability DS" on a choice rolls 2d6 and the ability. Tags stand INSIDE the brackets; behind them ink loses them.
// The outcome is win (more than the DS), tie (exactly) or lose. Every roll needs words for a tie: that is the checker's
// firmest opinion. A failure costs as much health as the roll fell short, and a success pays the DS in experience, once.
+ [Haul in the slack # test: power 8]
    { outcome:
    - win:
        It comes, hand over hand, and at the end of it the river's bed lets go.
        -> islet
    - tie:
        // Your own price for a tie: a line with a tag.
        It comes, and takes the skin of both palms in exchange. # damage: 1
        -> islet
    - else:
        It comes all at once. You sit down on a cleat.
        -> boarded
    }
// "nodamage": a failure costs no health, because your text says what it costs instead. Here it costs the light.
+ [Shield the lamp, and find the current with your foot # test: grace 8 nodamage]
    { outcome:
    - win:
        There is a seam in the river where the slow water meets the fast. You lay the raft along it.
        -> islet
    - tie:
        You find it and lose your boot to it. It was the drier one.
        -> islet
    - else:
        You find it. The lamp finds it too.
        ~ lamp_lit = false
        -> boarded
    }
// "cast: spell DS" is 2d6 + Focus - the spell's level, and is only offered to those who know it; the condition says so to
// whoever reads the source, and lets you leave it out in Inky. margin() is how far the roll was from the DS.
+ { knows("coldsnap") } [Freeze a road across # cast: coldsnap 8]
    { outcome:
    - win:
        The river stops being a river in front of you, {margin() > 2: as wide as a street|about as wide as a shelf}.
        -> islet
    - tie:
        It freezes, and the raft with it. You walk. Your ears will tell you about it in the morning. # damage: 1
        -> islet
    - else:
        It is the fog that freezes. It falls on you.
        -> boarded
    }
// "cast: any DS" lets the reader choose among the spells they know.
+ [Try whatever you have on the fog # cast: any 9]
    { outcome:
    - win:
        The fog takes the point, and withdraws.
        -> islet
    - tie:
        The fog thins to a sort of veil, and something looks through it.
        -> boarded
    - else:
        The fog has heard it before.
        -> boarded
    }

=== boarded ===
# place: 3,3 Midstream
Two hands come over the edge of the raft. Between them, after a pause for effect, comes a hat.

"Evening," says the drowner. He has an otter with him, on a string. "I'll take the lamp."

// "fight: id" opens the fight. Several ids are several enemies. The outcome is win or fled; death is the app's affair.
// "noflee" forbids running; "ambush" makes the first round a blow, with no time to run or to cast.
+ [Fight him where he hangs # fight: drowner]
    { outcome:
    - win:
        He goes back down, hat last.
        -> islet
    - else:
        You leave him the raft and take to the water.
        -> swept
    }
+ [Go for the otter, and hope that he is fond of it # fight: otter ambush noflee]
    He is. "Steady on," he says, and takes his elbows off the raft. "She's only *young*."
    -> islet
+ [Kick at everything # fight: otter drowner]
    { outcome:
    - win:
        It is not pretty, and nobody is watching.
        -> islet
    - else:
        The raft tips. Everyone gets off.
        -> swept
    }
// "flee: DS" is a running away outside a fight: 2d6 + Grace. It pays by the margin of success. It needs a tie as well.
+ [Dive off on the other side # flee: 8]
    { outcome:
    - win:
        You are gone before the hat has turned round.
        -> swept
    - tie:
        You are gone, but the otter has a bit of you. # damage: 1
        -> swept
    - else:
        He has very long arms.
        -> swept
    }

=== swept ===
# place: 4,4 The reeds
The river takes you down half a mile and puts you in some reeds. You hold the lamp up out of it the whole way, like a waiter.

{ lamp_lit:
    It has not gone out.
- else:
    It would be easier to be proud of if it were alight.
}

+ [Wade upstream along the edge] -> reeds

=== reeds ===
# place: 4,3 The reeds
// A passage to which one comes back. That is allowed, as long as nothing can be gained by going round and round: here
// the choices that give something begin with * and are gone once taken.
The reeds are taller than you are. There is a path, if you believe in it. {Something is nesting to the left.|You have been here before.|You have been here before, and so has something else.}

* [Look into the nest]
    Four eggs, duck, still warm. You leave two. # ration: 1
    -> reeds
* [Follow the path as it bends to the right]
    It comes back. But you have found a dry place, and the dry place has made you cheerful. # heal: 2
    -> reeds
// "again": success pays experience every time and not only once. Then the choice itself had better be once-only.
* [Part the reeds with both arms and march # test: power 7 again]
    { outcome:
    - win:
        You come out upon sand.
        -> islet
    - tie:
        You come out on sand with a reed up your nose. # damage: 1
        -> islet
    - else:
        You come out where you went in.
        -> reeds
    }
+ [Go quietly, and let the reeds show you the way] -> islet

=== islet ===
# place: 5,2 The islet
In the middle of the river there is an island with one tree on it and, in the tree, the ferry's lost property.

+ [Look through it] -> lost_property
+ [Do not stop; you can see the doctor's window] -> far_bank

=== lost_property ===
# place: 5,1 The islet
Umbrellas; a wooden leg; eleven left gloves. Higher up hang a boat-hook with a good ash handle and a quilted coat that somebody must have been sorry to lose.

// "weapon: name points" and "armour: name points" replace what the hero has. So leave the reader the choice.
+ [Take down the boat-hook]
    It has been balanced by someone who knew how. # weapon: boat-hook 2
    -> far_bank
+ [Put on the coat]
    It smells of camphor and fits. # armour: quilted coat 2
    -> far_bank
+ [Leave it all for whoever comes back for it] -> far_bank

=== far_bank ===
# place: 6,2 The far bank
The far bank is steep clay, with steps cut in it by an optimist. At the top is a gate, and on the gate sits a boy with a ledger. "Toll," he says. "It's a penny, or a riddle, or you can try and get past me."

// Conditions again: who comes this far with grace to spare, or has grown on the way, may simply do it.
+ { ability("grace") >= 3 or level() > 1 } [Be past him before he has finished the sentence # safe]
    He writes it down in the ledger, with the time.
    -> step
+ { promised } [Tell him that you promised]
    He considers it. Promises are not in the ledger. In the end he rules a new column.
    -> step
+ [Answer the riddle # test: focus 7 nodamage]
    { outcome:
    - win:
        It is an egg. It is always an egg.
        -> step
    - tie:
        You say that it's a hen. He thinks that this is close enough, and takes a penny as well.
        -> step
    - else:
        You guess until the church clock has struck.
        -> late
    }

=== step ===
# place: 8,2 The doctor's step
It wants two minutes to midnight. You put down the lamp.

{ lamp_lit:
    -> delivered
- else:
    -> dark
}

// ── Endings ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// A line with "ending: id", and after the id "good", "bad" or nothing. Then ink's own END.

=== delivered ===
# place: 9,1 The doctor's step
Along the river comes the sound of oars, wandering. They stop. They turn, and come straight in.

"Somebody promised," says the doctor, looking at the lamp, "by the look of it." # ending: lamp good
-> END

=== late ===
# place: 7,3 The toll gate
You come up to the step at ten past. The doctor is sitting on it, in the dark, with her bag on her knees, wet to the waist. She has found her own way. She is rather pleased about it. # ending: late
-> END

=== dark ===
# place: 9,3 The doctor's step
You have carried an unlit lamp across a river, at night, and set it carefully where it could be seen. Far off there is the sound of oars; it passes, and goes on towards the weir. # ending: dark bad
-> END

// The app comes here when the hero's health is gone. Without this passage there is a plain end. A book with several places
// keeps a flag for where the reader is, and lets it choose the words: see low-hask/6-endings.ink.
=== death ===
# place: 3,5 The river
The river has you. It is not a bad river. In the morning they find the lamp on a sandbank, upright, and the widow sends for somebody else. # ending: drowned bad
-> END
