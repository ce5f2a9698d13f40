// The last chapter: three approaches to the pool, and the race to the Wall.

=== pool ===
~ where = "pool"
# place: 31,8 The weir pool
The pool is round, and some thirty yards over, and as black as a hat. It's higher in the middle than it is at the edge. There's a slope to it, all the way round, as there is to the back of a very large animal asleep.

On the stone apron at its brim stands a desk with a lamp. Josiah Crake sits writing, with his back to you. Every few lines he holds up the page, the hill of water leans an inch, and the page comes away blank.

{ archetype():
- "fighter":
    You look it over for handles. There is nothing there to get hold of, and that will have to be seen to first.
- "rogue":
    Nobody has yet served a paper upon a lake. You remind yourself that somebody must have been the first to do a duchess.
- "mage":
    It has no seal. In all of that black water there isn't one mark to say that it is anybody's, or that anybody's anything is its.
}

In front of you is the weir: a long curve of dressed stone, mossy along the top, and all down the pool side of it are hooks. There are thirty-one. A thimble hangs on one; a dog-collar, a jersey, a church key, a yellow hat. They turn a little. Nothing else does.

And below you, where the weir meets the bank, in a slot, there's an iron spindle with a square head, a foot under the water. That would be the old sluice.

"It's thinking what to do with us," Amos breathes in your ear. "It doesn't, often. It just generally has some more."

A goose coughs. The pen stops. You have as long as it takes a polite man to decide that he's not heard anything.

+ [Slide down to the sluice] -> sluice
+ [Go out along the weir, to the hooks] -> hooks
+ [Get up, and brush off your coat, and walk round to the desk] -> desk

=== sluice ===
# place: 32,9 The old sluice
You let yourself in to the waist. It is so cold that it makes no impression; someone has politely taken away your legs. You can feel the head of the spindle through your boot. It's four inches square, and under it, down in the dark, there is a plate of iron with all that weight lying on it.

The hill in the middle has shifted. It is nearer to this side.

It doesn't hurry. You see then how it was done. There was never any wickedness in it. It is a thing that fills whatever is let go of.

+ { key } [Set the key on the spindle, and heave # test: power 11]
    { outcome:
    - win:
        It's been waiting for somebody to ask. It goes round as a big clock goes, in clunks, and at the fourth clunk there's a roar beneath your feet, and every hair on your head is pulled downward.
        -> shallows
    - tie:
        Two clunks, three. At the fourth the key whips round of its own accord, and you let go of it a moment later than you should have. But it's open. # damage: 2
        -> shallows
    - else:
        You heave; the spindle turns by a finger's width, and in the little tail of bubbles that comes up there is a word. The hill stands up.
        -> landlord
    }
+ { not key } [Take hold of the spindle in your two hands # test: power 12]
    { outcome:
    - win:
        It's a thing done with a four-foot key by two men in a drought. You get your cheek against the stone and your arms round the iron, as you would take a bad child out of a shop, and you turn, until something has to, and it isn't you.
        -> shallows
    - tie:
        It moves. You'll never know by how much, for it takes the skin of both your palms to tell you. The roar starts small. # damage: 2
        -> shallows
    - else:
        It's four inches square, and slimed, and has nothing whatever to say to a pair of hands. The hill stands up.
        -> landlord
    }
+ { not key } [Climb out again, while you have legs to do it with # safe]
    You have them, only just, and they are not speaking to you. You go along the bank on your hands to where the hooks begin. # damage: 1
    -> hooks
+ { knows("undergrowth") } [Set roots to lift the plate # cast: undergrowth 9]
    { outcome:
    - win:
        There is an alder on the bank that has drunk here for three hundred years and had its own thoughts. Its roots go down past your knees like hands going into a sack. Iron squeals.
        -> shallows
    - tie:
        The roots have it up. They have you as well, being in haste, and by the time it's understood who is who you are mostly bruise. # damage: 2
        -> shallows
    - else:
        They go down, and are taken hold of. The whole alder nods forward, once, up to the crown, as you would nod to somebody across the street. Then the hill stands up.
        -> landlord
    }

=== shallows ===
# place: 32,8 The emptying pool
It goes out from the bottom. The hill turns hollow and begins to spin, and as the level drops there comes up out of it all round the rim what has been lying there: cartwheels, a font, the footbridge, the bones of a bull. And the Landlord of Low Hask stands up in what is left.

It is a column of brown water as thick as the church tower, turning, with the early light in it. Sixty-one years of apples are going round in it like lamps. It has lost a good two-thirds of itself already. It hasn't understood. It reaches out to the nearest thing for more, as it always has, and the nearest thing is you.

"Sir," Josiah Crake is crying out across the noise, "sir, it is the *sluice*, sir, if you would only go back a little!" But it doesn't hear him. It has never had to listen.

You try it with what you have in your hand. It's like striking at a crowd: one steps aside and another steps in. It has nothing about it yet that could be called a side. But it has only to be kept here for a matter of minutes, on the stones, where it's shallow.

+ { has_writ() } [Read it a writ, to give it edges, and go in after the words # fight: shallows]
    { outcome:
    - win:
        With each blow there's less of it to hit.
        -> drained
    - else:
        You are washed out over the lip of the weir, with a good part of the pool on top of you.
        -> dawn_water
    }
+ [Tell it, by clause and date, what it owes # test: focus 11]
    { outcome:
    - win:
        Nobody has presented it with a bill before. You begin at the Friday, with a day for each head, and you do not raise your voice. It stops. It bends down over you, turning. It's trying to get it to come out otherwise; and all the time that it is doing the sum it is running away through the floor.
        -> drained
    - tie:
        It hears you as far as the eighteenth year, and then it disputes an item. # damage: 2
        -> drained
    - else:
        You make a slip. You carry the wrong figure. You can feel the interest that it takes.
        -> dawn_water
    }
+ [Get out from under it # flee: 9]
    { outcome:
    - win:
        You go up the bank on all fours like something that lives there.
        -> dawn_water
    - tie:
        It is thinner than it was, and it reaches further. # damage: 1
        -> dawn_water
    - else:
        The bank is clay, and so, by the time you have finished with it, are you.
        -> dawn_water
    }

=== landlord ===
# place: 31,9 The Landlord
It stands up.

It stands up in the whole of its pool, with nothing taken from it: thirty yards across, and then not so broad, and then as high as the spire, without a splash; a tower of black water, going slowly round. The lamp on the desk shines through it. There are windows in it, hundreds of small white windows. In every one is somebody's day.

Far up, it bends over to look. There is no malice in it at all. It's only that you have so much, and that it's been a light quarter.{ has_writ(): You have out the first line of a writ before you know it, in a firm voice. It goes in at one of the windows, and somebody up there has it now.}

Josiah Crake has come round the desk and is standing with his hands out from his sides. "I would not," he says. "I really would not. I tried with a *chair*."

+ [Fight it # fight: landlord]
    { outcome:
    - win:
        It is not possible, and you do it. You put down the whole tower of it, full length, across its own weir; and the plate of the old sluice, which has been leant on for three hundred years, has never yet been fallen on. It goes. You have not beaten it. You have let the plug out.
        -> shallows
    - else:
        It throws you as a man throws back a fish, across the weir, and most of itself after.
        -> dawn_water
    }
+ [Get out of its reach # flee: 10]
    { outcome:
    - win:
        You are over the weir and into the lane before it's finished bending. It puts down a hand where you were. The hand is the size of the green.
        -> dawn_water
    - tie:
        You are out of its reach, all but your heels. # damage: 1
        -> dawn_water
    - else:
        There isn't any out of its reach.
        -> dawn_water
    }

=== drained ===
# place: 32,7 The dry pool
The last of it goes down the hole with a noise that would be funny in a sink.

It leaves a round stone floor, thirty yards across, quite clean, and in the very middle, lying in a dip, is a puddle. You could cover it with a hat. It quivers. It feels about it, over the stones, an inch this way and an inch that, for something to be at the bottom of. You can't step on it. It's Amos Sugden who goes down, with his hand to his back, and gets it into the jug with the heron on. "We'll put a plate on top," he says.

Everywhere there are apples. They are rolling about the floor in hundreds, and they have a colour, now, red on one cheek, and those people who had come down the lane in the dark with labels on them are picking them up and smelling them; there's a shout, and then another, as somebody finds one that is theirs.

Josiah Crake is sitting on the apron with his feet hanging over. His sleeves have stopped. He is holding up one cuff and watching it as it dries.

Beneath the hill the old adit is drinking like a horse. It took the pool. It'll take whatever they send down to it, for as long as nobody shuts the gate. Over on the Wall, thin and clear, a bell begins to ring for the sluices.

+ [Leave the gate as it is] -> dry_valley

=== hooks ===
# place: 30,7 The top of the weir
The top of the weir is a foot wide, slick, and has the pool on one side of it, brim full and listening. The hooks are driven in below the coping, so you will have to lie on your stomach for each of them, and reach down.

{ whistle:
    \*Only the stones with moss*, Wilf said; he showed you, hopping. There's a tuft here, and one there. Someone has planted them. It must have taken years.
- else:
    Some of the stones have moss on them and some are bare. There's a pattern to it, that a boy would know, and keep to himself.
}

They are not valuable, any of them. There's not sixpence in the lot. Each is just the thing that its owner happened to be holding at the time: that day, when the water was at the door and a tired young man said that he must have something from everybody, to hold.

+ { whistle } [Go by the moss, as you were shown # test: grace 8]
    { outcome:
    - win:
        Hop, and hop, and step. You lie down thirty-one times. When you come to the end of it you have a sack made out of your coat, and in it a jersey on top of a yellow hat, and nobody has turned round.
        -> hooks_all
    - tie:
        Thirty come up without a sound. The thirty-first is the sexton's spare spade. You get it up, by the wrong end. # damage: 1
        -> hooks_all
    - else:
        Hop, and hop. He weighs five stone. The moss comes off like a cap.
        -> hooks_seen
    }
+ { not whistle } [Go along on your stomach, and trust to luck # test: grace 10]
    { outcome:
    - win:
        You go as a slug does, with your whole self. By the twentieth hook you have stopped breathing for reasons of economy. By the thirty-first you have them all.
        -> hooks_all
    - tie:
        One of the bare ones tips, and it dips you, to the neck, as one dips a candle. You hold the coat up out of it. When you have stopped being able to feel your hands they go on with the work on their own. # damage: 2
        -> hooks_all
    - else:
        You trust a bare one.
        -> hooks_seen
    }
+ { knows("smokescreen") } [Lay a mist along the pool and work inside it # cast: smokescreen 8]
    { outcome:
    - win:
        A dawn has mist; nobody could remark on it. It lies on the water as wool does on a table, and out of it now and again an arm comes up with something in its hand.
        -> hooks_all
    - tie:
        You cannot see them; you do the whole row by touch, the hooks being sharp. # damage: 1
        -> hooks_all
    - else:
        The mist rises in a very nice, straight, single column, from exactly where you are.
        -> hooks_seen
    }
+ [Take hold of the iron rail they are driven into, and tear it off whole # test: power 10]
    { outcome:
    - win:
        It is one bar, leaded in, thirty yards long. You go at it from the end, as you would take up a stair-rod. It unpicks itself from the stone, pop, pop, pop, all round the curve; and you walk off along the bank with it on your shoulder and everything they have swinging from it.
        -> hooks_all
    - tie:
        It comes away, at the middle first, and both of the ends come round to see you. # damage: 2
        -> hooks_all
    - else:
        It rings. You've struck, in effect, a thirty-yard bell.
        -> hooks_seen
    }

=== hooks_all ===
# place: 29,7 Weir Lane
You go back up the lane with thirty-one people's property in your arms, and they're all there, in the road, the eleven and the twenty, for they felt it. It was like a button being undone, says Mother Oddy. She puts on the hat: it was never Amos's wife's, it was hers; she'd lent it for the wedding. She cries and says that it's dreadful.

You have made inventories all your working life, and never one like this. "Thimble; Ruth Haggas. Collar, dog's: Amos, and the dog was Nip." They take their things. The thimble goes on a finger. The jersey goes over a head and gets stuck there, as jerseys will, and comes down on a red face. The ones with labels are slower. But you put each thing in its hand, and shut the hand for them; and then, one after another, with no more in their eyes than before, but quite firmly, as you would if someone had taken your arm, they turn around. They turn away from the weir. They face the hill.

Behind you the pool has begun to look for them. You can hear it going along the hooks.

{ stayed:
    "In twos," Miss Clegg says. "Hold hands. Mr Haggas, you'll take Ruth." She has her register. "We have never yet lost anyone on an outing."
- else:
    Miss Clegg stands where she's been put, with her label. You ask her how a class should walk. "In twos," says Miss Clegg. "Holding hands." And the thing is done.
}

From the Wall there comes over the mud, very small, a bell. It's for the sluices.

+ [Run] -> dawn

=== hooks_seen ===
# place: 30,8 The top of the weir
"I beg your pardon," says Josiah Crake.

He has come along the weir behind you with the lamp, walking on the bare stones, and they do not tip for him. He looks at your coat, with the sleeves tied, and what's in it. You've got about half.

"Those are held," he says. "I gave receipts." The water runs down from his cuffs. He has put the lamp on the coping and drawn from beneath his arm a round black ruler, two feet long; and behind him, softly, and without a ripple, the whole pool has come up level with the top of the stone. "I do wish you would put them back. It will make me, you see. I've not been at liberty for some while. I'm really very sorry about it. I had hoped that we should get on. I put your name up, on a peg."

It's a narrow place, to fight in or to run along.

+ [Fight him for the rest # fight: crake]
    { outcome:
    - win:
        The ruler goes spinning off into the dark. He sits down on the coping, with his hand to his mouth; and then he takes the next thing down from its hook himself and holds it up to you, and the next. "I find I can't get up to stop you," he says. "It's a great relief."
        -> hooks_all
    - else:
        You jump for the bank, with your coat in your arms and half of Low Hask in the coat.
        -> dawn_water
    }
+ [Run, with what you have # flee: 10]
    { outcome:
    - win:
        Moss and bare and moss. You don't know how. The pool claps shut behind you like a book.
        -> dawn_water
    - tie:
        You are off the end as it breaks. A thimble falls out of the sleeve, and you go back for it. # damage: 1
        -> dawn_water
    - else:
        The ruler is for the knuckles. The pool is for the rest.
        -> dawn_water
    }
+ [Tell him that they have kept his peg # test: focus 12]
    { outcome:
    - win:
        "Six painters have asked to take the name off it," you say, "and Pellow won't have it touched. He's Remembrancer now. They do say that he began with the teas." Nothing moves. "The *tea* boy," says Josiah Crake. "He used to slop it." He has turned quite away, toward the place where the sun will be. "I shall look over here for a time," he says, "if you should have anything to do." The pool strains against the stone, and it can do nothing. It has no other hands.
        -> hooks_all
    - tie:
        You tell him. He does not believe you; but he would like to. He brings the ruler down, from duty, on your fingers, and then stands weeping, while you go along the rest of the hooks one-handed. # damage: 2
        -> hooks_all
    - else:
        "I have not had any answer from the Remembrancer," he says. It was the wrong name to bring up. It comes out of him like a burst main.
        -> dawn_water
    }

=== desk ===
# place: 31,7 The desk
You walk round the rim of the pool with your back straight, and your heels make a noise. He gets up as you come. He has drawn out the other chair.

"You will have had a long journey," says Josiah Crake. "May I ask, did they get my letter?"

The book is lying between you. Tucked under its cover is the wet edge of a parchment with a wavy line cut along the bottom: the Water's half. Close to, his eyes are the colour of a jug that has been washed very many times. You look for what is in them and you see, small, far down, a young man standing on a stair with water up to the second step.

The whole of the pool has leaned in, to listen.

+ { paybook and counterpart } [Lay the pay-book and the tenants' half before him, and put it to him as a matter of law # test: focus 11]
    { outcome:
    - win:
        You square them to the edge of the desk. You wait until he's looking. And then you ask the question that you have carried all the way from the ninth page of a lease.
        -> discharge
    - tie:
        You begin well. The pool reaches over and lays a finger on your lips, and it's like being kissed by a well. You ask it all the same, through a mouth full of water. # damage: 2
        -> discharge
    - else:
        You have every paper in order, and you cannot find the words. It has found them. It has the drawer open where you keep them and goes through it, not roughly.
        -> desk_refused
    }
+ { paybook and counterpart } [Whip out the Water's half, and put the two cut edges together under his nose # test: grace 11]
    { outcome:
    - win:
        He's got his hand on it. Then he hasn't. Along the wavy line the two halves close up, and there is a word: he cut it through himself, and chose it. *Return.* You see him read it.
        -> discharge
    - tie:
        You have it. The pool has you, by the ankle, and shakes you, as a dog does. The edges meet in mid-air. # damage: 2
        -> discharge
    - else:
        Wet parchment is the most slippery thing there is, next to the stones it was lying on.
        -> desk_refused
    }
+ { paybook and counterpart } [Take him by both shoulders, and turn him round to look at his own name # test: power 12]
    { outcome:
    - win:
        It is like turning a weathercock in a gale. But you have shifted heavier things out of worse places, and you don't let go: and there it is before his eyes, in sixty-one years of other people's writing, *Held until return.*
        -> discharge
    - tie:
        You turn him. All that's behind him turns as well, and goes over your head. You are still holding on when it has drained away. # damage: 2
        -> discharge
    - else:
        He's only thin. It's what he is fastened to.
        -> desk_refused
    }
+ { paybook != counterpart } [Lay what you have before him, and ask him to read it # test: focus 10]
    { outcome:
    - win:
        { paybook:
            It is sixty-one years of wages, and he reads each line of them with his finger. "They kept it up," he says. "Somebody wrote it in, every quarter. They needn't have." He takes off the lid of the ink; he puts it on. He says that he believes he will just step away from the desk for five minutes, as is allowed, and that the hooks aren't locked.
        - else:
            "As agent," says Josiah Crake. He reads the tenants' half again. "I said that I wasn't at liberty. It said..." He looks over his shoulder at the hill of water, for the first time, as one looks at an employer. "It *said* they had let me go. It didn't have it in writing." He thinks that he ought to stop until that has been looked into. He unhooks the first thing himself.
        }
        -> hooks_all
    - tie:
        He reads it, and at the end of each line a wave comes over the apron and knocks you down. You get up for the next. When there are no more lines he goes and stands with his face to the hill. "Take them," he says, low and quick. "While it's cross." # damage: 2
        -> hooks_all
    - else:
        "It is a very good copy," he says sadly. "It has shown me a great many."
        -> desk_refused
    }
+ { not paybook and not counterpart } [Say that you find you have come without your papers]
    "I should go back for them," says Josiah Crake. "It does like things in order." He holds the chair for you as you get up. He would see you off the apron himself, only that he is not at liberty; it is the pool that sees you off, with one cold hand in the small of the back, as far as the weir. # damage: 2
    -> hooks
+ { not paybook and not counterpart } [Sit down, and tell him all that you have seen since the peg # test: focus 12]
    { outcome:
    - win:
        You tell it place by place and leave out nobody, and it strikes you as you go that there wasn't one of those places where he had not been before you, and been kind, and left a bit of pencil. *He was particular about his cuffs.* You did not know, until you had it all in a row, that he has been missed ever since by everyone who ever gave him a cup of tea. It isn't law. He puts his head upon the book, and the book shuts.
        -> hooks_all
    - tie:
        The pool will not have it. It comes over the two of you again and again, and you go on telling it in the gaps. "Take them," he says in one of the gaps. "I can't hold it off for long." # damage: 2
        -> hooks_all
    - else:
        It is only a story, and you have brought nothing to show for it. "I expect that it'll be in the post," says Josiah Crake.
        -> desk_refused
    }

=== discharge ===
# place: 31,7 The desk
"Mr Crake," you say, "who let you go?"

"The Office did. The..." He stops. "It told me so."

"In writing?"

The water has ceased to run from his left sleeve.

"There is no other way," you say. "You will remember the form. Nobody has ever filled it in. There's your book: you've been on the strength for sixty-one years, at forty crowns. You have got a peg. No servant of the Office may take a second master till he be discharged in writing; so you could not act for the Water. You never have done. What's on this skin is *a young man's name*, on a thing between thirty-one people and a puddle, and it's void. It was void on the Friday."

No one breathes. Out in the pool the hill has gone down a little, as if someone had sat on it.

"Then all that I took," he says. "From Mrs Oddy; Miss Clegg. I wasn't..."

"You were minding it for them," you say, "until somebody came."

You turn over the lease to where it's blank. You write it out; it takes four lines. *Discharged this day with thanks, at his own request.* You hold out the pen to him. He looks for a long time at the cuff, at the hand. Along the ridge there is a line of yellow.

"I do request it," says Josiah Crake, and signs.

+ [Blot it] -> quit_rent

=== desk_refused ===
# place: 30,9 The desk
The pool stands up behind him, quite slowly. It lays on each of his shoulders a hand like a wet sack. When he speaks next there's another voice under his, as there is a cellar under a shop.

"It says that there's a vacancy." He is not looking at you. "It finds that I'm worn. It would want somebody with a legible hand and plenty by them; it could use up my days, and go on to yours. The hours are regular." He swallows. "Or it would take a tenant. A young one, entire, in place of those. It does like a whole one. It says that it has never had one *offered*. I am to tell you that thirty-one for one is generous, and I'm to ask you to notice that it is being patient."

A great cold breath goes over the desk and turns the pages of the book. There is a clean one at the end, with a line ruled across the bottom of it.

{ counterpart:
    You are still holding the tenants' half. It drips.
}

+ [Take the pen, and sign for the post] -> new_man
+ [Take the pen, and sign as tenant, in place of all the rest] -> lodger
+ [Leave the pen where it is, and run # flee: 10]
    { outcome:
    - win:
        You snatch what you can off the hooks as you go by. It is like stealing washing in front of the sea.
        -> dawn_water
    - tie:
        You're away, with an armful, and a sleeve full of needles. # damage: 1
        -> dawn_water
    - else:
        Its patience is at an end.
        -> dawn_water
    }

=== dawn ===
~ where = "flood"
# place: 33,6 The bed of Hask Water
{ eased:
    They drop the sluices. You brace for it, and there is nothing to brace for: they come down on their cushion of water, as a lid is let down in a house where somebody is asleep. *Two hours more*, she wrote.
- else:
    They drop the sluices. You don't hear it so much as lose your balance.
}

There's a mile of mud, and at the end of it there is the Wall; and from both sides, out of the becks that have been turned back in, comes a sort of a brown hem. It doesn't look fast. It is picking up the plates of silt one by one and setting them down again in another order.

Thirty-one people, in twos, in their good clothes, are walking out across the bottom of a lake, behind a flock of geese. Most of them are past eighty. The parson has started upon *fourthly*. Wilf is running up and down the line like a dog.

{ befriended:
    "*Here!*" someone is bawling. "Over here, you daft lot, on the hurdles!" It's Peg Brashaw, up to her knees, waving a lantern; and behind her are her sister, her other sister, and Ada, laying brushwood as fast as they can drag it, with the barn's lead left standing in the road.
- else:
    Far away, along the Causey, some women with a sledge have stopped to look. One lifts an arm, and lets it fall. They have their own way off the mud, and keep it to themselves.
}

Mother Oddy has sat down. She is so sorry, she says. It's her feet.

+ [Lead them over on foot, in their twos # test: grace 11]
    { outcome:
    - win:
        { befriended:
            You learn the Brashaws' step: quick, flat, and don't stop. Behind you the hurdles lift off and float, one after another, each just as the last foot leaves it.
        - else:
            From plate to plate, straight across. You choose each one and you go first. You do not lose your way, nor your temper, nor, though you could not afterwards say how, a single hat.
        }
        -> thirty_one
    - tie:
        { befriended:
            The last hurdle goes from under the last of them. There's a bad minute in the dark beneath it, holding up two sisters called Brigg; and then there is a Brashaw on either side of you, and one underneath, and you are all four of you put back upon the road like parcels. # damage: 1
            -> thirty_one
        - else:
            The plates hold for the front of the line, and for the middle. # damage: 1
            -> some
        }
    - else:
        { befriended: Somebody in the middle stops, and looks back at the spire.|You choose well for half a mile. Then there's one which looks just like the others.}
        -> dawn_water
    }
+ [Put Mother Oddy on your back, take the rope of the sledge with the clocks on, and pull # test: power 11]
    { outcome:
    - win:
        Eight on the sledge and one on your back. You are a beast of burden. You go through that mud like the wrath of the furniture trade, and you get to the foot of the Wall with the water at your garters and Mother Oddy telling you that you're overdoing it.
        -> thirty_one
    - tie:
        You are within a stone's throw when the rope breaks. You go back for the half you can carry. # damage: 2
        -> some
    - else:
        You fall at a quarter-mile, get up, and fall at three hundred yards.
        -> dawn_water
    }
+ [Signal the lamp room for the cage, and bring them in on its light # test: focus 12]
    { outcome:
    - win:
        With Mother Oddy's two candles, long and short, by the Company's own code, which you had once to learn for a fine. High up, the great lamp swings round. It lays a road of light over the mud, and you bring them up it in good order to where the cage is coming down.
        -> thirty_one
    - tie:
        { eased:
            You signal *cage*, and it comes; and there being two hours, you spell *twice*, and then, with what is left of the candle and of your fingers, *thank you*. # damage: 1
            -> thirty_one
        - else:
            You signal *cage*, and it comes; you had not the time to spell *twice*. # damage: 1
            -> some
        }
    - else:
        The candles blow out. When they're lit again you have forgotten where you'd got to, and so has the lamp.
        -> dawn_water
    }
+ { knows("sunburst") } [Show a light by the Wall, the one that cannot be missed # cast: sunburst 10]
    { outcome:
    - win:
        Not indoors, says the card, and you are not. It goes up white over the whole bed of Hask Water and hangs there, so that every old face in the line has for a moment a noon of its own; and before it's gone there are six cages coming down the Wall.
        -> thirty_one
    - tie:
        They see it. They let down everything they have, at the wrong end, and there's some running to be done, by people who have not run for a lifetime. # damage: 1
        -> some
    - else:
        You read it with your eyes shut, and facing your own people.
        -> dawn_water
    }
+ [Turn round, and read at the water whatever you've got # cast: any 10]
    { outcome:
    - win:
        You stand at the tail of the line, facing back, and read it out with everything that you have left. For as long as it takes thirty-one people to walk the last hundred yards the water of Hask is made to stand behind a line and wait its turn.
        -> thirty_one
    - tie:
        You hold it for most of them. # damage: 2
        -> some
    - else:
        It has been read to before. It comes straight on through the words.
        -> dawn_water
    }

=== dawn_water ===
~ where = "flood"
# place: 33,7 The rising water
Then the water is among you all. They had come out after you, the whole of Low Hask, two by two with their kettles and their clocks; there are no twos now. Hooks, thimbles, a yellow hat: whatever anybody had hold of is going by in the brown. It takes everybody up and carries them out over the mile of mud, toward the Wall.

It's not cold. It is brown, and busy, full of gates. People go by you sitting upright, looking surprised. You have hold of a hand, and of another; there's a goose under your arm. You can see the Wall, wet and black, and a long way up it a row of faces; someone has let down a ladder, and it's the youngest of the Corkers on the bottom rung of it, up to his chest, with his arm stretched out, bawling at you in a voice that's hardly broken to *come on*.

{ befriended:
    A rope comes out of nowhere and slaps you in the face. "Round your middle!" roars Peg Brashaw.
}

Your boots leave the bottom. You have as many of them as you have hands.

+ [Hold on # test: power 9]
    { outcome:
    - win:
        You don't let go. It's the whole of what you know. When they get you on to the ladder they have to bring your fingers open one by one, like someone shelling peas, and there's a hand in each.
        -> some
    - tie:
        You don't let go. Something else does, in the shoulder. # damage: 2
        -> some
    - else:
        There comes a weight that you can't hold, and then you are not holding it.
        -> high_water
    }
+ [Go under, and come up beneath them, and swim # test: grace 9]
    { outcome:
    - win:
        Turn on your back; chin up; kick. You've pulled drunks out of the Orrelby cut who gave you more trouble. You go back twice.
        -> some
    - tie:
        You go back twice. The second time there's a gate. # damage: 2
        -> some
    - else:
        You go under.
        -> high_water
    }
+ { stayed } [Shout for Miss Clegg]
    "Hands!" you yell, "in *twos*!" and somewhere in the flood a pencil comes up over the heads, and a voice says that she will not tell them again. Miss Clegg's class, some of whom are ninety, does as it's told. It makes a chain, from her to the Wall. You're the link that is wrapped around the ladder. # damage: 1
    -> some
+ [Let go, and save yourself # flee: 8]
    { outcome:
    - win:
        It's quite easy. You just open your hands.
        -> high_water
    - tie:
        It's easy enough. They don't clutch; they were always considerate. You strike the ladder with your head. # damage: 1
        -> high_water
    - else:
        You let go, and it makes no difference, for a long time.
        -> high_water
    }
