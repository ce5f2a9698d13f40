// Prologue: the Office of Arrears, and the road to the moor.

=== office ===
# place: 1,1 The Office of Arrears
The Office of Arrears keeps its coats on pegs, and the pegs have names. Yours has somebody else's. The sign-painter comes every tenth spring and you were taken on in a fourth, so for two years you have hung your coat under CRAKE, in gilt, and drawn Crake's share of the coal, and once, by some mistake of the post, opened Crake's birthday card.

This morning Remembrancer Pellow is standing beside the peg with a lease in his hand.

"Low Hask," he says. "You will know it as the bottom of Hask Water."

All Orrelby knows Hask Water; it comes out of the taps. Sixty-one years ago the Company of the Four Taps walled off a valley with a village in it and let it fill. The people were moved up to the ridge. The lease was not moved. Nobody cancelled it, and a lease that nobody cancels goes on, Pellow says, like a dog that has not been told.

"Twelve crowns and a goose, every quarter day, so long as smoke is seen to rise from any chimney of the said village. Last week the Company let the water down to mend its Wall." He gives you the lease. "On Tuesday there was smoke."

He has put the sum on a card, so as not to say it aloud: two thousand nine hundred and twenty-eight crowns, and two hundred and forty-four geese.

"The geese are a matter of principle. Tonight is quarter night, and the sluices close at dawn. Knock first."

{ archetype():
- "fighter":
    You are a Distrainer of the third class. When a debtor will not pay you carry out the furniture, and you have never yet put a leg through a wall that was not asking for it.
- "rogue":
    You are a Process Server. There is no door in Orrelby that you have not put a paper under, over, or, in the case of the Dowager Finch, inside a blancmange.
- "mage":
    You are a Clerk of the Seals, and two of the Office's standing writs are yours to read aloud. They are printed on pocket cards, on the back of the table of public holidays.
- else:
    You are a Deputy Collector without portfolio, which is to say that they send you to the things nobody has a form for.
}

+ [Ask who Crake was] -> crake_peg
+ [See Mrs Amblin about provisions] -> stores
+ [Read the lease through before the cart comes # test: focus 7]
    { outcome:
    - win:
        It is bound in boards with a spring clasp, from the days when tenants used to snatch. You get it open and read all eleven pages. On the ninth, between two commas, is something that Pellow has not mentioned: no tenant may take a second landlord, and no servant of the Office a second master, until he be discharged *in writing*.
        -> cart
    - tie:
        You reach the ninth page, and a clause about second masters that seems to be getting somewhere, when the carrier starts to shout in the yard and the spring clasp takes it for a tenant. You have a blue thumbnail, and half of a sentence. # damage: 1
        -> cart
    - else:
        It is bound in boards with a spring clasp, from the days when tenants used to snatch. The clasp is in excellent order. By the time Mrs Amblin has worked your fingers out with a butter knife, the carrier is shouting in the yard.
        -> cart
    }

=== crake_peg ===
# place: 1,1 The Office of Arrears
"Before my time," says Pellow, who is older than the stairs. "The file will show that he was sent to Low Hask, to serve notice, the week that the sluices were shut. The file does not show him returning."

"Then why has he still got a peg?"

"He has not handed in his coat."

Over each peg is a hat shelf. You have never had occasion to feel along the back of yours. There is a small book there, swollen like a biscuit with old damp: *J. Crake, Collector. Wages.* The pages up to a certain autumn are signed for, in a neat sloping hand. After that, in a new hand every few years, sixty-one times: *Held until return. Held until return. Held.*

"That," says Pellow, "is a live account," and holds out his palm for it without altogether wanting it put there.

+ [Give him the lease to hold, and pocket the pay-book # test: grace 7]
    { outcome:
    - win:
        He takes the lease, you take it back, and somewhere in the exchange there comes to be one book fewer on the shelf than the Remembrancer has counted. It lies against your ribs like a cold hand that is getting warmer.
        ~ paybook = true
        -> cart
    - tie:
        He has seen. He watches the whole manoeuvre, as a man watches a child steal from a plate that he meant to offer. "If anyone should ask," he says at last, "you signed for it." Then he shuts the hat shelf on your fingers, for form's sake. # damage: 1
        ~ paybook = true
        -> cart
    - else:
        The hat shelf has a lid. Pellow lets it fall, without hurry, at the moment of your greatest extension. He puts the pay-book in his own inside pocket and wishes you a dry journey.
        -> cart
    }
+ [Ask to borrow it, on the proper form]
    There is a form. It is the Requisition of Personal Effects of Absent Officers, it was last used in the year of the hail, and you can recite its number. There is also a deposit. Pellow takes the sandwiches out of your coat. "Perishable security," he says, with what is very nearly a smile, and gives you the book. # ration: -1
    ~ paybook = true
    -> cart
+ [Put it in his hand # safe]
    He holds it a moment, weighing it. "He took sugar," he says. "I was the boy who brought the tea."
    -> cart

=== stores ===
# place: 2,1 Mrs Amblin's stores
Mrs Amblin keeps the stores, and keeps them from all comers. She reads your chit at arm's length, then nearer, then looks at you.

"Hask," she says. "That's damp."

She lets you have a mutton pie of the kind that the Office issues for journeys, with a crust meant to be eaten from the inside by someone holding on to the outside. She makes you sign for it, and while you sign she says that the last one to draw a pie for Low Hask had asked for two; that her mother had the stores then; that her mother said no, one was the allowance, and had been sorry for it ever after, because he was such a thin young man, and so particular about his cuffs. # ration: 1

"Her last winter, that was all she talked about. *I could have let him have the pie.*" Mrs Amblin folds the chit in four. "There's another behind that flour barrel, if you can shift it. I'd have to not see you."

+ [Shift the barrel]
    You walk it aside on its rim, as a cooper does. It moves, and goes on moving, and you stop it with your shin before it can get to the lamp oil. The pie comes out from behind in good order, and so, limping, do you. Mrs Amblin is studying the ceiling. "Two," she tells it, "and God rest you, mother." # damage: 1 # ration: 1
    -> cart
+ [Tell her one is the allowance # safe]
    "That's what she said." Mrs Amblin shuts the hatch. When you are halfway up the stair it opens again, and she calls after you to keep your feet dry, in the voice of a person who has heard that it makes no difference.
    -> cart

=== cart ===
# place: 3,2 The moor road
Tob Mossop the carrier goes to High Hask on the first of the month with lamp oil and comes home with wool. He has not spoken since the last houses. It has been four hours. The moor goes up in steps, each with a wet place on it, and on each the horse, whose name is Councillor, stops to consider his position.

At the ford below the last step the beck is brown and quick and comes up over the hubs, and there the cart sits down. The near wheel has gone through the bed into something softer. Councillor turns his head and looks, past Mossop, at you.

"He'll not pull with a stranger up," Mossop says. It is a fine deep voice, wasted. "He'll pull for one that's asked him right. Or you can show him where to put his feet. Or you can shove. Or there's five mile of road, and nobody'd blame you. It's a dry sort of a hole, is High Hask, on a day like this. You might find nobody in."

Over the lip of the moor, a long way off and very straight in the still air, somebody has drawn four lines of smoke on the sky.

+ [Put your shoulder under the tailboard # test: power 7]
    { outcome:
    - win:
        The bed lets go with the sound of a boot being pulled off a giant, and cart, carrier and oil go up the bank at a trot that surprises all three.
        -> cart_ride
    - tie:
        You get it up as far as the axle and there you are the axle, until Mossop can find a stone. He is choosy about stones. # damage: 1
        -> cart_ride
    - else:
        You lift, the bank gives, and the tailboard comes down across your shoulders with eleven gallons of lamp oil behind it. The wheel is no higher. Mossop says kindly that you should go on ahead and dry.
        -> cart_walk
    }
+ [Take Councillor's head and pick a line over the stones # test: grace 7 nodamage]
    { outcome:
    - win:
        There is a line, upstream, where the stones are furry with moss and therefore have not rolled for years. You go backwards before him with your eyes on his feet. He puts them where yours have been.
        -> cart_ride
    - tie:
        You find the line. He finds your foot, and stands upon it for the length of a thought before he follows. # damage: 1
        -> cart_ride
    - else:
        The third stone turns. You go in to the neck, and Councillor, with great presence of mind, backs out of the shafts and returns to the side he started from.
        -> cart_walk
    }
+ [Ask him right]
    You get down into the beck, stand where he can see you, and put the case: the hour, the oil, the dark kitchens of High Hask. He hears you out. He is persuaded, but he requires something on account; he takes it out of your pocket, paper and all, and leans into the collar, chewing, as one who has only ever wanted to be consulted. # ration: -1
    -> cart_ride

=== cart_ride ===
# place: 4,3 The moor road
After the ford Mossop talks. It seems that he was saving it.

His father carted the Low Haskers up. Every stick: the dressers, the hens, the stones of the houses in their order with chalk numbers on them. Took a summer. "All but thirty-one of 'em. The old ones, that said they'd been born in the damp and would stop in it. And one lad, that went up right enough, and went back for something. They shut the sluices on the Friday, with a bailiff still down there reading 'em the notice."

"And then?"

"And then it's a reservoir," says Mossop.

He sets you down by ten at the top of High Hask's one street, and goes on sitting there with the reins slack.

"I'm here until morning. I'll be at the Wall end, at first light, with the cart empty. It won't be because I think you'll want it." He looks at the smoke. "My dad always said he'd left room on it. He'd say it of a night, out of nowhere. *There was room on the cart.*"

+ [Go down into High Hask] -> high_hask

=== cart_walk ===
# place: 4,4 The moor road
It is five miles by the road and the road is mostly beck. You walk it in your stockings with your boots round your neck, since the boots were holding more water than they were keeping out. A curlew goes along with you for part of the way, saying the one thing it knows.

From the lip of the moor you see Hask Water for the first time, or the want of it. The valley lies open like a drawer. Its sides are banded, grass and then shale and then a grey skirt of dried silt, as level as if it had been ruled; across its lower end stands the Company's Wall with men on it as small as commas; and along the bottom, a mile off, under four straight smokes, is a dark huddle with a spire. Nothing about it shines. It ought to be wet. It has been under ninety feet of water for sixty-one years and it looks like any village on a washing day.

A bell rings in it: noon, by the sun. You count. It rings eleven, and waits, as you do, and does not ring again.

+ [Go down into High Hask, late as you are] -> high_hask_noon
