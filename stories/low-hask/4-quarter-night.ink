// Chapter four: the settlement at midnight, and the way to the weir.

=== eve ===
~ where = "night"
# place: 24,8 The green, at midnight
They have moved the table out beneath the middle lamp and taken away the bread and butter. The eleven stand in line with their hats off. The bell begins to strike.

On the ninth stroke four labelled men come up the lane from the weir, in step, carrying a chair on poles. Water runs out of it all the way. In it sits a young man with a book on his knee.

He is perhaps twenty-six. He is thin, and soaked, and his hair is combed. A steady trickle comes out at the end of each sleeve, and yet the cuffs are quite perfect. He gets down, thanks the bearers, and opens the book flat upon the cloth; and the pages stream. Then he looks up, and sees you; you're in an Office coat. Something goes over his face, like a hand behind a curtain.

"Oh," says Josiah Crake. "You have my peg."

The bell has stopped at eleven. He collects himself. He dips the pen. "Miss Clegg," he says gently. "If you would. What have you brought me?"

{ school_sum:
    "There is a correction," says Miss Clegg, and lays it before him, fair-copied. He goes down it with his finger. "Six years, ma'am. It is quite right. I shall enter it to your credit," he says, and he is very nearly glad, "and it falls to be allowed at the *next* quarter. Tonight's is tonight's."

    She had not thought of that. She feels in her pocket. She has something white there, with a pin in it, that she had been going to burn.
- else:
    "For two," says Miss Clegg, and steps up to the table. She has something white in her hand, with a pin in it. It's the label. She has made it out already, in her best script.
}

+ [Object, on a point of procedure # test: focus 10]
    { outcome:
    - win:
        "It is not midnight," you say. "By the clock of this parish it has struck eleven." He starts to answer; he stops. It has stopped one short for years. He took in that last stroke himself, for the Water, and he entered it. Under the lease he may settle at midnight and at no other hour, and midnight has been eaten.
        -> settlement_stayed
    - tie:
        You object; he overrules you; you object to the manner of it. By the time that you've both found the clause your teeth are chattering, since all this while, quite absently, he has been holding you by the wrist. # damage: 1
        -> settlement_stayed
    - else:
        You rise. You have the thing upon the tip of your tongue. He waits, pen up, with such sympathy that you forget it, and several other things; and he makes a small note of them.
        -> settlement_taken
    }
+ { archetype() == "fighter" } [Distrain upon the chair # test: power 9]
    { outcome:
    - win:
        You walk round it once, with your thumbs in your belt. "Carver, oak, one," you say. "Poles, ash, two. Does he owe rates on it?" Nobody knows. Then it will have to be gone into. You upend it, and the man who carried for the Water on one corner finds he's carrying for you. Without his chair the Under-Bailiff may not sit; it says so on the first page of his own book.
        -> settlement_stayed
    - tie:
        You have the chair. There are, however, the bearers, who haven't been told to put it down. It is a slow sort of tug of war, and you win it by the loss of a fingernail or two. # damage: 1
        -> settlement_stayed
    - else:
        It is oak right through, and has drunk sixty-one years. You get it to your shoulder, and there your back puts in a claim of its own.
        -> settlement_taken
    }
+ { archetype() == "rogue" } [Serve him # test: grace 9]
    { outcome:
    - win:
        It's the best that you have ever done. You go along the line with the rest, hat off, and when he says, "What have you brought me?" he has put out his hand for it before he has looked. "Josiah Crake," you tell him, "you are summoned to show by what authority." It's in his palm. He knows the rule as well as you do: a man who has been served can do nothing more until he has answered.
        -> settlement_stayed
    - tie:
        He sees it coming. He could very well draw back the hand; you both look at it. In the end it's you that flinch, and the paper goes in between his fingers along with the tips of yours, and they come out blue. # damage: 1
        -> settlement_stayed
    - else:
        He's been in the trade longer. You put the paper in his hand and find it is in yours.
        -> settlement_taken
    }
+ { archetype() == "mage" } [Enter a caveat, and seal the book # test: focus 9]
    { outcome:
    - win:
        Candle, wax, and the small brass seal that you have carried for two years and never used upon anything but jam. You set it down across the edge of the pages. *Let nothing be done.* Water cannot get out by it, or in. He lays a hand on the cover, and takes it away again, and looks, of all things, grateful.
        -> settlement_stayed
    - tie:
        The seal holds. The wax you have had to keep warm in the only place available, and you'll have the Office arms on the inside of your hand for the rest of your life. # damage: 1
        -> settlement_stayed
    - else:
        Wax does not take on a wet page. The book turns itself over on your fingers, like a sleeper disturbed, and it is very heavy, for a book.
        -> settlement_taken
    }
+ { knows("smokescreen") } [Put the lamps out with smoke, and get her away in it # cast: smokescreen 8]
    { outcome:
    - win:
        It comes down on the green like a blanket on a fire. In the middle of it you have got Miss Clegg by the elbow. "Is this quite regular?" she asks you, as you run. When it lifts there is nobody before the table, and he cannot settle with nobody.
        -> settlement_stayed
    - tie:
        You get somebody away, at least, and have carried him as far as the pump before it proves to be one of the bearers. But by then Miss Clegg has had the sense to sit down under the table. # damage: 1
        -> settlement_stayed
    - else:
        You read it from the stomach, and it stays there.
        -> settlement_taken
    }
+ [Keep your head down and your mouth shut # safe]
    It is their lease. They signed it. You have stood by at a great many of these.
    -> settlement_taken

=== eve_late ===
~ where = "night"
# place: 24,9 The green, past midnight
You come through the shrubs with one boot on. It's nearly over. There's the table, under the lamp; there's an oak chair, on poles, streaming; a thin young man sits there with the perfect cuffs of one who has nothing else left to keep straight, and he writes, and the pages run.

They've gone up in order of the alphabet, backwards, because it was Mr Tiplady's turn to be first. He stands there now on the other side, rubbing his forehead. Amos Sugden has lost the word for what he has in his mouth. He takes it out, and looks at the bowl, and puts it back.

"Miss Clegg," says the young man. He turns over. He has seen you. "Oh," he says, in quite another voice; "you have my peg." But the pen is already wet. "I'm so sorry. If you would, Miss Clegg. What have you brought me?"

"For two," says Miss Clegg.

There's a clear twelve yards of grass between you and the table.

+ [Clear it, and overturn the table # test: power 10]
    { outcome:
    - win:
        Being rested, you do it in five strides. Table, cloth, lamp and ledger go over together, and you go with them, and sit up with the pen in your fist.
        -> settlement_stayed
    - tie:
        You reach the table at the same time as one of the bearers. What goes over is all three of you. # damage: 2
        -> settlement_stayed
    - else:
        You trip on the lace of the boot that you do have on.
        -> settlement_taken
    }
+ { knows("undergrowth") } [Bind the book shut with the grass it lies on # cast: undergrowth 8]
    { outcome:
    - win:
        There's a noise of stitching. When he goes to turn the page it has a lawn on it.
        -> settlement_stayed
    - tie:
        It binds the book, and the table; and the grass of Low Hask having been dead for a good long time is not particular about ankles. # damage: 1
        -> settlement_stayed
    - else:
        You're out of breath, and it wants reading low.
        -> settlement_taken
    }
+ [Stand where you are # safe]
    Twelve yards is quite far, when you look at it.
    -> settlement_taken

=== settlement_stayed ===
~ stayed = true
# place: 25,8 The green
"Then I must adjourn," says Josiah Crake. He says it as people say, *then I must go and lie down.* "Until first light, at the weir. It will want to be told why." He blots the page, on which there is nothing, and closes the book on it. { school_sum: To Miss Clegg he says, "Your ones were always so like sevens, ma'am. I did wonder." | To Miss Clegg he says, "I should not have liked it, ma'am. I should wish you to know that." }

{ school_sum: "You might have *asked*, Josiah," says Miss Clegg. | "You might have *said*, Josiah," says Miss Clegg. }

"I was not at liberty," he says. It must be the sentence he has used more than any other, for it has worn quite smooth.

He walks beside the bearers back down the lane, and the trickle from his sleeves goes after him through the dust like two pieces of string.

They have never had a quarter night with anything left over. Mother Oddy begins to cut the bread and butter again. Amos asks you, shyly, if it would be in order for him to tell somebody about his wedding hat, while he has still been told of it. And Miss Clegg takes the label, tears it neatly in half along the fold, and gives the pin back to the boy; she'd borrowed it, out of his collar.

You have until first light. At first light the sluices close, too. # xp: 10

+ [Get ready for the weir] -> weir_lane

=== settlement_taken ===
# place: 25,9 The green
It's quickly done. That is the worst you will have to say about it.

"I have one afternoon, with a boat in it," Miss Clegg says, "and the whole of my first term." She shuts her eyes, to be certain that she has them. "It was a blue boat." He writes down *blue*. She opens her eyes, and there's no one in them. She goes on standing up very straight. He waits a moment, out of respect, and blots the line, and the boy behind her says, "Miss?" and then once more, "*Miss*?"

It's you that pins on the label. She would want it straight.

\*Responds to questions.* You cannot think of one. It's Wilf who does, in the end: in a little high voice, with his eyes on her face, he asks what are seven nines.

"Sixty-three," says Miss Clegg, at once, and smiles, to nobody, at the place where a class would be.

The chair has been carried off down the lane. He did not look round. But he'd got down, before that, and come up to you, dripping, near enough to touch, and he said in a low voice: "I'd be obliged if you would tell them I have written. I've written several times." At first light he is to account for it at the weir. At first light the sluices close.

+ [Get ready for the weir] -> weir_lane

=== weir_lane ===
# place: 26,8 The top of Weir Lane
Weir Lane goes down from the green past the last of the houses. It is two hours, maybe, before there'll be any grey in the sky. No one has said that you should go after him. They've started to bring things out and put them on their doorsteps, the kettle, the cat-basket, the good clock, as you would if there was a cart expected.

{ archetype():
- "fighter":
    Saul Haggas, without a word, hands you up a dresser to put on the pile. He has seen how you lift.
- "rogue":
    From habit you count the ways out. There are none. You count the ways in.
- "mage":
    You go over your writs with your lips moving, like anybody outside an examination room.
}

From here you can make out three ways. There is the lane itself, which is broad, and between its hedges, all down it, stand the paid-up, in the dark. They've come away from the lamps. They are facing the weir. There's the mill-leat, a dry stone ditch as deep as a man, that goes the same way under the ground for part of its length. Or there's the fish-pass below the weir: a staircase of stone basins, that the salmon used, coming up at the pool from behind. It still has water in it. It's the only water in the valley that moves.

Mother Oddy has brought you broth, in the jug with the heron on.

+ [Sit on her step first, and drink it # rest]
    There's barley in it. She stands over you till it is gone.
    -> small_hours
+ [Go by the lane, through the paid-up] -> lane_crowd
+ [Go by the leat] -> leat
+ [Go by the fish-pass] -> fishpass

=== small_hours ===
# place: 26,7 Mother Oddy's step
You've a blanket around you. It is the low part of the night when things are said.

"I don't know what you can do," says Mother Oddy. "I don't say that you can do anything. Only nobody's ever come, before." She has the candle from the window on the step beside her, and shields it, from habit. "I've been thinking what I'd do if I went up. I'd have to have a pass-key for the inn there, wouldn't I? It's my inn. Only they tell me it's got somebody in it by the name of Corker."

You say that he is well spoken of for onions.

"*With bacon?*"

"With bacon."

She thinks it through. You see her decide to be generous. Across the green the doorsteps are filling up: a clock, a spade, the harmonium stool. The boy is asleep on a roll of carpet{ whistle:, with the whistle in his fist|, with his mouth open, and one hand feeling about, even so, for something that is not there}. Beyond him, where the lamps give out, two hundred and forty-four geese have come up from their field unbidden, and stand in the lane ten abreast; they look for all the world as if they'd been told to be ready to leave.

"They know something," says Mother Oddy. "Or they only think they do. You can't tell, with a goose."

+ [Go down the lane, through the paid-up] -> lane_crowd
+ [Go by the leat] -> leat
+ [Go by the fish-pass] -> fishpass

=== lane_crowd ===
# place: 27,8 Weir Lane
They stand from hedge to hedge. You know some of the coats by now. *Talks to birds. Likes to be told good morning. Sing to her.* They do not turn as you come up; but they close, shoulder against shoulder, as sheep will at a gap. It has gone through them that somebody is going down to the weir who is full, and they are empty, and it's cold.

There's not a weapon among them. You'd have preferred one.

+ [Call the roll # test: focus 9]
    { outcome:
    - win:
        You have always been good at names; it is the job. "Joseph Brigg," you say; "good morning. Ruth Haggas. Matthew Tippet." You go on as far as you can. At every name there's one who lifts a hand, or their chin, and stands aside. They only want to be ticked off by somebody.
        -> weir_back
    - tie:
        You know eighteen. The other two block the way and look at you, and look at you, until you have given them your own. They hand it back, after a time, a little worn. # damage: 1
        -> weir_back
    - else:
        You say a name and four of them come for it.
        -> lane_lost
    }
+ { knows("windstorm") } [Blow the lane clear # cast: windstorm 8]
    { outcome:
    - win:
        They weigh nothing. They go up like leaves, with their labels fluttering, and come down in the hedges on both sides; and sit there, not displeased, with their hair on end.
        -> weir_back
    - tie:
        They are blown to the end of the lane, and so is the lane: dust, gravel, a gate. You get the gate. # damage: 1
        -> weir_back
    - else:
        \*To be read facing away.* It does not say from what.
        -> lane_lost
    }
+ [Put your head down and shove # fight: paidup]
    { outcome:
    - win:
        You keep your thoughts on the schedule of dilapidations, in which there's nothing that anyone would want, and you go through like a plough. The last of them takes hold of your sleeve as he goes down, and he says, "Thank you," and you will wonder about that.
        -> weir_back
    - else:
        You break off. There is nowhere to break off to; they are on that side as well.
        -> lane_lost
    }

=== lane_lost ===
# place: 27,9 Weir Lane
You do not know how long it goes on. They are very gentle. It is like being undressed by nurses. They take the walk to school, then the school. They take a girl with a squint, whose name you had meant to keep. An old woman puts her palm to your cheek, draws it away, and holds up before her eyes, turning it to find the light, the whole of a Sunday when you were six and had the measles and somebody read to you. She begins to cry with happiness. You watch her do it. You could not say what it is that she has got.

And then there's a kind of pause, and they step back, from the front to the rear, opening like a pair of doors.

Down the middle of the lane, ten abreast, without a sound, come the geese. They come at the pace of a tide. They part around you and close up behind, and the paid-up, who have stood in this lane every quarter night and never once been hissed at, give ground.

When they have gone by you are sitting in the road by the last gate. You've a feather in your hand. The weir is just below.

+ [Get up] -> weir_back

=== leat ===
# place: 27,6 The mill-leat
You lower yourself into the leat and walk in it, with the rim of the ditch at the level of your eyes. It is cobbled. After a hundred paces the cobbles go in under an arch, beneath the mill-yard, and there's a grating with a lock on it as big as a loaf. It was for keeping out the eels. A few of them are there still, on this side, in a heap, with their noses to the bars. They must have come a very long way to be stopped by it.

Behind the grating it's as dark as a boot. A wind comes out that has a word in it. It's always just about to be said.

+ [Go back, and take the lane after all] -> lane_crowd
+ [Slip through, where the last bar does not quite meet the wall # test: grace 9]
    { outcome:
    - win:
        You send the coat through first. Then you breathe out everything since breakfast and follow.
        -> leat_tunnel
    - tie:
        All but one ear. # damage: 1
        -> leat_tunnel
    - else:
        You get as far as the hips. There you stay, with one half of you on each side, until you've been gone over with some care by whatever it is that lives in the dark and smells of pennies.
        -> leat_over
    }

=== leat_tunnel ===
# place: 28,6 Under the mill-yard
It is forty paces. You count so as to have something in your head besides the word in the wind.

At twenty there is a place where the roof lifts, and a little starlight comes down by a shaft. Somebody has been using it for a house. There is a bed of reeds, and a shelf; there are a lot of things upon the shelf, all very carefully made out of nothing: a whistle cut from elder, one from a goose-quill, from a hemlock stalk, a bone, the neck of a bottle. There are hundreds of them. Every one has round it a twist of wool, or of grass dyed as near to blue as may be; not one of them has got the note.

{ whistle:
    He has it now. You think of Annis, hanging up her apron. You take the elder one, because she would like to see it.
- else:
    Whatever it is that he's looking for, he has not found it yet. You must have walked past the door that it was behind.
}

At thirty the word in the wind comes clear. It is only *Next?* in a clerk's voice, patient, over and over, to an empty room.

At forty there is a ladder of iron staples, and the sound of water.

+ [Go up it] -> weir_back

=== leat_over ===
# place: 28,7 The mill-yard
There is nothing for it but to go over the top. You drag yourself up out of the leat on your elbows, and across the yard in full view of the weir, from one patch of shadow to the next.

You're seen. Nobody calls out. The lamp by the pool goes down, as if someone has turned his back to it out of tact; and at the same time the ground under you grows wet. It comes up between the cobbles without any sound. It isn't a flood. It is only as deep as a plate, and stretches all about you, with stars in it, and it doesn't lap or run. Wherever you put down your hand, it's there first. When you stand still it draws in close around your boots, like a crowd round a man who has fallen down, and values you.

Your knees will never be the same after those cobbles. You reach the weir's end on them. The water goes back down into the joints of the stone, and leaves behind, on every single cobble, a small white shell.

+ [Get behind the weir] -> weir_back

=== fishpass ===
# place: 27,10 The fish-pass
There are fourteen basins, one above the other, with a lip to each. Black water comes over the lips, as smooth as oil, with hardly any noise; it goes *up*. It slides up from basin to basin, unhurried, from the bed of the valley to the pool, like a cloth being drawn off a table by the far end.

It is carrying apples, white ones, one at a time.

The basins are six feet across, and deep. At one side, the masons have left a kerb as wide as your hand.

+ [Go up by the kerb # test: grace 10]
    { outcome:
    - win:
        Fourteen kerbs, heel to toe. You do not look in the basins. On the ninth something in there politely clears its throat, and you do not look.
        -> weir_back
    - tie:
        You look. It was only an apple, going by, with a voice in it that you know. You miss the lip of the twelfth with your foot but not with your chin. # damage: 1
        -> weir_back
    - else:
        The water goes up, and so does anybody who falls in it: fourteen lips, face first.
        -> weir_back
    }
+ [Go back up, and take the lane after all] -> lane_crowd
+ { knows("coldsnap") } [Freeze the stair # cast: coldsnap 8]
    { outcome:
    - win:
        Through the teeth; and it stops. Fourteen basins, fourteen curtains of black glass, and in the ice, like fruit in a jelly, the last of the quarter's days on the way to be eaten. You walk up in the middle. Whatever has been waiting for them up above will just have to wait.
        -> weir_back
    - tie:
        It takes all but the topmost. You step off the ice with a good deal of confidence into the one that is not. # damage: 1
        -> weir_back
    - else:
        You freeze the kerb. It was the only dry place to stand.
        -> weir_back
    }

=== weir_back ===
# place: 29,8 Behind the weir
You lie on your front in the wet grass behind the shoulder of the weir, and get back your breath. The sky has a grey rind to it. Somewhere high up to the west a very small light is moving: it's the lamp room on the Wall, and somebody up there who has not been to bed either{ eased:, and said that she would not}. # xp: 24

Amos Sugden is here before you. He is lying on his front too, with his hat over his pipe.

"I came with the geese," he whispers. "They would come." You look back. They have stopped at the end of the lane, the whole white army of them, and stand with their necks up. "I thought I might be a help. I've nothing on me that It wants; I'm mostly Thursdays." He is shaking all over. "D'you know, I was sat at the window with my pipe, the day our Ezra's dad walked up that hill. I saw him look round. I've still got that one. I thought, if I wave, he'll come back down. So I didn't wave."

He has kept it ever since, he says, and It has asked for it each quarter. He'd given them his wedding sooner.

"You might tell the lad," Amos says. "About the reason."

+ [Tell him that he can tell them himself, and look over the weir] -> pool
