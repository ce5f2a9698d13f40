// Chapter one: High Hask on its ridge, and the two ways down.

=== high_hask ===
~ where = "hask"
# place: 5,3 High Hask
When they moved Low Hask up the hill they moved it exactly. Each house was set down beside its old neighbour and facing the way that it had faced, so that nobody need learn a new quarrel. But the valley floor was level, and the ridge is not. The street lurches. The pump stands on a knoll by itself like an orator, and the front steps of the chapel, which used to go up, go down.

It is a bright morning, and nobody is out in it. Curtains are. As you walk you hear them run along their rods ahead of you, house by house, so that you come down the street behind your own news. On every sill that faces the valley something has been stood to block the view: a bolster, a tray, a portrait of a bull. Behind the chapel, across the head of the old road, is a tall gate in fresh green paint, with a chain on it, and a brass plate: E. SUGDEN, CHURCHWARDEN. NO ROAD.

Three doors are open. One is the inn's, the Corker's Rest, and smells of onions. One is at the far end, where a cart track goes out along the hillside to the Wall, and men are shouting numbers to each other. In the third, which is so low that you took it for a hen-house, stands a very small old woman in a man's cap, and she is crooking her finger at you with her whole arm.

+ [Breakfast first] -> corker
+ [Present yourself at the Wall] -> wall_foot
+ [See what the old woman wants] -> annis

=== high_hask_noon ===
~ where = "hask"
# place: 5,4 High Hask
You come into High Hask at the hour when it eats, wet to the hair, with your boots about your neck. There is a smell of onions and no face anywhere. The street was carried up from the valley stone by stone and put together again on a hill that does not fit it. Gateposts lean. A flight of chapel steps goes down to a door which it was plainly meant to go up to. Behind the chapel is a tall gate in fresh green paint, chained, with a brass plate: E. SUGDEN, CHURCHWARDEN. NO ROAD.

The inn is shut. A card in its window says so, and says so in ink that is still wet. Behind the card three broad young men sit in a row over three plates. The middle one gets up, comes to the glass, and draws down the blind between you with a sort of delicacy.

All the curtains on the valley side are closed. From the far end of the street come the ring of a hammer and a voice counting: that will be the Wall. And from somewhere around the height of your elbow comes a cough.

"They've seen you off the inn, then," says a very small old woman in a man's cap. She is in a doorway that you took for a hen-house's. "They'd shut the sky if it had a bolt. You'd best come in. You're making a pool, and it'll be remarked on."

+ [Go in out of the wind] -> annis
+ [Go on to the Wall] -> wall_foot

=== corker ===
# place: 5,2 The Corker's Rest
The inn has a long table, a long settle, and three long brothers named Corker, who set down before you a plate of onions and bacon, and stay to see how you take it. Nobody asks your business. On the wall the almanac is open at today, *Goose Day, rents due*, and somebody has hung a dishcloth over it.

By and by the room fills up. It fills without a word, with people who seem each to have remembered an errand to the next chair, and before the bacon is done you are eating in the middle of a congregation. They do not look at you. They look at the lease, which is sticking out of your coat.

"From the Office," says somebody at last, to nobody.

"Sixty-one year," says somebody else.

"They'll want the geese," says a third, and a sigh goes round the tables.

+ [Finish the plate and put your feet up # rest]
    You eat it all and sleep for half an hour sitting up, like a carter. Nobody moves. When you wake, the plate has been taken, and a chair has been set across from you, with a man in it.
    -> warden
+ [Stand the room a jug and let it talk]
    You say nothing, generously, and refill. By the bottom of the second jug you have most of it: the thirty-one that stayed, the Lumb boy who ran back, and that in a dry summer you could stand on the Wall of an evening and hear hymns. Then a woman leans past you for the salt, and says into your collar, *There's some of us left our mothers down there.* # xp: 4
    -> warden
+ [Go out through the kitchen]
    The kitchen has a back door, and the back door opens on a well-yard and a surprising quantity of stacked pans. You are over the wall before the last has stopped rolling. In the lane a very small old woman in a man's cap is waiting for you, as if you were late. "That was quiet," she says.
    -> annis

=== warden ===
# place: 5,2 The Corker's Rest
"Ezra Sugden. Churchwarden." He has a purse in front of him and a clean sheet of paper, squared to the edge of the table. "My father walked up out of Low Hask with the church plate on his back. His own father was sitting at an upper window. He didn't wave. He'd a pipe going."

You wait.

"Fifty crowns," says Sugden. "We got it up between us. You write there that you looked, and there was no smoke. You go home dry. At dawn the water comes back over, and it's as it was." He turns the sheet round to face you. "It isn't that we don't care, d'you see. It's that we've done it once."

Behind him the brothers Corker have moved the settle across the door and are leaning on it in order of size. They look like large men who have been asked to be large.

+ [Write him his certificate]
    You have a fair round hand and some practice in the art of saying nothing at length. It takes you four minutes. Then you read it through, and find that you have put *no smoke to speak of*, and cannot make your hand take out the last three words. Sugden reads them too. "No," he says. "I never could leave it alone either." He has the settle moved. The purse he keeps, and he is sorry about the blotting paper, which is where you put the pen through your palm. # damage: 1
    -> lads_down
+ [Tell them what two hundred and forty-four geese look like on a cart # test: focus 8 nodamage]
    { outcome:
    - win:
        You do it straight, with figures: the crates, the tolls, the pace, the droppings by volume. You describe Remembrancer Pellow signing for them one by one. It is the smallest Corker who breaks first, and then it goes along the settle like a fence coming down. You step over it while they are wiping their eyes.
        -> lads_down
    - tie:
        One Corker laughs and the other two are hurt on Sugden's behalf, and in the discussion between the three of them you are able to leave, under an elbow. Not under all of it. # damage: 1
        -> lads_down
    - else:
        A goose is not a thing to joke of in High Hask. They were let off the geese when they moved; it was all that they were let off. You are shown to the window, and through it.
        -> lads_fled
    }
+ { archetype() == "fighter" } [Ask the brothers, as one carrier to another, to let you try the settle # test: power 7]
    { outcome:
    - win:
        It is eleven feet of bog oak. You squat, as you were taught, with your back against it and your eyes on something far away, and you take it up, with all three of the Corkers on it, and put it down where it used to be. There is a silence of pure craft. Where it stood the floor is another colour. "We'd a spoon go missing," says the eldest in the end, and gets down, and picks it up.
        -> lads_down
    - tie:
        You get it up and you get it round. There is a noise in your back like a bolt going home. "By," says the middle one, with respect, and opens the door for you himself. # damage: 1
        -> lads_down
    - else:
        Everything goes well until the eldest, meaning only to be helpful, gets off at one end.
        -> lads_fled
    }
+ [Look round for some other way out]
    Large men are slow to start, and the pantry has a window.
    -> lads_fled

=== lads_down ===
# place: 6,3 High Hask
They let you go. They come out after you into the street, a few and then most of them, and stand about, with that sheet of paper still on the table behind them.

"If you're set on it," says Ezra Sugden. He has put on his hat in order to have something to take off. "My grandfather's name was Amos. He'd a pipe. I don't ask you to say anything to him."

The youngest Corker points you out the two roads. The Wall end: the Company has ladders there, and tickets for the ladders, and a lady who keeps the lamp. Or the old road, the Causey, that starts behind the chapel and goes straight down into the valley, under the gate with the chain on it. The gate is Sugden's. He studies his hat.

"Annis Lumb knows the Causey," the boy says. "She goes and sits at the gate. It's her brother was the lad that ran back."

Onions have been at his eyes. He tells you that he will come down to the Wall himself, at dawn, with a ladder. Just to have it there.

+ [Take the Wall end] -> wall_foot
+ [Find Annis Lumb] -> annis

=== lads_fled ===
# place: 6,4 The backs of High Hask
You make your way along behind the houses, over one wall and through one hen-run after another, with the pursuit always on the street side and a yard too late. Every back window that you pass has something stood in it. Behind a washboard, a child's two eyes. Behind a tea-tray, an old man, sitting bolt upright with his back to the pane, as you would sit behind a driver you had no faith in.

There is no view from High Hask. Two hundred people live on the best ridge in the county, and they have bricked up the whole of the one side of their lives and planted beans against it.

You come to the end in a wash-house, crouched between a mangle and a copper. You are picking feathers out of your collar when the lid of the copper goes up, and under it there is a man's cap, and in the cap a very small old woman.

"I come in here to think," she says. "Are you the one that's going down?"

+ [Say that you are] -> annis

=== annis ===
# place: 7,3 Annis Lumb's kitchen
Her name is Annis Lumb. Her kitchen has one window, and it is the only one in High Hask with nothing in it. She has moved her chair so that she can look out of it while pretending to watch the pot.

"I was nine," she says. "Our Wilf was eleven. We'd got as far as the top gate with the hens, and he says, *I've left my whistle.* And Mam says leave it. And he says, *I'll be two minutes, Annie, hold this hen.*"

She feels along the shelf, behind the tea, and puts on the table a tin whistle with a rag of blue wool round the mouthpiece.

"It was in the hen's basket. It was in with the hen the whole time. I never told Mam." She is not crying; she got that done in some other decade. "He'll be seventy-two. Or he'll be eleven. I've thought about it both ways, and I don't mind which. Only I'd like him to have it. You needn't make anything of it. Just say, it was in with the hen."

The pot boils. She makes no move to see to it.

+ [Take the whistle] -> annis_told
+ [Ask if you might first sit by the fire # rest]
    "There's broth," says Annis. "There's always broth. I make for two."
    -> annis_fire
+ [Tell her that you cannot promise, and ask about the gate] -> causey_gate

=== annis_fire ===
# place: 7,3 Annis Lumb's kitchen
She makes for two, and gives the second bowl to the cat. You get the second bowl. The cat sits down across from you and watches each spoon.

While your socks steam Annis tells you about Low Hask: which step of the mill is loose; that Saul Haggas the miller would give you the flour off his hands, but not the time of day; that Parson Tiplady never got to the end of a sermon, and once was carried out still on *thirdly*. How Miss Clegg at the school rapped your knuckles for a wrong sum and then sat up with you half the night until you had it right. That Mother Oddy, at the Plough and Heron, put a candle in the window for anyone who was late, and would never go up till they were in.

"Who's the late one now?" says Annis to the cat.

She has them all by heart, with their aprons and their tempers, as they stood on one Friday; and she has grown older than any of them.

When you get up she is holding the whistle out, in both hands, like something that could spill.

+ [Take it] -> annis_told
+ [Say you have enough to carry] -> causey_gate

=== annis_told ===
~ whistle = true
# place: 7,3 Annis Lumb's kitchen
It weighs nothing. The blue wool has been changed many times; under the new there is a bit of the old, gone grey, kept in to show the colour to go by.

Annis puts her cap straight. Having got rid of the thing that she has had in her hands since she was nine, she does not know what to do with them, and puts them in her apron, then under her arms.

"Sugden's chained the gate," she says, "and he's set his gander on it. It's called Bishop. Don't look it in the eye, and don't, whatever you do, run. Folk say geese are stupid. That one's not stupid. It bears in mind."

At the door she catches hold of your sleeve. She has remembered something and it is making her smile, with three teeth.

"He's a terror for hiding. You'll think there's nobody there. You want to stand still and say, quite loud, *Well, I'm off home, then*. He never could abide to be left."

She hears herself say it. The smile stays where it is, with nothing behind it. Then she goes in, and the latch comes down slowly, lowered from the other side by someone who does not want it to make a noise.

+ [Go down to the gate] -> causey_gate

=== causey_gate ===
# place: 8,4 The Causey gate
Behind the chapel the old road starts off downhill between two walls with all the confidence in the world, and thirty yards on it meets a gate. The gate is oak, spiked, ten feet high and chained. It has been painted on this side only, once a year, in cheerful green.

In front of it stands a gander.

He is about the size of a font. He has an orange eye on either side, and gives you first the one and then, as if to be fair, the other. At his feet lie a constable's button and part of a glove.

The walls left and right are dry stone, high, and topped with glass. Where the beck goes out beneath the road there is a grating, a foot and a half square, with a smell.

+ [Break the chain # test: power 10]
    { outcome:
    - win:
        You take up the slack, turn your back to it, and walk. The chain holds; it is the post that comes. Bishop, who has had that post to lean on all his life, regards the hole. You go by on the side of the other eye.
        -> causey_down
    - tie:
        The chain parts at a link you had your hand round. So does the hand. You wrap it in your neckcloth and edge through, before the gander can form a view. # damage: 2
        -> causey_down
    - else:
        It is a ship's chain. You heave until there are lights in your eyes. The pain in your calf is a separate matter, and has feathers.
        -> causey_caught
    }
+ [Go over the wall, between the glass and the bird # test: grace 8]
    { outcome:
    - win:
        Coat first, over the glass; then you. Bishop comes along the foot of the wall, in step, looking up. He has all day. But you are down on the far side, and he is a gander of the upper parish.
        -> causey_down
    - tie:
        You are over, and have only to come back for the coat. The glass keeps a strip off the sleeve and some of what was in it. # damage: 1
        -> causey_down
    - else:
        A dry-stone wall will bear you just as long as you trust it. You arrive at the bottom with some forty pounds of wall, at the feet of the gander, who has been hoping.
        -> causey_caught
    }
+ { knows("undergrowth") } [Read the ivy up the gate into a ladder # cast: undergrowth 7]
    { outcome:
    - win:
        The ivy has wanted to for years. It goes up the painted oak with a noise like rain, hand over hand, and makes at the top a kind of armchair. You climb. Bishop hisses at it as at a rival.
        -> causey_down
    - tie:
        It makes you a ladder, and it makes it of the bramble. You go up it in the manner of someone picking fruit. # damage: 1
        -> causey_down
    - else:
        The hedge mistakes its instructions. When it has finished you are in the middle of it, an arm's length off the ground, and your legs are where the gander can reach.
        -> causey_caught
    }
+ [Deal with the gander # fight: goose]
    { outcome:
    - win:
        There are no witnesses and there will be no songs. He lies on his back with his feet in the air, breathing, while you go through his chain with a stone and take all the time that you need.
        -> causey_down
    - else:
        You run, which is the one thing never to do before a goose. There is, however, a grating, and a frightened person is slightly under a foot and a half square.
        -> goose_fled
    }

=== goose_fled ===
# place: 9,4 Under the Causey
It is a culvert, and the beck is in it already. You lie in the beck on your back, with the road an inch above your nose, and listen to him walk up and down on it. He has a heavy tread. Whenever you stop, he stops.

Somebody has been here before you. Wedged in the crown of the arch is a constable's hat, and in the hat, in oilcloth, his notebook, open at the last entry. *Proceeded to Causey gate to look into complaint of gander. Gander present.* There the pencil goes off the edge of the page. Lower down, in a steadier hand: *Have been thinking about my mother who is down there yet. One is told not to look, and does not. If I come out at the bottom end I believe I shall.*

He is not here, so he came out at the bottom end. You go after him on your shoulder-blades, feeling with your heels, down forty feet of somebody's good masonry. When you slide out into the light on the far side of the gate, you hear the tread overhead go back to its post.

+ [Wring yourself out, and go on] -> causey_down

=== causey_caught ===
# place: 8,4 The Causey gate
The screaming brings Sugden. Some of it is the gander's.

He comes down the road with his napkin in his collar, and four or five behind him, and the gander lets go of you at a word, and goes and stands by his leg, and makes a low remark. Sugden looks at the lease, which has come out of your coat and is lying in the road. He looks at your leg. Nobody speaks.

"We ought to put you in the pond," he says finally. "It's what's usual."

They have not the heart for it. They pick you up, gravely, by the corners, and are not agreed which way to carry you; and then a voice behind says, "Oh, Ezra, let the poor soul go if they're going." It is a woman's voice, and it cracks in the middle. Someone has begun to undo the chain.

They put you down on the other side. The gate has not been open since it was hung. They stand in a row with their toes to the line of the sill, and not one of them looks up, past you, at what is there.

+ [Get up and go on] -> causey_down

=== causey_down ===
# place: 9,5 The top of the Causey
On this side the gate was never painted. Somebody has been at the lower boards with a knife, low down, at the height of a child kneeling: A, and A, and A LUMB, and a row of strokes in fives that goes from the one post to the other and begins again beneath.

The road goes down between its walls with grass in it, then with dead grass, then with none. You cross the tide-line in a single step. Above it there are thistles and a lark; below it everything is one colour. The walls wear a fur of dry silt. There is a milestone, and when you rub it with your sleeve it says LOW HASK 1, in good plain letters.

A little lower a farm cart stands at the side of the road with its shafts on the ground. It was being loaded. On it are a clothes-press, a cradle full of clay, a birdcage with the door tied open. You can see where the family sat, to make room.

Then the walls end, and you are on the floor of Hask Water.

+ [Step down on to the mud] -> mud

=== wall_foot ===
~ where = "wall"
# place: 7,6 The Wall
The Wall of the Four Taps is a quarter of a mile long, and curved, and so high that the men who are mending it hang in cradles off the top like spiders airing. Water stands in its face in long green tears. It was built by people who wanted never to think of it again, and they very nearly managed it.

At the gatehouse sits a foreman behind a table made from a door. On the table are a roll of tickets, a bell and a very small dog.

"Ticket," says the foreman.

You say that you have come to collect some rent.

"Then you want a green ticket. Green's stopped, it stopped on Monday. After that, there's white, for masons; there's buff, that's hods; and there's pink." He thinks about pink. "Nobody's had a pink."

To one side a gang is loading hods and going in, one after another, under the arch. To the other the scaffolding goes up a hundred feet of wet stone in a series of afterthoughts.

+ [Show him the seal, and be extremely patient]
    You are from an Office; he is from a Company; you could be two old dogs in a lane. You discuss the tickets as a system. You learn who does the ruling of them. At the end of a quarter of an hour he tears you off a pink, with his own hand. It has only to be countersigned by the dog, which takes its duties seriously and has teeth like a carder's comb. # damage: 1
    -> sleath
+ [Take up a hod and go in with the gang # test: power 7]
    { outcome:
    - win:
        Sixty pounds of brick is nobody's idea of a disguise, but no one looks at the face beneath. You carry it in and up four ladders, and you set it down next to a door marked LAMP, where there is a smell of toast.
        -> sleath
    - tie:
        You get in. On the third ladder your arms leave you, and the hod goes on down by itself and there are words from below. You take the fourth with your cheek laid open and your eyes front. # damage: 1
        -> sleath
    - else:
        "Wrong shoulder," says the man behind you, at the first ladder, a moment before you learn why there is a right one.
        -> wall_turned
    }
+ [Climb the scaffolding while he is busy with tickets # test: grace 10]
    { outcome:
    - win:
        It sways; it is meant to. You go up it at a stroll, stopping to frown at joints, and the one mason who meets your eye hands you a spirit level.
        -> sleath
    - tie:
        Ninety feet up a plank sees its chance. You end astride a pole, with a bird's view of the gatehouse, unable for a time to say anything. Then you climb on. # damage: 2
        -> sleath
    - else:
        The afterthought that you tread on is somebody's lunch. You come down by way of three platforms and a tarpaulin, in a good deal of sandwich.
        -> wall_turned
    }

=== wall_turned ===
# place: 7,7 The foot of the Wall
They leave you sitting against the bottom of the Wall with a bucket of clean water and a rag. From where you are it has no top. You can feel it humming against your back, on the note that one hears in a tooth.

"It leans on you," says someone, "doesn't it? You get so that you lean back."

A stout woman of fifty has come out of a little iron door in the stone, walking with a stick and eating toast. She wears a Company coat with the buttons cut off and horn ones sewn on. Ismay Sleath, she says: she keeps the lamp, up top, and the drains, down here, and between the one and the other there are three hundred and twelve steps that her hip has opinions on.

"There's no getting on to a ladder now, he'll be an hour writing you up. He's so happy. But the gallery goes right through." She points with her toast at the iron door. "It comes out down on the bed. I'd not offer it to everybody. There's an eel. And mind the second door, it's had a deal of wet behind it and it isn't as I'd wish."

She gives you the other piece of toast, and a candle end.

+ [Go in by the iron door] -> gallery_door

=== sleath ===
# place: 7,5 The lamp room
In the lamp room on the crest of the Wall a stout woman of fifty is making toast at the great lamp. Her hip is bad and there are three hundred and twelve steps, so that she comes up on Mondays and stays. Ismay Sleath. Her coat is the Company's, but the buttons are horn.

"I saw the smoke first," she says. "It's me that wrote to your Office. I didn't tell the Company; they'd have put the water back that same night. They wouldn't mean harm. They'd just think, well, that's that dealt with."

She shows you Low Hask through the telescope. A doorstep is being scrubbed. You see an arm, and the brush, and the bucket. The brush stops. The arm lifts, and shades eyes that you cannot make out, and you are being looked at, quite clearly, from the wrong end.

"There's two things on that hook might be of use. I'll lend one. I lent two once." On the hook hangs an iron key as long as your leg: it fits the old sluice down at Low Hask weir, she says, the one that drained the valley before there was a Wall. Under it, on a string, is a card with a printed border. It was left behind, in her mother's time, by somebody from your Office, to pay for his tea.

+ [Borrow the key] -> sleath_key
+ [Borrow the card] -> lamp_card
+ [Borrow nothing, and have some of the toast # rest]
    "Sensible," says Ismay Sleath. She cuts it thick. The gallery, she tells you, is the quick way down, and she gives you a candle for it.
    -> gallery_door

=== sleath_key ===
~ key = true
# place: 7,5 The lamp room
You carry it across your back on a length of lamp-cord. It weighs what a small anvil weighs, and is always slightly in the next doorway.

"My mother had it off the last weir-man," says Ismay Sleath. "Turn it and the whole pool goes out by the bottom, she said, down the old adit and away under the hill. It'd empty in a quarter of an hour. She said they never used it but the once, in a drought, to see what was there."

"And what was?"

"They shut it again." She butters a corner. "They'd a man with them that painted, and he'd brought his box along to take a likeness. He wouldn't sell it. When he passed on, they turned it round from the wall and he'd done a very nice picture of the weir, every stone, and in the middle where the pool should be he had left it bare canvas. He'd gone all round the edge of it, ever so careful. You could see where he'd rested his hand."

She gives you a candle and shows you the top of the gallery stair, and says that there is an eel, but that it is mostly shy.

+ [Go down the three hundred and twelve steps] -> gallery_door

=== lamp_card ===
# place: 7,5 The lamp room
It is one of the five standing writs of the Office, in the old type with the long tails. *Sunburst*, it says at the head. *To be read in a firm voice, and not indoors.* On the back is the table of public holidays for a year long gone, and in the corner of that, in pencil, small and sloping: *2 teas, 1 toast. Will settle on return. J.C.* # learn: sunburst

"He was a nice young man," says Ismay Sleath. "That's what my mother said. Worried about his cuffs. She says to him, that's a dangerous sort of thing to leave with a stranger, and he says, *Madam, I shan't want it. It's only a notice to quit.*"

You try a line of it beneath your breath. Across the room the great lamp, unlit, turns its head a little on its bearings, as a cat does that has heard its name.

"I've thought of reading it myself of a night. Just to see what they'd do, down there, if somebody put a light on." She takes you to the top of the stair, gives you a candle, and mentions an eel. "I never did like to. You don't wave at folk unless you're going to come."

+ [Go down by the gallery] -> gallery_door

=== gallery_door ===
# place: 8,7 Inside the Wall
The gallery runs through the thickness of the Wall, six feet high, and at first it is only wet. The men who built it have written on the bricks in candle smoke. *T. Brigg laid this. So did I but better, W.B.* Then you come to the second door.

It is iron, hung in an iron frame, and it bulges. Round all four sides of it stands a fan of fine spray, perfectly steady, like the whiskers of something. What is behind it has been pushing for sixty-one years and is not out of breath. There is a lever as long as a pump-handle. There is a keyhole. Beside the sill there is also a culvert, by which the overflow goes through, brim full and fast and about as wide as a coffin.

+ [Throw the lever # test: power 8]
    { outcome:
    - win:
        It goes over. The door swings in upon its weight of water, and you are already behind it, flat to the bricks, as the whole black slab goes past and off down the gallery to bother somebody else.
        -> gallery_deep
    - tie:
        It goes over, and takes you with it. You have the lever in your arms when the water has finished; it has your muffler. # damage: 1
        -> gallery_deep
    - else:
        The lever comes off in your hand. The door, which had been waiting only for a reason, opens.
        -> gallery_flood
    }
+ [Go through by the culvert, on one breath]
    Arms out before you, like something being posted. It is eleven seconds, and you spend them wondering who will have to sign for you at the other end. At the other end there is a grid. It is old iron, and it breaks; but it has to be broken with something, and you have only your head to hand. # damage: 2
    -> gallery_deep
+ { key } [Try the sluice key in the lock]
    It was made by the same smith. It turns over with a great oily cluck, and the door lets down its water through a slot at the foot, as civil as a bath.
    -> gallery_deep
+ { knows("coldsnap") } [Freeze the spray, and the seam behind it # cast: coldsnap 7]
    { outcome:
    - win:
        The whiskers go white and stand. You chip a doorway through the ice at the corner of the frame, where nothing now is pushing, and leave it to think it over.
        -> gallery_deep
    - tie:
        It freezes all round the door, and on over the floor and up as far as your knees. Getting out costs you the soles of your boots and some of what was stuck to them. # damage: 1
        -> gallery_deep
    - else:
        Water grows when it freezes. You remember this from school at about the moment the hinges do.
        -> gallery_flood
    }

=== gallery_flood ===
# place: 9,7 Inside the Wall
You are not swept along the gallery so much as loaded into it. For a time you and the water and T. Brigg's excellent brickwork are all going the one way at the one speed, in the dark, and something long and muscular is going with you, against your ribs, in alarm.

Then there is a flight of steps, which you take one at a time with different parts of you, and a chamber where the flood opens out to your waist and loses interest.

The candle has gone. There is a grey light from somewhere, enough to see that the chamber is round and that the walls are covered with taps. You get up. On the other side of the chamber something else gets up too, and goes on getting up, until it has to fold its neck beneath the roof. It has been hurt, and it has been frightened, and it thinks that you did it.

+ [Stand to it # fight: eel ambush]
    { outcome:
    - win:
        It goes down loop upon loop, and the last thing to lie down is the eye.
        -> valve
    - else:
        There is a drain in the floor that you had been trying to keep out of.
        -> gallery_fled
    }
+ [Get down the drain before it makes up its mind # flee: 8]
    { outcome:
    - win:
        You go feet first and hear its jaws close on the place where you have just been thinking.
        -> gallery_fled
    - tie:
        It has your boot, and it may keep it. There is a moment's doubt as to the foot. # damage: 1
        -> gallery_fled
    - else:
        It makes up its mind.
        -> gallery_fled
    }

=== gallery_deep ===
# place: 9,6 Inside the Wall
Beyond the door it is quiet and the writing stops. Somebody has left a bench against the wall, with a jacket on it, a can, and a dinner tied up in a spotted cloth. The bread is slate now, but there is a cheese, rinded like a cannonball, that for anything you can tell has merely come of age. You find that it has. # heal: 1

You sit for as long as it takes you to wring out your stockings. The Wall hums. It has a second note here, over the first, and this one moves about: it climbs a little, waits and comes down, three notes and then two. You have heard children at it in the Office yard. It is what you play on a tin whistle when you have lost the whistle and only have your mouth.

The tune comes up the drain, from the valley side. When you put your ear to the stone it stops, as a boy stops who has heard the stair creak.

Ahead the gallery comes out in a round chamber lined with taps, where the flood lies knee-deep. In the midst of it, coiled on itself like rope on a quay, is a length of something grey. At the one end an eye has opened.

+ [Stand quite still and whistle it the tune # test: focus 8]
    { outcome:
    - win:
        Three notes, then two. The coils loosen. It sways; it has heard this through the stone every night of its life, and never once from this side. When you leave by the far door it has its eye shut.
        -> valve
    - tie:
        It loves the tune. It would like to be nearer the tune, and it lays the whole of its head, which weighs what you do, upon your chest to listen. It is an hour before you can get your ribs back. # damage: 1
        -> valve
    - else:
        You were never musical. It is listening very hard for what is wrong with it, and then it finds out, and is not pleased.
        -> gallery_flood
    }
+ [Leave it the chamber, and go down the drain after the tune]
    It is a drain, and you go down it as drains are gone down. Your hat prefers to stay.
    -> gallery_fled
+ [Fight it where it lies # fight: eel]
    { outcome:
    - win:
        It hardly wakes. You would tell it otherwise in company.
        -> valve
    - else:
        It follows you as far as the drain, and you both look at the drain.
        -> gallery_fled
    }

=== gallery_fled ===
# place: 9,8 The foot of the Wall
The drain comes out twelve feet up the valley side of the Wall, beneath a stone lip carved in the likeness of a mouth. It spits you. You lie in the silt where you have been put and look up at it. The masons have given the mouth a face, as masons will, and the face has puffed cheeks and its eyes shut; you may see it on any child, and it means *I can hold my breath for longer than you can.*

Nothing is broken that you cannot do without for a day. Your candle is gone and your hat is with the eel.

It is very still down here, after the water. On this side the Wall has no men hanging on it and nobody counts. You had thought of the bed of a lake as a sort of dish. It is a country. There are hills in it. There is a hedge, and a gate standing open in the hedge, and the road on the far side, grey as a rubbing, with a bend to it that someone must have been fond of.

+ [Get up and go that way] -> mud

=== valve ===
# place: 10,7 The plug room
The last chamber is no larger than a pantry, and most of it is one brass wheel. THE FOUR TAPS, it says around the rim, and then, lower, where a later hand has cut it with a punch: *ease me a quarter turn when you go by, I stiffen. I. Sleath.*

It has been eased every year until her hip went. That was four years ago, and there is verdigris on the thread like frosting. You can see what it does. When the sluices drop tomorrow they will come down on the cushion of water that this lets by; if it is seized they'll come down like a guillotine, and the lake will be back in an hour rather than in three.

Behind the wheel is a window of thick glass the size of a plate. It looks out along the bed of the valley. Something on the outside has been cleaning it. There are the arcs of a cloth, and under them, on the sill, a jam jar, with one white flower.

+ [Ease it a quarter turn]
    It does not mean to. You hang on it until your palms have come away green, and then red; and it screams, and then it sighs, and then it goes round under one hand. You give it the quarter, and a bit more for the four years. # damage: 1
    ~ eased = true
    -> wall_out
+ [It is nobody's rent; leave it # safe]
    It's a Company wheel. There is no form for it.
    -> mud

=== wall_out ===
# place: 10,8 The foot of the Wall
You come out through a hatch at the bottom of the Wall, into daylight, with brass on your hands. You have not gone ten yards when something bumps you on the head. It is a basket, on a very long cord. In it are half a loaf, a twist of salt, a boiled egg in a sock, and a note.

\*Felt it go from up here*, says the note. *The lamp stopped rattling. That's two hours more you have tomorrow than you had this morning, and I shall spend them looking out for you. Show a light by the Wall and I'll drop the cage. I.S.* # ration: 1

When you look up there is a bit of white at the top of all that stone, being waved. It might be a handkerchief, but you think that it is toast.

You wave back. You are some way out on the mud before it strikes you that nobody, between this valley and that Wall, can ever have done it before.

+ [Go out across the bed] -> mud
