// Chapter two: the bed of Hask Water, and three ways across it.

=== mud ===
~ where = "mud"
# place: 11,8 The bed of Hask Water
Sixty-one years of silt have dried for a week into plates the size of tabletops, curled at the edges, and the whole floor of the valley ticks as they go on curling. Between the plates it is still soft. You walk on the tables and not on the floor. # xp: 20

{ archetype():
- "fighter":
    You are the heaviest thing to have come this way since the water went, and the plates remark on it, one by one.
- "rogue":
    You cross it as you would a skylight: on the frames, and never on the glass.
- "mage":
    You take up a pinch and smell it. It has the mild, sour breath of a strongroom. There is writing in this, somewhere, and a lot of it.
}

It is warm. There is a smell, not foul, like the inside of a vase. Here and there lies something that was dropped from a boat by people on an outing, who thought that they were dropping it into water: spectacles, a bottle, one oar. They are on top. Everything which belongs to the valley is beneath, and shows only as a thickening, as furniture shows under sheets.

You look back once. On the ridge, at the head of the old road, stands the gate, and from this side it is bare grey wood. Whoever paints it has never walked round.

There are three ways to the smoke. The Causey runs straight on, a low ridge in the silt; along it, far ahead, are figures and a sledge. To the left stands an orchard, four acres, black, in rows, with what look like small lamps hanging in it. To the right there is a knoll, and in the side of the knoll a brick arch with a door: that would be the ice-house of Hask Hall. The Hall itself was too big to move up the hill, and was sold for rubble. But nobody is known to have emptied the ice-house, and the Hall, says the schedule to the lease, had kept a very good table.

+ [Follow the Causey] -> causey
+ [Go by the orchard] -> orchard
+ [Look into the ice-house] -> icehouse

=== causey ===
# place: 13,8 The Causey
Under its foot of silt the road is good. After half a mile there are the marks of a sledge, heavily laden, and of bare feet, and then voices and the clink of a bar.

They are at what was once a field barn. Four women and a couple of boys, clay to the eyes, are taking the lead off it in sheets and rolling up the sheets like pastry. Mudlarks: you get them on any bank where the water goes out and comes back. They will be from Thrapwater, down the valley, and are breaking eleven separate regulations of the Company's. They have a lookout: a piece of the wall is looking at you, and it has a catapult.

A big woman with a long three-pronged spear stops work, and turns round, and leans on it.

There is a sunk lane that leaves the road here and would bring you round behind the barn, if you kept your head down and if it has a bottom.

+ [Walk up the middle of the road with your hands in sight] -> larks
+ [Take the sunk lane]
    It has a bottom in most places. You go from root to root along the old hedge-bank, bent double. Halfway, a stone the size of a plum goes by your ear, and a moment after it a small groan; but nobody comes. They must be paid by the hit.
    -> larks_slip

=== larks ===
# place: 14,8 The lead barn
"Peg Brashaw," says the big woman. "This is my sister, my other sister, and our Ada that's nobody's sister. If you're Company, we found this lead. If you're not Company, it's ours."

You tell them where you are from.

"Arrears," says Peg. She tries the word on the spear. "They had the bed from under my gran. She was in it."

No one says anything. The sledge has sunk to its runners with about a ton of lead on board, the rope has parted once already, and they are all of them very tired. They would have the whole barn's worth away by now if it only moved. One of the boys is looking, not at you, but at your pocket, where a dinner would be.

+ [Take the end of the rope without being asked # test: power 7]
    { outcome:
    - win:
        You get the rope over your shoulder and your heels against the sill of the barn. It's no worse than a piano. When the sledge comes up out of the clay there is a shout, and someone claps you on the back and leaves the whole hand there in grey.
        -> larks_friend
    - tie:
        It comes; the rope parts for a second time at the very last, and you sit down hard on a road that has waited sixty years for company. But they saw you pull. # damage: 1
        -> larks_friend
    - else:
        You pull until something goes in your side. The sledge settles another inch, in a comfortable way. "Well, it's the thought," says Peg, and you can see her wondering what the thought was.
        -> larks_scorn
    }
+ { rations() > 0 } [Offer them a licence of salvage, backdated]
    You sit on a roll of stolen lead and draw it up, on the back of the form for drowned cattle. It has a number. Peg can't read; she holds it by the edges and has Ada read it out to her, twice, and at the words *peaceable enjoyment* she has to go and look at the barn for a minute. There remains the fee. You are a servant of the Office and cannot let it go for nothing; so in the end you pay it for them, and they take your dinner, by way of change. It goes in two halves, to two boys, and then in no time. # ration: -1
    -> larks_friend
+ [Tell her that as it happens you are here to seize the lead # fight: brashaw]
    { outcome:
    - win:
        She goes down swearing in the accents of Thrapwater, and stays down from weariness as much as anything. The others only watch. You had hoped that somebody would throw something.
        -> larks_foe
    - else:
        She does not run after you. She laughs, which carries further.
        -> larks_fled
    }

=== larks_friend ===
~ befriended = true
# place: 14,7 The lead barn
They give you tea, out of a can, with the rust in it. They will be here until the last minute, says Peg, since that's when the price goes up. There's nobody quicker than a Brashaw at getting off a mud with the water behind her; they have hurdles laid the whole way back to the Wall, and ropes on the Wall that the Company has not happened to notice.

"We've not been in there." She tips her head at the spire. "There's brass in it. You can see there's brass. Our Ada went as far as the pump, and an old feller takes off his hat to her and says good evening, and would she be the new bailiff. And it was ten in the morning, and he was dry." She puts another spoon of sugar into your can. "I've robbed the dead. I never had one be polite."

They press on you a parcel of smoked eel, and when they see you looking at the spear Peg says that she's got two. # ration: 1

+ [Take the eel-spear]
    It has three barbed tines and a nine-foot shaft, and someone has whipped the grip with lead tape. "Low," says Peg, "and twist." # weapon: eel-spear 3
    -> fold
+ [Keep what you came with] -> fold

=== larks_scorn ===
# place: 15,8 The Causey
They are not cruel about it. One of the sisters binds you up, using clay and a stocking, and the boy with the catapult is made to say that he is sorry, and says it. Then they go back to work, and have finished with you.

"You can tell your Office," Peg Brashaw calls after you when you have gone fifty yards, "that it was a brass bed. It'd a blue china knob at each corner. And she'd been ill."

You have nothing to write it down with, but for the rest of the way you go over the items, so as not to lose any. Brass bed, one. Knobs, china, blue: four. You have done a great many beds. You try to recall one that had nobody in it, or nobody who had just been got out of it and stood beside the wall with a shawl on, looking at the place; and by the time that you give it up you are nearly there.

+ [Go on to the end of the road] -> fold

=== larks_foe ===
# place: 14,9 The lead barn
You write them the receipt for the lead. That is the procedure, and your hand is fairly steady. *Seized, by way of distraint: lead, sheet, one ton. Left in the place where found, for want of transport.* You pin it to the barn. The sisters read it over one another's shoulders, moving their lips, and then turn and look at you. It is clear to all of you that in eighteen hours it will be under ninety feet of water, paper and lead and all.

"They've took it off us," says the small boy, trying to understand, "and they've *left it here*?"

"That's what they do, my lamb," says Ada.

The eel-spear lies where Peg let it fall. No one picks it up. It would make a difference to you, and she will hardly need it before she can stand.

+ [Take the spear along]
    You write that on the receipt as well. # weapon: eel-spear 3
    -> fold
+ [Leave it beside her] -> fold

=== larks_fled ===
# place: 15,9 The soft ground
You leave the road at a run, and then you are no longer running, although your legs have not been told. It's a place where a spring comes up. The crust lets you in to the knee, considers, and lets you in to the hip. It is cool. It has a slow pulse.

No one is chasing you. You can hear the women laughing over by the barn, and the bar going clink, and after a time they strike up a song, with a chorus.

There is an art to this. They teach it to Collectors on the Orrelby flats: you may lie down on it like a bed and swim, or you may find a thing that is fastened to something else and pull. What you must not do is to stand still and be dignified. A gatepost stands up out of the silt a body's length away. Beyond is firm ground, and beyond that a whiteness, moving about, which you cannot account for.

+ [Lie down and swim # safe]
    Slowly, on your back, like a bather. You watch the sky. You arrive.
    -> fold

=== larks_slip ===
# place: 15,7 The sunk lane
Behind the barn the lane comes up into a little walled yard, and there you stop to scrape your boots, since there's a scraper.

It is one of those yards that are swept. There is a bench in it. On the bench lies a pair of women's gloves, of good grey wool, one laid upon the other with the fingers curled, and when you touch them with the end of a stick they are warm with the sun and as dry as toast. All around them the silt lies an inch deep, upon the flags, the wall, the arms of the bench. It has not lain on the gloves. There are two clean places below, too, on the flags, side by side, heels to the bench, the size of a woman's shoes.

She sat here and looked at the barn, then. You look at it. Someone who sat here every day would come to know each slate.

From the barn you can hear the lead come off. It makes a tearing sound. You do not take the gloves. A minute later you go back and lay on them, so that the wind shan't have them, a stone.

+ [Go on towards the smoke] -> fold

=== orchard ===
~ where = "mud"
# place: 13,10 Sugden's orchard
The trees were never felled; there was not the time. They stand in their rows, drowned black, and each of them is in fruit.

The apples are white. They have no more colour than candles have, and they hang without a stalk that you can see, a little way off the twig, and turn. There is no wind. It makes a very slight noise, four acres of it, as when people in a large room are being quiet. The grass underneath has been kept scythed, though it is not grass any more.

You could eat one. You are hungry, and they smell as apples do when you open the door of the loft in January. You could also keep to the wall, out of sight of the middle; for somewhere in the middle there is a saw going. It goes to and fro nine times, stops, and goes nine times.

+ [Pick an apple and eat it] -> orchard_apple
+ [Go and see who is sawing] -> orchard_man
+ [Keep to the wall # test: grace 8 nodamage]
    { outcome:
    - win:
        You keep the trunks between you and the sound and put your feet where the scythe has been. Nine strokes, and you walk; silence, and you stand. In this manner you come right round to the press-house, with your heart going like a dog's tail.
        -> orchard_press
    - tie:
        You have nearly done it when you brush a bough. The apples knock together, tree after tree, on and on along the row; it's like a rumour. You run the last of it bent low and meet with a wheelbarrow. # damage: 1
        -> orchard_press
    - else:
        There is a pit in which they used to burn the prunings. Silt has skinned it over as custard does. You climb out, on the wrong side, and straight into the open; and the saw has stopped.
        -> orchard_man
    }

=== orchard_apple ===
# place: 13,11 Sugden's orchard
It is cold and crisp, and at the first bite you are in a kitchen.

It is raining. You have flour on your forearms and they are not your forearms. A man comes in from the yard with his head down and wet through, a man whom you know so well that you do not look up, and he puts his cold hands flat against the back of your neck, and you shriek and hit him with the cloth. That is all. The rain goes on. There is a whole afternoon of it, and the light in the window goes from grey to a brownish pink, and nothing happens, and you are happy, and the bread rises.

Then there is a core in your hand. You are standing in the mud with your face wet. You feel better than you have felt since you left Orrelby, fed through and through, and you know exactly what you have done. # heal: 3

There are some thousands of them on the trees. You count the rings of the nearest branches, and it comes out at about one a day.

Something is standing in the next row. It has a ladder.

+ [Turn round] -> orchard_man

=== orchard_man ===
# place: 14,11 Sugden's orchard
He has a leather apron and a ladder, and a pruning saw of the folding kind, and he was about seventy when he stopped. He is not decayed. He has been washed, rather, over and over, like a good shirt. The colour is out of his eyes and the print is out of his hands. On his lapel somebody has pinned a label in a round schoolroom script: *JOSEPH BRIGG. Likes to be told good morning. Paid up.*

He sets his ladder against a tree, climbs three rungs, saws nine strokes at a place that has no branch, and climbs down. He comes to where you are. He puts his ladder against you.

+ [Say good morning to him, by his name # test: focus 8]
    { outcome:
    - win:
        "Good morning, Joseph." You say it as you would over a gate. He waits with his foot on the rung. You say it again, and tell him that it looks like keeping fine.
        -> man_listen
    - tie:
        "Good morning, Joseph." He turns his head. He takes hold of your hand, to look at it, and goes on holding it, and the cold travels up as far as the elbow and does not entirely come out again. # damage: 1
        -> man_listen
    - else:
        You say good morning. It is plainly afternoon. A crease comes in the smooth place between his eyes, the whole of him gathers around it, and he begins, patiently, to take off your arm.
        -> man_fled
    }
+ [Get out from beneath the ladder and away # flee: 8]
    { outcome:
    - win:
        You are round the tree and gone. Behind you he climbs three rungs of nothing.
        -> man_fled
    - tie:
        You get away, and bring the ladder with you, round your neck, for several yards. # damage: 1
        -> man_fled
    - else:
        He's at the top before you have moved. Nine strokes.
        -> man_fled
    }
+ [Knock him down # fight: paidup]
    { outcome:
    - win:
        He goes down like washing. He lies looking up through the branches and his right arm goes on, to and fro. You have said good morning to him after all.
        -> orchard_press
    - else:
        He does not hurry. He has the ladder to bring.
        -> man_fled
    }

=== man_listen ===
# place: 14,10 Sugden's orchard
He takes the ladder down off your shoulder. He folds up his saw. Something is on its way to the front of him from a very great distance, and you wait for it.

"Morning," says Joseph Brigg. # xp: 8

It is not a memory. He has none; the place for it is empty, and swept. The word fitted, and went in. He stands there with it. Then he goes to the tree and picks an apple, choosing it, and holds it out for you to see without letting go. He puts it to his ear. He offers it to yours. Very small, as in a shell, you can hear a woman laughing in a kitchen, and rain.

"Not mine," says Joseph Brigg. "Mine's been et."

He hangs it back upon its bit of air. Then he walks before you through the rows. At the end of one he points with the saw to the boundary hedge, to one place in it, until you have looked along the blade; and so to the press-house, where he holds the door. Beside the door, on a nail, is a billhook with an ash handle. He looks at the thing, and at you, and it is possible that he is lending it.

+ [Take the billhook, and thank him]
    It has been oiled, lately, and often. # weapon: billhook 2
    -> orchard_press
+ [Wish him good morning, and go in] -> orchard_press

=== man_fled ===
# place: 15,11 Sugden's orchard
You run along a row and then across the rows, and the apples swing and knock together overhead with a sound like teacups. Nothing is following you. The saw has begun again: nine strokes, and nine. You have only been an interruption.

You have come out at a low place where the windfalls have rolled down and lie together, hundreds of them. They have gone soft. They give off a murmur, all of them together, and if you bend down it comes apart into voices: *pass me that. Where've you put the. Not till your father. Mind. Oh, look at the.* They are brown at the edges. They have begun to forget the ends of things.

You stay longer than you should. What gets you to your feet is that you are waiting to hear somebody you know.

At the end of the row is a hedge, and over it, close now, the spire.

+ [Make for the hedge] -> orchard_hedge

=== orchard_press ===
# place: 15,10 The press-house
The press-house has kept its roof. There is the great screw, there are the horsehair cloths hung to dry, and along the wall a rack of shallow trays; and the apples in the trays are ordinary apples, wrinkled, red, sixty-one years old and smelling of it. Someone has gone on turning them. You eat one, standing, core and all. It tastes of nothing but apple, and you could weep. # heal: 1

On a shelf lies Joseph Brigg's graft-book, with all his trees in it by name. It has been marked at a page by a card with a printed border. *Undergrowth*, says the card. *Third standing writ of the Office of Arrears. To be read low and without impatience. Not to be read in gardens.* Beneath the title there is pencilling, in a sloping hand. *Gave this to Mr Brigg who was kind about my boots. It is only a quick way of doing what he does. He says that it is not the same, and I'm inclined to think so. J.C.* # learn: undergrowth

There is a chair by the window with a dent in the cushion. It faces the orchard. You look where it is looking: the sawing man goes by with his ladder, between the trees, and stops, and puts up a hand to shade his eyes, and lowers it, and goes on.

+ [Leave by the far door, for the hedge] -> orchard_hedge

=== orchard_hedge ===
# place: 16,10 The boundary hedge
Between the orchard and the village they laid, some two hundred years ago, a boundary hedge, and did not skimp. It's nine feet high and as thick as a house. Drowning has not hurt it. The thorns have gone the same dull white as the apples, and are as long as your finger, and when you stand close the near ones move round to point at you, a little at a time, like people at a party who have heard your name.

There used to be a stile. Through the thick of it, low down, you can see that something white is moving about on the other side.

+ { man_listen } [Try the place that Joseph pointed to]
    You put in your arm to the shoulder, and take hold of a step. It is a good stile, with a dog-gate, and on the inside, where it could be of no use to anybody, somebody has kept the thorn cut back.
    -> fold
+ [Go in where it looks thinnest, and keep going]
    A yard in, it takes your sleeve; two yards in, the other. # damage: 1
    -> hedge_held
+ { knows("undergrowth") } [Read it open # cast: undergrowth 7]
    { outcome:
    - win:
        You read it low and without impatience. Branch by branch it draws aside, and folds its hands. There is a stile behind it with a dog-gate. You go over, feeling that you should have wiped your feet.
        -> fold
    - tie:
        It opens to the width of a cat. You take a long breath out, and go through as one. # damage: 1
        -> fold
    - else:
        You hurry the last line. The whole of the hedge leans forward to hear better.
        -> hedge_held
    }
+ { knows("windstorm") } [Blow a way over it # cast: windstorm 7]
    { outcome:
    - win:
        You spread your coat and read the card at the ground. There's a moment of great surprise, thorns going by beneath, and a haystack, or the memory of one.
        -> fold
    - tie:
        It lifts you quite high enough. It might have set you down from there, instead of leaving you to find your own way. # damage: 2
        -> fold
    - else:
        The gust goes up, and turns over, and comes back with you inside it, and puts you into the hedge from above.
        -> hedge_held
    }

=== hedge_held ===
# place: 16,11 The boundary hedge
It holds you by the coat, the cuffs, the hair, the lease. It is content to have you, as a hedge has a nest. After a quarter of an hour you stop pulling, since each pull goes in somewhere, and you hang there with your feet just off the ground and think about Remembrancer Pellow receiving in due course a goose.

Nine strokes. Silence. Nine strokes, closer.

He comes along the hedge-foot with his ladder on his shoulder, in his leather apron, with that washed face: JOSEPH BRIGG, says the label. *Likes to be told*; and the rest of it is under his arm. He puts up the ladder. He climbs three rungs and opens the saw, and now there is a branch there. It is a short inch from your ear. He saws it through with nine strokes and drops it behind him, and he does the next. He prunes you. He goes all round you like that, with care, cutting to an outward bud, and when there is nothing left to hold you he takes you under the arms, and turns, and sets you down on the other side.

He waits. You see what for.

"Good morning," you say.

+ [Go on, on shaking legs] -> fold

=== icehouse ===
~ where = "icehouse"
# place: 13,6 The ice-house
The arch is of fine narrow brick. The door beneath it has been shut on silt, and more silt has come down afterwards and shut it better, so that what you are looking at is the top third of a door. It breathes. A cold air comes out of the keyhole, with a smell of straw and iron, and lies along the ground. Where it goes the mud has frost on it.

On the crown of the knoll is a second way in, the chute by which the ice went down: a slot, stone-lipped, made for blocks two feet square. Somebody has scratched a warning next to it: NOT A SLIDE. Under that, in another hand, lower: IT IS THO.

+ [Dig out the door and force it # test: power 8]
    { outcome:
    - win:
        You dig as terriers do and then you lean, and it opens as the doors of the rich open, without a sound and just enough.
        -> ice_steps
    - tie:
        You clear it to the hinge, set your back to it, and discover that it opens outward. # damage: 1
        -> ice_steps
    - else:
        The lintel has only been staying up out of habit. You are underneath when it drops the habit, and the whole bank goes in ahead of you, and takes you along.
        -> ice_fall
    }
+ [Try the chute]
    Feet first, elbows in, and brake with the heels. It is a slide, for the first twenty feet. # damage: 1
    -> ice_fall
+ { knows("windstorm") } [Blow the silt out of the doorway # cast: windstorm 7]
    { outcome:
    - win:
        It goes off across the valley in one long brown scarf. The door stands there, clean to the sill, and ajar.
        -> ice_steps
    - tie:
        The doorway is clear; you are not. You have been breaded, like a cutlet, and there's a good deal of it in your eyes. # damage: 1
        -> ice_steps
    - else:
        The wind goes in by the keyhole. There is a short pause, and then the door comes out.
        -> ice_fall
    }
+ [Think better of it, and cut across to the orchard] -> orchard

=== ice_fall ===
# place: 14,5 The ice-house
You land in the dark on straw, on ice, on your side. For a while you simply take stock. Then there is a long rumble overhead, a patter, and the little light there was goes out. The way that you came by has filled in after you.

When your breathing has quieted there is something else to hear: water, somewhere close, lying still. Nothing drips into it. And every so often, with no hurry, something turns over.

You feel about you. Wet brick, going up and inward on all sides; you're at the bottom of an egg. Straw. A block of ice as square as a trunk, and another on it. A wooden rail; it ends. Your hand, going on past the end of the rail, meets the surface of the water. It is so cold that it feels like a blow. You take the hand out again, slowly. In the half second it was under, it has been read.

+ [Edge along the wall away from it] -> ice_dark

=== ice_steps ===
# place: 14,6 The ice-house
A brick stair goes down around the inside of the dome, and a step or two within the door begin the shelves. The Hall kept a very good table. Here it all is, behind its muslin: potted char, a tongue, quinces in jars as clear as lamps. A ledger on a chain says who has had what. You sign for a jar of char. # ration: 1

The light goes only as far as the second turn of the stair. Lower down there is a great pale glimmer which is the ice, still stacked there, still square; and in the middle of the ice a black disc, which is a pool. At one time there must have been a grating on it. Cold comes up as out of a well.

On the far side of the disc, upon a nail in the brick, hangs a white oblong about the size of a playing-card. To get to it there's a ledge, a foot wide, of wet brick, and no rail on the side where you would want one. Something turns over in the disc as you look, and the ledge is wetter.

+ [Sit down on the stair and listen to the pool until you know it # test: focus 8]
    { outcome:
    - win:
        It turns over every ninety breaths, and goes down for forty. You count it three times, to be sure. On the fourth you get up and walk round, quite briskly, with ten to spare.
        -> ice_well
    - tie:
        You have its habits, but the cold has yours. When you stand, your legs have gone, and you cross on hands and knees with your teeth going like dice. # damage: 1
        -> ice_well
    - else:
        Every ninety breaths. You had not thought that it might be counting yours.
        -> ice_dark
    }
+ { knows("sunburst") } [Read the Sunburst, indoors or no # cast: sunburst 7]
    { outcome:
    - win:
        For the time that it takes to say it there is a noon in there. You see it all: the ledge, the card, the whole blue cathedral of ice; and under the water, as long as a rowing-boat, a pike, with a chin like a judge's, flinching from the first day it has ever seen. You walk round while it's getting over it.
        -> ice_well
    - tie:
        It works very well, and you were looking straight at it. You go round with your hand along the wall and green suns swimming in front of you, and bark both shins. # damage: 1
        -> ice_well
    - else:
        \*Not indoors*, says the card. The dome gathers up the flash and hands it back. You step out blind upon the air.
        -> ice_dark
    }
+ [Leave the card on its nail, and go up again]
    The door lets you out as the doors of the rich do, without comment. You are halfway over the knoll before you find that you have been walking on the sides of your feet.
    -> fold

=== ice_dark ===
# place: 15,5 The pool in the ice
The pike has been here since the Hall was sold. It was three pounds then, somebody's Friday, put in to keep. It has had sixty-one years, the run of the cellar, and whatever fell down the chute.

You see it when it comes up, because it has a light of its own, the kind that fish have when they are no longer fresh. The head alone is the length of your leg. It rests its chin on the ice beside you, like a man at a bar, and the gills open and shut. There are spoons in the jaw, and a butler's bunch of keys. It has a scar all the way along its side, healed white, where someone years ago got as far as the first incision.

The stair is behind it. So is the way to the card. At your back is a crack between two stacks of ice that might possibly go through.

+ [Have it out with the pike # fight: pike]
    { outcome:
    - win:
        When it is over it takes a very long time to sink. You collect the keys. They are of no use to you, but it seems the thing to do.
        -> ice_well
    - else:
        You leave it to its cellar.
        -> pike_fled
    }
+ [Go through the crack in the ice # flee: 9]
    { outcome:
    - win:
        It goes through. It is one breath wide, and you use it up.
        -> pike_fled
    - tie:
        It goes through, and so, as far as the gills, does the pike. # damage: 1
        -> pike_fled
    - else:
        You are a little broader than you were in the spring.
        -> pike_fled
    }
+ { knows("coldsnap") } [Freeze the pool with the pike in it # cast: coldsnap 9]
    { outcome:
    - win:
        There's a crack like a plank breaking. When you dare look, it is as flat as a ballroom, and in the depth of it, enormously annoyed, a face.
        -> ice_well
    - tie:
        It freezes; not deep. You cross with the long shape pacing you underneath, and three times, for luck, it butts. # damage: 1
        -> ice_well
    - else:
        You freeze the surface, very neatly, about your own wrists.
        -> pike_fled
    }

=== pike_fled ===
# place: 16,6 Behind the ice
Between the ice and the brick there is a space as wide as a person and as high as the dome, and all of it is packed with straw. You climb. You swim, really, upwards, in chaff and dust and mouse-nests, and the great cold wall goes by your cheek. There are things in it. They put by what they valued; you pass a swan, whole, with the ribbon on. You pass a christening cake. A good way further up you pass a young footman in livery with a tray under his arm, looking to one side as though somebody had just said his name; and whether he had been put by, or had only come down for something and stayed too long, you do not find out, because you close your eyes and climb.

At the top there's a vent with a bird's nest in it, and the afternoon.

You lie on the knoll, in the sun. You cannot get warm. It is a good half hour before you stop being glad of the noise you make when you breathe.

+ [Go down the far side, towards the smoke] -> fold

=== ice_well ===
# place: 15,6 The far side of the pool
On this side there is an alcove where the butler kept his chair. The card on the nail is one of yours: *Cold Snap. Second standing writ. To be read through the teeth.* Under it is the pencil that you have started to look for. *In return for a good dinner. If read over the door each quarter day the ice will last indefinitely. I do not think they heard what I said about the water. J.C.*

You read the thing through, and it goes in and stays, as a tune does. # learn: coldsnap

Something else is hanging up here in the dry. The Hall had a suit of tilting plate, it is in the schedule, *one, gilt, ancestral*, and evidently someone had meant to come back for it: breast, back and tassets on a wooden cross, greased, without a spot. It is magnificent. It is a third of an inch thick. No one who wore it could be hurt by anything less than a falling tree.

+ [Put it on] -> ice_plate
+ [Leave it for the family, and find a way out] -> ice_out

=== ice_plate ===
# place: 15,6 The far side of the pool
It goes on with eleven buckles, in an order. When it's done you are the shape of a bell and about as nimble, and your own breath comes back to you smelling of goose fat. You knock upon your chest. It says something in a deep voice. # armour: plate 5

It is made against lances. You learn its philosophy within a few steps, when you graze your elbow on the brick: a blow that would kill a horse it simply turns away, but whatever is too small for its attention it lets in at the joints, the armpit, the back of the knee, and then holds it there against you so that it can't get out. The gilt knight who wore this will have died, in great style, of a number of small things.

There's no getting out of the buckles without a second person. The label on the cross, now that you can turn round far enough to read it, says FOR SHOW.

+ [Clank off to find a way out] -> ice_out

=== ice_out ===
# place: 16,5 The ice chute
The alcove lies at the foot of a second chute, twin to the one on the knoll: forty feet of stone slot, worn to a polish by a hundred winters' ice, and at the top a patch of sky with a bird going over it. There's a rope. It comes to within twelve feet of the floor, and stops there, in a knot that was somebody's idea of a joke.

Behind you the water in the disc has risen by an inch. Something large has come in by another way, and lies just under the rim, to watch you decide.

+ [Go up the slot, back against one side and feet against the other # safe]
    An inch, and an inch. You tell yourself that it's a chimney. You have been up a number of chimneys in the way of business, and at the end of every one there has been someone surprised to see you. But it is a slide. They did say. You do the middle part twice. # damage: 2
    -> fold
+ { knows("coldsnap") } [Read the Cold Snap up the chute # cast: coldsnap 7]
    { outcome:
    - win:
        Through the teeth. The damp on the stone runs together and stands out from it in steps, forty of them, with a small frilled edge, like something that a confectioner might make. They hold until you are off the last one; and then they bow, and go.
        -> fold
    - tie:
        They are very good steps, and they start to melt from the bottom when you are ten from the top. You have never run up a cake before. # damage: 1
        -> fold
    - else:
        The damp that it chooses is yours. You come out of the chute in the end by dint of sheer stiffness, like a plank that somebody passes up to somebody else.
        -> fold
    }

=== fold ===
~ where = "village"
# place: 18,8 The goose field
You come over the last rise, and there is a field full of geese. # xp: 20

They are white and they stand in ranks. They all face you; and they do not make a sound. On a bucket in the middle of them sits an old man with a pipe, and a stick with notches in it, and a small clear fire of apple-wood that you can feel from here. He looks at your coat. Then he gets up off the bucket, with a hand to his back, and takes off his hat.

"You'll be from the Office," he says. "We'd nearly given you up. It's two hundred and forty-three and the one for tonight. You can count 'em if you like; I would, in your place. We've kept 'em *up*, you see. Whenever one goes over, we bring on another." He is anxious that you should be pleased. "Amos Sugden. I was to be churchwarden, only there was the water."

You tell him that there is a Sugden at High Hask yet, a churchwarden, with a plate. He thinks about this. The pipe has been out for a decade or so. He sucks on it.

"Does he keep the gate painted?" says Amos.

+ [Tell him yes, on the one side, and share his fire # rest]
    He laughs till he has to be patted. Then he makes room on the bucket.
    -> fold_fire
+ [Count the geese]
    You do it by ranks, and then by files, and to settle it you go in among them, and they let you; but each one as you pass takes, without malice, a pinch. Two hundred and forty-four. It is the first account in your whole career that has come out right. # damage: 1 # xp: 5
    -> green
+ [Ask him the way, and go on # safe]
    "There's only the one way," says Amos Sugden. "It's us that's at the end of it."
    -> green

=== fold_fire ===
# place: 18,8 The goose field
It is a good fire. The geese come up behind and stand about, and keep off the wind.

"It isn't that you feel it," Amos says by and by. "You wake up, same as ever, and there's a something you were going to say, and it isn't there. It's like a stair. You put your foot out." He shows you, with his boot. "I'd eighty years when the water came. That's a tidy lot of days. I thought, well, I can spare them: who wants a wet Thursday? You let it have all the wet Thursdays first. Then your dull Sundays. You get so you're quite sharp about it." He looks into the bowl of his pipe. "I gave in my wedding, a twelvemonth tonight. I'd been keeping it back. They tell me she'd a yellow hat."

"Who is it takes them?"

"Him at the weir," says Amos, "for the Other One. He comes round quarter nights with the book. He's very civil. You'll get on with him, I should think, being in the same line."

He walks you to the lane and stands there, an old man with his hat in his hand, until you're out of sight. All the geese bow.

+ [Go down the lane into Low Hask] -> green
