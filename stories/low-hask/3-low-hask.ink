// Chapter three: Low Hask, from dusk to the lighting of the lamps and after. Dusk: the inn or the school. Night: the church or the mill.

=== green ===
~ where = "village"
# place: 20,8 The green
It is not wet. The lane has ruts, with dust in them, and nettles on either side, and a snail. The sun is going down behind the Wall. You cross a line that is not marked, and the tick of the drying mud stops behind you like a clock in another room.

There are ten of them on the green, and they have put on their good clothes. They are all old, all but one, a boy in a collar, who looks at you past an apron. There is a chair set out. There is a table with a cloth, and on the cloth a glass of water and a plate of very thin bread and butter.

"We thought you'd be thirsty," says a stout woman with a candle in her hand, "and then we thought, perhaps not for water."

Nobody laughs until you do.

{ archetype():
- "fighter":
    From habit you price the chair. A crown, with those legs. Nobody has ever put one out for you before.
- "rogue":
    You have the demand ready in your sleeve. In two years no one has ever held out a hand for it, and here are ten.
- "mage":
    The seal has gone cold upon its chain, as it does when there is a document in the room.
}

They make themselves known. Mother Oddy, of the Plough and Heron, that is her with the candle. Parson Tiplady, who begins to tell you something in three parts. Saul Haggas the miller, white to the eyebrows. Miss Clegg, upright as a ruler, with chalk on her cuff; her hand goes now and again to the boy's head, as you'd touch a banister. Beyond them in the lanes others are standing, with labels on their coats, and they do not come any nearer.

"Settlement's at midnight," says Miss Clegg. "That is to say, theirs is. *Yours* we have had ready for some time. You will want to see it, and then you'll want your supper."

+ [See what they have ready] -> churn
+ [Go with Mother Oddy, who has mentioned a pudding] -> inn
+ [Go with Miss Clegg and the boy] -> school

=== churn ===
# place: 20,7 The pump-house
It is in the pump-house, in a butter churn, under a clean cloth. They lift the cloth off as one does from a baby.

"Twelve crowns a quarter," says Miss Clegg. "It was nobody's fault that nobody came. We put it by." Every quarter's money is in its own screw of paper, with the date. You open the first. The coins are of the old king, and bright. You open one from the middle, and one from the end; and then you sit back on your heels, because it comes to two thousand nine hundred and sixteen, and there is old Amos Sugden at the door with twelve more in his cap.

In two years you have not once been paid in full by anybody.

"You'll write us the receipt," says Mother Oddy, "and then we shall be straight with you. It's a thing to be straight with somebody." They have gone quite pink. One of them has brought a pen.

You could. It weighs what a calf weighs, but there is daylight yet, and the Causey is dry. It is what you were sent for. They would help you up with it, and stand waving at the end of the lane.

+ [Shoulder the churn and set out for home # test: power 11]
    { outcome:
    - win:
        You write it out in full. You thank them, each by name.
        -> paid_in_full
    - tie:
        You get it on to your back and as far as the pond before your knees explain to you about silver. The boy helps to pick up the coins. He counts every one aloud, and puts it in your hand, and looks at you, and it's not possible after that to go on with it tonight. # damage: 1
        -> school
    - else:
        A churn wants carrying upright. It rolls the length of the green with you underneath it at every second turn, and comes to rest by the door of the inn, where Mother Oddy says that you'll be wanting that supper now.
        -> inn
    }
+ [Tell them it will keep till morning, and take Mother Oddy's arm # safe]
    "It's kept this long," she says, and tucks the cloth in round the edges.
    -> inn
+ [Tell them it will keep, and ask the boy to show you his school # safe]
    He looks at Miss Clegg. Miss Clegg looks at the churn, and at you, and takes off her spectacles to wipe them.
    -> school

=== inn ===
# place: 21,7 The Plough and Heron
The Plough and Heron has one long room with a fire in it, and you have never wanted so much to sit down. There's a candle in the window. Mother Oddy puts back the one that she carried, next to it, and straightens both.

"For them that's late," she says. "There was four of my lodgers out when the water came. That's one in, now," and counts you on her fingers. She is not joking; she has been keeping the door on the latch for you, personally, for sixty-one years, not knowing who you would be.

Supper is laid. The tablecloth has been darned so often that there's more darn than cloth. Smoke goes up the wide chimney, straight, without a flicker, thick and white as wool. The fire gives no crackle. Nobody has laid a log on it since you came in.

At the head of the stairs there is a door with a tray in front of it, and on the tray a covered plate and a clean pair of cuffs.

"That's Mr Crake's," says Mother Oddy. "He's not been in."

+ [Sit down to supper # rest]
    You do as you are told. It is a very old kind of happiness.
    -> inn_supper
+ [Look more closely at the fire] -> inn_chimney
+ [Go up and try Mr Crake's door] -> inn_room

=== inn_supper ===
# place: 21,7 The Plough and Heron
There is pease pudding, there is a ham, and after the ham there is a suet roll with damsons that ought to be put up in a square and saluted. Mother Oddy doesn't eat. She sits by you with her chin in her hand and watches it go down.

"I used to know how I did that," she says of the roll. "I've the *doing* of it still, in my hands, I just stand back and let them. But my mother showed me one day, with the flour on the table, and that's the day I gave in at midsummer. I kept it as long as I could, you know. It had her in it." She picks a crumb from the cloth. "You have to give them something they'll take."

"Could you not refuse?"

"Oh, you'd not want to be *behind*," says Mother Oddy. She is shocked. She looks across to the door at the head of the stairs. "He'd be so put out. He has it all to make up himself, you know, if it's short. He was always a conscientious boy."

She wraps you what is left of the ham. You would go to some trouble rather than have her put out herself. # ration: 1

+ [Ask about the fire] -> inn_chimney
+ [Ask for the key to Mr Crake's room] -> inn_room

=== inn_chimney ===
# place: 21,6 The Plough and Heron
You get down on your knees on the hearth. There is no wood in the grate. There is a card, propped against the fire-dog, with a printed border that has been burning since before you were born and has got about as far as the second comma.

\*Smoke Screen. Fourth standing writ. To be read from the stomach.* A corner has been left white, for pencil. *This will keep the chimney going so that they shall have the look of a fire. I have told them it means that the lease is not determined. As long as there is smoke somebody must come for the rent, I told them; somebody always does come for the rent. I believed it when I said so. J.C.*

You put it together there on your knees. He could not stop the water. He couldn't cancel the lease; that takes a Remembrancer. But there was one clause by which the Office would be bound to send, for ever, every quarter day that smoke was seen, and he saw to the smoke. He'd only not thought of there being ninety feet of water on top.

You have it by heart before the heat makes you draw back. # learn: smokescreen

+ [Go up and try his door] -> inn_room

=== inn_room ===
# place: 22,7 The head of the stairs
The door is shut and the handle turns, and turns. You move the tray aside. Under the door there is a crack of light, greenish, with a ripple in it.

"He always locks it," says Mother Oddy from below. "He's private. I shouldn't, dear."

It is a solid inn door, for keeping drunks on one side or the other. The lock is a good one. There is a transom over it, painted shut. You put your palm flat on the panel and it is cold, and it bows toward you, very slightly, and back. The room behind it is full. It's full up to the top, and breathing.

+ [Put your shoulder to it # test: power 9]
    { outcome:
    - win:
        The frame goes, all in one piece. You ride the door down the stairs on what was behind it, past Mother Oddy with the tray held over her head, and when it is finished there's only a wet staircase and an open room.
        -> crake_room
    - tie:
        It opens, and the room comes out over you like a cow getting up. When you have finished coughing you go in on your hands and knees. # damage: 2
        -> crake_room
    - else:
        You bounce. The stairs are steep, and oak, and have a turn in them, where the clock is.
        -> lamplight
    }
+ [Ask her, gently, whether she'd not like to have that tray back # test: focus 9]
    { outcome:
    - win:
        She stands there with her hand to her mouth. "It'll be cold," she says; "it's been cold..." Then she comes up, a step at a time, takes the key off the string about her neck, and turns it. The water that comes out is only ankle-deep, and as warm as tears, and it stops when it gets to her slippers.
        -> crake_room
    - tie:
        She unlocks it and she doesn't reproach you. She sits down upon the top stair with the plate on her knees. You step past her into the room with a stitch in your side that you will carry about for some while. # damage: 1
        -> crake_room
    - else:
        "He's not *been in*," says Mother Oddy. She says it louder. The candles lie down flat; the door at your back gives a great thump, like a heart, and every pane on the landing comes in.
        -> lamplight
    }
+ { archetype() == "rogue" } [Go out of a window, along the gutter, and serve yourself upon him by the chimney # test: grace 7]
    { outcome:
    - win:
        You have a saying in the trade: *nobody bars the flue.* You come down it into a drowned bedroom with one breath and your eyes open, lift the sash from the inside, and go out through the window again with the whole of the contents, and are sitting on the sill in the sunset, wringing out your stockings, when the room is ready for you.
        -> crake_room
    - tie:
        Nobody bars the flue, but somebody has been keeping jam in it. # damage: 1
        -> crake_room
    - else:
        The thatch has had one week to dry in. It goes as shortbread goes. You pass through the linen loft, and the landing, and arrive in the tap-room ahead of your boots.
        -> lamplight
    }

=== crake_room ===
# place: 22,6 Mr Crake's room
A narrow bed, made. A washstand. On the sill, in a row, in order of size, a young man's treasures: a penknife, a shell, a ticket for a concert. His boots are beside the bed with water standing in them to the brim, and the water in the left one is going round.

{ paybook:
    There is a copy-book open on the table. He had been drafting a letter. You lay the pay-book next to it and the two hands are the same; but here the slope has gone steep, like a man leaning on a wind.
- else:
    On the table are a copy-book and, under it, a little cloth-bound account: *J. Crake, Collector. Wages.* It's the duplicate. The Office has them made in pairs, and what is written in the one comes up in the other. As far as a certain autumn it is signed for, in a neat sloping hand. The pages past the Friday have never been cut. You do it with his own penknife, and there it stands, in a new writing every few years, sixty-one times: *Held until return. Held until return. Held.* Nowhere in it has anyone discharged him. You put it away inside your coat.
    ~ paybook = true
}

\*To the Remembrancer. Sir, I have the honour to report that I am unable to serve the notice, the tenants declining to understand it, and that the water is now at the second stair. There has been an offer made for them by another party. It will take them as they stand, and keep them, and asks only a small rent. It cannot write. It has asked me if I will act. I said that I was not at liberty, being in your service; it said that you had let me go. Sir, if I might have some word as to*

It stops there. It is dated on the Friday. # xp: 16

+ [Leave everything as it is, and go down] -> lamplight

=== school ===
# place: 20,10 The school
The school is a single room with a stove, a globe and nine slates. The boy has got there ahead of you and vanished; there is only a coat, swinging upon its hook. On the board is a sum.

\*If one day is owed for each day kept: and a boy, having lived 11 years, has been kept for 61: how many days is he short?*

Under it, in the same square hand, the working goes down to the bottom of the board and along the wainscot. It goes through the years quarter by quarter, with initials in the margin, to show who has paid for him: *A.S. 30. E.O. 30. H.C. 31.* Toward the end the A.S. and the E.O. come less often and the figures against H.C. grow.

"Hester Clegg," says Miss Clegg. "One does not wish to be caught with a remainder. I should like you to look over it. There's nobody here whom I can ask; I taught them all."

The stove is nearly out. The scuttle is empty. Something that isn't a mouse is breathing under the floor.

+ { archetype() == "mage" } [Take off your coat and sit the examination # test: focus 7]
    { outcome:
    - win:
        She sets you the whole wainscot. It takes an hour, with your tongue between your teeth; you have not been so content since they gave you the seals. At the end you find it, in the forty-third year: a seven that ought to be a one. She has been overcharged. She has you show her three times.
        -> school_sum
    - tie:
        You find where it goes wrong. You also find, at the first blot, that she is still quick with a ruler. # damage: 1
        -> school_sum
    - else:
        It swims. All those days, in chalk, with initials: you lose your place in somebody's August, and the drop on the other side is a long one. Your nose is bleeding on the slate.
        -> school_board
    }
+ { archetype() != "mage" } [Check the sum]
    You do it on your fingers and your cuffs, by the Office method. You lose a quarter, find two, and try to carry them. Miss Clegg is kind. It's worse than the ruler, which you also get. # damage: 1
    -> school_board
+ [Bring in the coal for her # test: power 7]
    { outcome:
    - win:
        You bring in the whole heap, in the one go, on a door. The stove roars. With a roaring stove there's no one alive who can stay under a cold floor, and a hatch by the blackboard lifts up an inch.
        -> wilf_found
    - tie:
        You bring it in. You had not asked how long the coal-hole had been left without a lid, or where. # damage: 1
        -> wilf_found
    - else:
        Wet coal weighs twice what dry does, and has ideas. You are dug out by a schoolmistress of eighty-three.
        -> school_board
    }
+ [Look for the boy # test: grace 9]
    { outcome:
    - win:
        Coat, swinging: so he went past the hook and not to it. Dust, on the globe, with four finger marks. You go up the bookcase and over the beam, as he must have, and you put your head down behind the rain-tank; and there he is with both hands clapped across his mouth.
        -> wilf_found
    - tie:
        You go everywhere he went. He weighs five stone. # damage: 1
        -> wilf_found
    - else:
        He's on the roof. You are on the roof. Then he's on the roof.
        -> school_board
    }
+ { whistle } [Stand still and say, quite loud, "Well, I'm off home, then" # safe]
    Nothing happens, for about as long as you could hold a breath. Then the lid of the desk in the front row goes up.
    -> wilf_found

=== school_sum ===
# place: 20,11 The school
"Six years' days," says Miss Clegg. She has sat down on one of the small benches with her knees together. "I have overpaid by six *years*. I had taken it they were gone. I thought: Hester, you had a summer at the sea, you have it written down that you did; and when I went to look there wasn't so much as a shell." She begins to laugh, and has to hold on to the ink-well. "He'll have to allow it. He may be what he is, but he *can* subtract. I taught him that as well, the week that he was here. He'd come to me in the evenings for the long division."

She gets up, and opens a cupboard, and takes out a herbarium as wide as the table. Between sea-lavender and thrift, where you would look in vain for a pressed flower, there is a card. *Undergrowth. Third standing writ.* He gave it to her and Mr Brigg in turn, it appears, a week each, like a library book. # learn: undergrowth

"It may be you will want to hold something up," says Miss Clegg.

From under the floor someone says, hollowly, "Are we going to have some left over, Miss?"

"We are, Wilfred. Come out of there and be introduced."

+ [Be introduced] -> wilf_found

=== wilf_found ===
# place: 20,11 The school
He is eleven. He has a front tooth that is half grown. It has been half grown for sixty-one years, and he cannot leave it alone.

{ whistle:
    You hold out the whistle. You had prepared something. "It was in with the hen," you say.

    Wilf Lumb goes red, and then white. He takes it by the blue wool. "I *looked* in with the hen," he says. "I never. I looked everywhere but." And he puts it to his mouth and cannot get the breath for it. "Is she cross? Our Annie? Has she gone up to bed?"

    You tell him she is not cross. You tell him that she's waiting at the gate. It is not until you see Miss Clegg turn away to the board that you think how it has sounded: as if it were this evening, and there were still some light.
- else:
    He has never met anyone new. He goes all around you, as he might a horse, and asks whether it is true that there's a Wall, and how high; and whether his sister has got up to the top yet with the hens.

    You tell him that she has. "I was only going to be two minutes," Wilf says. "I've left my whistle. I've been all over for it."
}

He knows everything. { whistle: He knows how to get along the top of the weir without being seen from the desk, by stepping only on the stones with moss, and shows you how, from flag to flag of the floor. | He knows how to get along the top of the weir without being seen from the desk, but he'll not say; it is for when he has got his whistle. } He knows where the hooks are, thirty-one, with a thing of everybody's hung on them. "Mine's only my jersey. But it won't let you past the mill without it. You go all *thin*." He takes you by the hand, without noticing that he has. # xp: 16

+ [Let him show you out to the green] -> lamplight

=== school_board ===
# place: 21,10 The school
While she is patching you up you have a clear view of the other board, the one at the back, which you take at first for a class list.

Thirty-one names in a column. Against every one is a number, in chalk, with the smear beneath it where yesterday's has been rubbed out. *A. Sugden, 6,020. E. Oddy, 4,407. Rev. Tiplady, 2,951 (has been careless).* Of the thirty-one, twenty have a nought; and beside each nought, in a different and smaller writing, so that somebody should know, there is a line. *Likes to be told good morning. Do not stand behind. Sing to her.*

The number against W. Lumb has a bracket, and leads to another column. And the one against H. Clegg is ninety-one.

Ninety-one is the quarter's rent, for one head. You look for what there is to pay for two. # xp: 16

"Yes," says Miss Clegg. She is cutting lint into squares. "I have written out the label. I should be obliged to you if you would see that it is pinned on straight. I've put *Responds to questions*. I thought that it would give them something to try."

+ [Go out, when you can trust yourself to stand] -> lamplight

=== lamplight ===
# place: 21,8 The green, at lamplighting
Someone is going round with a pole and lighting the lamps. There are five, and each burns small and drowned, with a ring around it. As each one is lit, the labelled people come a few steps nearer out of the lanes and stand under it. They put their faces up. It is not the warmth they come for. They are holding still to be looked at. # xp: 8

{ whistle and not wilf_found:
    By the pump a boy is watching you, sidelong, with a tongue going round a tooth. You go across and hold the whistle out to him. "It was in with the hen," you say. He takes it. For a time there isn't a breath in him to spare; and then, all round the green, as he blows three notes and two, twenty washed faces turn. In return he shows you, hopping from flag to flag, how you can get along the top of the weir without being seen: only on the stones with moss.
}

{ archetype():
- "fighter":
    You catch yourself working out how you would carry them: two to a door, and mind the heads.
- "rogue":
    There are five lamps, and plenty of dark in between. On any other job you would call that a well laid out village.
- "mage":
    There's an old rule of the Seals, that you do not read by a lamp which somebody else is using. You put the lease away.
}

It will be nine or a little after. Midnight is the settlement. From the church you can hear Parson Tiplady, who has reached *secondly*. From the other end of the village comes a deep soft shudder, through the feet: the mill is working. The beck that drove it has been dry for a week.

There is also a settle here with a rug on it, and you have been on your feet since four this morning. An hour would do it. Anyone would wake you.

+ [Go to the church] -> church
+ [Go to the mill] -> mill
+ [Lie down for an hour # rest]
    You take your boots off first.
    -> overslept

=== overslept ===
# place: 21,9 The settle
No one wakes you. They would not think of it: in Low Hask a person who has sleep in hand is a person of means. At some point somebody takes the candle away, so that it shan't shine in your eyes, and puts another rug over you. At another, you half surface, and there's the boy, sitting on the end of the settle with his chin on his knees, keeping the label people off.

You dream that you are a peg.

It is the bell that gets through to you. You count with your eyes closed. It rings eleven, and stops, and you lie there in great comfort waiting for the twelfth; and then you recall that there isn't one. It has rung twelve. It always stops one short. Somebody gave in the last stroke, years ago, for want of anything better.

You are rested. You are warm all through. You could lift the pump. And across the green, beyond the shrubs, there is a light that was not there before, and many people standing with their backs to you, and a voice reading out a list.

+ [Run] -> eve_late

=== church ===
~ where = "church"
# place: 23,10 Low Hask church
Parson Tiplady is in the pulpit, with a lamp. The pews are empty but for one old woman under a label, and he is preaching to her with great sweetness upon the text *Let him that hath a door keep it on the latch.*

"And thirdly," he says. He sees you. He comes halfway down the steps. "I had an end to it," says the parson. "I composed it, one Saturday. In the garden, I believe; it would have been about the lilac time. I've been down every path of it, and I get as far as *thirdly*, and there's a gate. I gave it in, d'you see. That Saturday. I thought, they will never miss it, I so seldom get there." He tries to smile. "It's no great matter. But I cannot find a way to let them go home."

Against the north wall stands the parish chest, iron-bound, with three locks. By it is a little organ, its bellows going up and down, although there's nobody at the pump. And behind the organ there is a stair that goes down to where the parish keeps its dead.

+ [See about the chest] -> church_chest
+ [See what is working the organ] -> church_organ
+ [Take a lamp, and go down the stair] -> crypt

=== church_organ ===
# place: 24,10 The organ
It is a box organ with six stops. You lift the lid of the wind-chest. The wind in it is going round and round like a dog on a mat, and in the middle, pinned to the board with a hat-pin, is the fifth and last card.

\*Windstorm. Fifth standing writ. To be read facing away.* Then, in pencil gone so faint that you have to slant it to the light: *I am told the organist drowned on the Thursday, going back for the music. They were distressed at having no hymns. This should blow it as long as they need. I have not kept any for myself. I find that when I try to read them now my mouth fills up. J.C.* # learn: windstorm

He'd have had five of them to start with, like any Collector. He went from house to house, in his last week of being dry, and gave them to whoever was kind to him; and then he had nothing left to refuse with.

You press a key to see. It is a middle C, as plain as bread. Behind you the old woman in the pew opens her mouth, and out of it comes, cracked and exact, the note.

+ [Now for the chest] -> church_chest

=== church_chest ===
# place: 23,11 The parish chest
It's five feet of black oak, cut out of the one trunk. What a parish wants kept goes in here. It has a lock for the parson, a lock for the churchwarden, and one for the sexton, so that no one of them can open it alone. Tiplady gives you his key at once; he's always glad to give something. Amos Sugden's, he says, was taken up the hill by his son, along with the plate. The sexton has the third. "He is about," the parson says, and lowers his voice. "He's paid up, poor Matthew. But he still digs."

Now that you listen you can hear it, under the floor: a spade, going in and turning over.

+ [Break the two locks]
    With a pew-end, a hassock and your back. The churchwarden's hasp comes away from the oak with a groan which has sixty years of vestry meetings in it. The sexton's does not. The pew-end splits, the crash goes down through the floor, and underneath you the spade stops.
    -> sexton_comes
+ [Pick them # test: grace 7]
    { outcome:
    - win:
        The churchwarden's takes a minute, the sexton's takes ten; he kept it oiled. You lift the lid with your breath held, like a lover going in by a window.
        -> church_half
    - tie:
        There is a pin in the third lock which was put there for people like you. It's only a small hole. It goes in one side of the thumb and out at the other. # damage: 1
        -> church_half
    - else:
        The second lock clicks twice. The first click is you, and the second is a little hammer, on a little bell.
        -> sexton_comes
    }
+ [Ask the parson to go on with his sermon, and help him past the gate # test: focus 7]
    { outcome:
    - win:
        You take the front pew. When he comes to *thirdly* and his voice begins to hunt about, you say, as any parishioner might, "And so let us go home." He looks at you as if you had handed him down the moon. "And so," says Parson Tiplady, "let us all go home." He shuts the book. All the locks in the building undo themselves, one by one, like people getting up off their knees.
        -> church_half
    - tie:
        You give him an ending, and he's grateful; it's not the one. But the chest is old and takes the will for the deed. The lid jumps up, and you are leaning over it. # damage: 1
        -> church_half
    - else:
        You prompt him. He is so glad of it that he goes back to the beginning. Somewhere in *secondly* your head goes down upon the book-rest, hard, and when you lift it there's someone else in the aisle.
        -> sexton_comes
    }

=== sexton_comes ===
# place: 24,11 The north aisle
A flag tilts in the aisle, and the sexton climbs out of it, as anyone might get out of a bath. He's a long, bent man with a spade. *MATTHEW TIPPET*, says his label. *Do not stand behind. Do not stand in front.*

He looks at you from the boots upward, and you know that look; you use it yourself, on wardrobes. He is taking your length.

"Matthew," says the parson, from the pulpit, in real distress, "not in the *aisle*, Matthew."

The third key is hanging at the sexton's belt. He has dug every grave in this churchyard and then, it being an active life, has gone round again. The spade is worn to the shape of a heart and there's an edge on it that you could shave with.

+ [Stand, neither behind nor in front, and hit him # fight: sexton]
    { outcome:
    - win:
        He lies down at full length upon the flags, with the spade along his chest, crosses his ankles, and looks more comfortable than he has in years. You take the key.
        -> church_half
    - else:
        You give up the chest and go, over the pews.
        -> sexton_fled
    }
+ [Lie down, which is neither]
    You lie down at full length on the flags, and cross your ankles for him. He is pleased; they generally have to be asked. He lays the spade along you and nicks the shaft with his thumbnail, and he has to put off his belt in order to kneel. Then he goes down through the floor again, quickly, like a man with an order in. He has left you the key. He has also left you, where the iron lay, a cold line from the heel to the ear. # damage: 1
    -> church_half
+ [Get out by the vestry # flee: 9]
    { outcome:
    - win:
        You bar the door behind you with a bishop's chair.
        -> sexton_fled
    - tie:
        You're through, and so is the spade, by six inches, at about the height of your kidneys. # damage: 1
        -> sexton_fled
    - else:
        It is a very small vestry, and has a very large cope in it, on a stand, with its arms out.
        -> sexton_fled
    }

=== sexton_fled ===
# place: 25,11 The churchyard
You sit among the graves, on a table-tomb, until your heart has come down. The yard is tidy. Each of the mounds has been squared and edged and re-squared. On some are flowers in jam jars, which are white, and which do not smell of anything.

There is a row along the wall that is newer. Thirty-one. He's dug them already, and lined them with reeds, and shaped a place in each for the head. He has put a board at the end of every one, without a name, but you can tell, by the lengths. The stout one would be Mother Oddy. The one at the end is quite short, and he has left in it, as one does for a child who might wake up in the dark, a night-light.

They aren't filled in. It has not been possible to fill them in.

At the far end, apart, set slantwise to the rest, there is a thirty-second. He has only just turned the sod. It's your length to the inch.

+ [Go back to the green] -> eve

=== church_half ===
~ counterpart = true
# place: 23,11 The parish chest
Registers; a pewter plate; a christening robe folded in blue paper. Underneath these is a sheet of parchment that comes out wet.

It has been cut along the top in a wavy line. That's how it is done with a lease in two parts: they write it out twice on the one skin and cut the halves apart through the middle of a word, and if ever there is a question you lay the edges together and see if the word can be read. This is the tenants' half. It's drawn up in a neat sloping hand. *Between the undersigned, of Low Hask, and the Water. A day for a day. So long as they shall have days.* There are thirty-one marks. For the Water there is no mark at all but a stain, and beside it, witnessed and signed on its behalf, *as Agent: Josiah Crake.*

As agent. He could only sign for the Water if he was the Water's man. And he was only its man if someone had first let him go.

You get out your own lease and hold the two of them to the lamp. It's on the ninth page, between two commas: no servant of the Office may take a second master until he be discharged *in writing*. You read it over until you are sure. You roll the half up tight, and it goes on dripping down your sleeve.

+ [Go up to the green; it is close on midnight] -> eve
+ [There is still the stair behind the organ] -> crypt

=== crypt ===
# place: 24,12 The crypt
They have put them in the dry, such as it is. When anybody in Low Hask is paid up and has stopped being able to manage stairs, they are brought down here, washed, and laid on the shelves, above the old dead in their lead, with a pillow. Most of the twenty are up and walking tonight, for the lamps. You count seven who are not. Each one has a label at the toe and by each lies something: a thimble, a bird's egg, a comb. It's in case it should remind them.

Their eyes are open. As you come along with the lamp seven heads turn on their pillows to watch it go by.

The crypt runs back further than the church does. At the far end is a door, low and handsome, with a brass plate. From under it the same green light is moving on the flags that you would get at the bottom of a pool. The plate reads UNDER-BAILIFF. It has been polished so often that it's nearly smooth.

+ [Go from shelf to shelf and read each one their label # test: focus 9]
    { outcome:
    - win:
        It takes time. You say to each their name and what they like. *Ruth Haggas. Sing to her*; you sing to her. When you have got to the last they have all closed their eyes, like people who have finally been introduced.
        -> crypt_table
    - tie:
        It goes well until the sixth, whose label the damp has had. You try three names. She holds on to your wrist all the while, hopefully, and it's like wearing a bracelet of snow. # damage: 1
        -> crypt_table
    - else:
        You read the wrong name to the wrong shelf. He gets up to go and find who you mean, and wakes the others, to help.
        -> crypt_woken
    }
+ { knows("smokescreen") } [Fill the place with smoke, and walk through it # cast: smokescreen 8]
    { outcome:
    - win:
        From the stomach. It rolls out along the vault as thick as fleece. The seven sit up in it and stretch out their hands, for it smells of Mother Oddy's kitchen, and while they are turning their faces this way and that you are by.
        -> crypt_table
    - tie:
        It hides you from them perfectly, and the door from you. You find the door with your forehead. # damage: 1
        -> crypt_table
    - else:
        You get it down the wrong way. Coughing echoes, in a crypt.
        -> crypt_woken
    }
+ [This is nothing that was owed to you; go back up # safe]
    You wish them good night. You find that it has to be done singly.
    -> eve

=== crypt_woken ===
# place: 24,13 The crypt
They get down off their shelves. They help each other. None of them means you any harm. They are cold and you are warm, they are empty and you've so many days about you that you must shine like a shop. They come close, and hold out their hands, and where a hand rests on you something goes.

You had a grandmother. She lived over a chandler's. There was a smell of... there was a particular smell, when you opened the street door.

It's gone. In front of you an old man with *TALKS TO BIRDS* on his coat lifts up his head and sniffs. "Tar," he says, in delight. "Tar and string!"

The rest of them have heard. They press forward.

+ [Strike out, God forgive you, and clear a way # fight: paidup paidup]
    { outcome:
    - win:
        You put the two of them back on their shelves yourself, afterwards, and straighten the pillows. The others have drawn off to the wall. They let you go by to the door.
        -> crypt_table
    - else:
        You run for the stair with your hands held tight over your ears, as though that was where it got out.
        -> crypt_fled
    }
+ [Get to the stair before you are picked clean # flee: 8]
    { outcome:
    - win:
        You go up it four at a time.
        -> crypt_fled
    - tie:
        You make it. You could not at this moment tell anybody the name of your first school, nor who it was that you sat by. # damage: 1
        -> crypt_fled
    - else:
        It is like wading. You leave a birthday behind, and a dog.
        -> crypt_fled
    }

=== crypt_fled ===
# place: 23,13 The head of the stair
You sit on the top step, behind the organ, with your back against the pipes, and go through your pockets, as one does after a crowd. You say your own name aloud, and then your mother's. There is the school. There is the Office, and the road between. One drawer after another comes open with the right things in it; and then there's one that comes open upon clean paper.

Over a chandler's. You have that still, as you might have a label.

They have not gone back to their shelves. They are passing it round. You can hear them down there in the dark, seven old voices, handing it from one to the next with great care, and the breath that each one draws. "Tar," they say. "Tar and string." Nobody keeps it. You listen until it has been all the way along and has started back; and you don't want it returned, so much as you'd have liked to be asked.

Overhead the bell gives a sort of a cough, as bells do that are about to strike.

+ [Go out to the green] -> eve

=== crypt_table ===
# place: 25,13 The Under-Bailiff's office
It is exactly like the Office. There's the high desk and the row of pigeon-holes; there's a coal-scuttle, full of wet pebbles. On the wall are pegs, four, and three of them are bare. On the fourth somebody has painted PELLOW, in gilt, and struck it out, and tried another name, and another. They go back in a column almost to the floor: it's the name of every Collector that the Office has employed since. The last of all is yours. It isn't struck out. The paint is tacky.

He has been expecting someone, then. He has gone on expecting them. # xp: 10

On the blotter a line has been written many times over, as though to get a pen to run. *No answer from the Remembrancer. No answer from the Remembrancer.*

Across two nails, over the desk, hangs the one thing in the room that is dry. It's a tipstaff of the Office, old pattern, of ebony, with a silver crown on the end the size of a fist. A Collector gives that back upon the day of his discharge. He's not been carrying it. But he has kept the crown so bright that you can see your own face in it, upside down.

+ [Take the tipstaff]
    It comes to your hand like a dog that has been left outside a shop. # weapon: tipstaff 4
    -> eve
+ [Leave it where he can find it] -> eve

=== mill ===
~ where = "mill"
# place: 22,5 Haggas's mill
The wheel is going round. There's no water on it, and no water below it, and its buckets come up empty over the top and go down empty, with a groan, and the whole of the mill shakes from the cap to the cellar. Dust lies on everything like a first snow.

Saul Haggas stands at the spout with a sack. What is coming down the spout is finer than flour, and has a shine. Each time that he ties off a sack he reads what is chalked on it and sets it down with both hands.

"They bring 'em me in apples," says Saul, not turning, "the quarter's pickings. I bolt out the bran. He only has the white." He lets you look. It's warm. It runs through the fingers with a murmur, like a crowd a long way off. "Do you know, I'd a wife. I'd have said that was the sort of a thing you would keep back."

Nobody has ever had the time of day from Saul Haggas, because he hasn't any; he stopped his clock by the mill, and the mill does not stop. There is a brake, a beam as thick as your body. There's a ladder to the loft. Shapes go round with the dust, and come to nothing when you look at them.

+ [Throw your weight upon the brake # test: power 9]
    { outcome:
    - win:
        The block bites. The groan goes up to a scream, there's a stink of hot elm, and then for the first time since the Friday, it is quiet in Haggas's mill.
        -> mill_stones
    - tie:
        It stops. So, very nearly, do you: the beam kicks at the last like a carthorse, and you have one of your own ribs to mind for the rest of the night. # damage: 2
        -> mill_stones
    - else:
        You throw your weight upon it, and it throws it back.
        -> mill_grist
    }
+ [Go up the ladder, while his back is turned # test: grace 9]
    { outcome:
    - win:
        It shakes like a wet dog. You go up with the shake and not against it.
        -> mill_loft
    - tie:
        The seventh rung is the loose one. It's always the seventh. # damage: 1
        -> mill_loft
    - else:
        The seventh rung is the loose one, and there is a hopper under it.
        -> mill_grist
    }
+ [Tell him the time # test: focus 9]
    { outcome:
    - win:
        "It's twenty to ten," you say, "on Goose Day, and a fine night." He stands with the string between his fingers. Nobody has given him that since the Friday, and he hardly knows where to put it.
        -> mill_talk
    - tie:
        You tell him. He takes hold of your arm. "And the year?" You tell him that too, and he does not let go for some time, and he has a grip like a vice. # damage: 1
        -> mill_talk
    - else:
        "It's late," you begin. It is the wrong word. He says that he *knows* it's late; he has the whole quarter to get through; and he swings the full sack round without looking.
        -> mill_grist
    }

=== mill_talk ===
# place: 21,5 Haggas's mill
He sits you on a sack of plain flour and shares his supper with you: cold bacon and an oatcake. He wants to know about the time. Is it still the same lot? Sixty to the hour? You assure him. # heal: 2

"I'd have thought they would alter it, with all that's gone off." He is whiter than the walls, and it's not all of it flour. "I'll tell you a thing about this mill. It hasn't run by the beck since my father's day. It's fed from the pool, through the old sluice beneath the weir. There is a gate there that they put in for a drought. You draw that, and it's not only my wheel that stops. The lot goes, straight down, under the hill. There'd be nothing for It to stand up in."

{ key:
    He sees what you have across your back, then, and gets slowly to his feet. "That's her," he says. "That's the one. I thought she went up with the weir-man."
- else:
    He goes to the back of the stones and drags something out from behind the meal-ark: an iron key, as long as your leg, furred with flour. "I'd the spare. I never liked to. I thought, if it's just me, I might do it wrong."
    ~ key = true
}

"Mind," says Saul, "it'll be heavy."

+ [Shake his hand, and go; it is gone eleven] -> eve

=== mill_stones ===
# place: 21,4 Haggas's mill
In the quiet the dust starts to come down. It comes down all over the mill, out of the rafters, the sleeves of the shafts, the finest of it, that was too light to be bagged; and each grain has in it one bit of something. You stand in a fall of other people's minutes. Somebody bites a plum. Somebody is lifted on to a gate to see a band. A door shuts, rain starts, a dog puts its chin on somebody's boot. Saul Haggas holds up his floury face, with his mouth open like a child's in the snow.

"That's her," he says. "That's her that's just come in. That's her *step*."

It lasts for a minute. When it is over you're less tired than you were, and he is sitting on the floor. # heal: 2

He'll not start it again, he says. Let Him send. He reaches behind the stones and pulls out an iron key as long as your leg{ key:, twin to the one that you already have, and looks from the one to the other, and puts his own back|. It draws the old sluice beneath the weir, says Saul. He had it off the weir-man, and never liked to; it would have been doing it alone}.
~ key = true

+ [Help him up, and go; it is close on midnight] -> eve

=== mill_loft ===
# place: 23,5 The mill loft
Up here are the sacks. They stand in rows, with names chalked on: Oddy, Haggas, Brigg, Brigg, Clegg. You lay your hand on Clegg, and there's a beach in it.

It would be no use to carry one away; a day is as heavy as a day. But on a nail behind the hoist hangs a miller's weather coat, made of the skins of eels, sewn edge to edge, black and supple, and light as a wet leaf. It has turned the finest dust there is, and would turn most things. It will not stop a cannonball, but it takes something off every knock above the small ones.

And there is a window. From it you can see the weir, not three hundred yards off, with a single lamp on it, and someone sitting beneath the lamp, writing. He dips his pen in the pool.

Below you, Saul Haggas has started to hum. He has three notes and then two. He stops, and goes back, like someone feeling for a step.

+ [Take the coat in place of what you have on]
    It closes over you with a sort of sigh, and smells of oil and pepper. # armour: eelskin 2
    -> eve
+ [Leave the coat, and go back down] -> eve

=== mill_grist ===
# place: 22,4 Among the stones
You are in under the hopper, where the dust is thickest, and you're not the only one there.

It has no shape to speak of. It is what gets left in the stones when the white has been bolted out: the bran, all the husks of days. Toothache. Waiting for somebody in the rain. Every quarrel, every night with a sick child, every hour that no one would keep and It would not take. It has been going round and round in here with nowhere to be put. It rears up out of the meal in a person's height, and then in two persons' height, grey, whirling, and it has knuckles.

It is furious. It's the only thing in Low Hask that has been allowed to keep its temper.

+ [Fight it # fight: grist]
    { outcome:
    - win:
        You break the back of it against the brake-beam, and the beam goes over with the weight, and the wheel screams and stops.
        -> mill_stones
    - else:
        There is a flap for the cat.
        -> mill_fled
    }
+ [Dive for the meal-spout # flee: 9]
    { outcome:
    - win:
        Down the spout, into a half-filled sack, and out by the seam.
        -> mill_fled
    - tie:
        You go down the spout with a grey fist knotted in your hair, and leave the hair. # damage: 1
        -> mill_fled
    - else:
        It gets in one good toothache, and a funeral.
        -> mill_fled
    }
+ { knows("windstorm") } [Blow it out through the door # cast: windstorm 9]
    { outcome:
    - win:
        It goes by you like a train of coal carts, roaring, out of the door and up over the dry beck, and spreads out flat against the stars. It makes, high up, what may be the first contented sound of its life. Behind you the wheel, with nothing to grind, runs down.
        -> mill_stones
    - tie:
        You clear the mill of it, and of the flour, the cat, the candle and the miller's hat; and one of the shutters comes back for you. # damage: 1
        -> mill_stones
    - else:
        It likes wind. It had not thought of wind.
        -> mill_fled
    }

=== mill_fled ===
# place: 22,3 The dry leat
You're lying in the bed of the mill-leat, outside, under the stars, grey from head to foot. When you cough it's somebody's bad news.

It did not follow. You can hear it through the planks going round and round again in the dark, having its arguments.

You feel dreadful, and it is not all yours. You have quarrelled with a sister over a jug. You've sat up with croup. There is a debt that you cannot meet, and a man at the door to see about it, a civil man with a list, and he is looking past you at the bed. You know the list. It is in your own writing; that is to say, it's in the writing that they teach. For a moment, there, on your back in the ditch, you are on both sides of that door.

Then it settles, as dust does. You won't get it out of the seams.

+ [Get up; it is close on midnight] -> eve
