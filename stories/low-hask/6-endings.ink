// The eight endings, and the deaths by place.

=== paid_in_full ===
# place: 10,9 The Causey
They wave until you're out of sight. Mother Oddy is telling the boy to use his handkerchief.

It takes you four hours, with the churn upon your back, and the geese come along behind of their own accord in a column of twos. At the top gate you sit down beside a very small old woman in a man's cap. She doesn't ask. She watches the column go by, counting; and when the last of the geese has passed her and the road is empty she goes on looking down it.

At dawn the water comes back. You are well on the way to Orrelby by then.

You are the only Collector in the history of the Office who was ever paid in full. Pellow signs for the geese one by one; it takes until evening. They give you a rise, and your own peg, between the window and the stove. And on every quarter day after that, at noon, four letters are laid before the Remembrancer by people who live on the ridge, complaining of smoke; there is smoke, it seems, coming up through the water. He sends for you. You say the account is settled. He says, "Yes. But the *next* is due," and holds out the lease to you, and you find a reason.

It's held, of course. You both know that they will have it ready.

Paid in Full. # ending: paid-in-full bad
-> END

=== quit_rent ===
# place: 35,5 The top of the Wall
It is a small sound when it comes, like a page being torn out. The hill in the middle of the pool lies down. It's a pool; there's a weir; it has a duck on it.

Then the apples begin to fall. You can hear it from four acres away, a long soft drumming. Every day that was ever taken from Low Hask was taken on a bad paper and has to be given back; and all down the lane the labelled people are putting up their hands to their heads as though somebody had taken off their hats. "Good *morning*!" shouts Joseph Brigg. "It's morning! Where's my wife?" Miss Clegg has sat down in the road. She has a summer at the sea in her lap, and she is taking it out shell by shell.

They walk up in the sunrise, thirty-one, behind their geese. { befriended: The Brashaws have laid hurdles for them the whole way, and stand beside them with their caps off, clay to the eyes. | The sluices are down; but there's nothing behind the water now that wants anyone, and it comes on no faster than old people walk. } There's a ladder at the Wall, with a Corker at each end. There's a cage, and toast. At the top is an empty cart, and Mossop standing in it; he says that there is room.

At the Causey gate, which is open, a very small old woman looks at a boy of eleven. { whistle: "It was in with the hen," says Wilf. "I know it was, love," says Annis, "I know it was," and she holds on to him by the jersey and will not let go of it, not even to wipe her nose. | "I never found my whistle, Annie," he says. She puts her hand in her apron, where it has been all this time. } He has grown an inch since the weir. By the week's end he'll need new boots; by the spring he will be insufferable; he is going to do the whole of it, one day after another, at the usual price.

Amos Sugden waves. He does it from the bottom of the hill, with his whole arm, so that there shall be no mistake.

You do the accounts upon a gatepost. Rent: two thousand nine hundred and twenty-eight crowns. Less, wages of J. Crake, Collector, sixty-one years, held until return: two thousand four hundred and forty. There is four hundred and eighty-eight to come to the Office, and two hundred and forty-four geese. Pellow reads down the sheet to the end. He gets up, and comes round the desk in front of everyone, and takes the coat of the thin young man who is standing behind you; and looks for somewhere to hang it, and cannot see.

"He can have mine," you say. "I was only keeping it warm."

Mrs Amblin has sent up a tray. It's got two pies on it.

Quit Rent. # ending: quit-rent good
-> END

=== thirty_one ===
# place: 35,6 The top of the Wall
Thirty-one go up the Wall. Some climb, some are carried; the parson goes up in the cage, at *fifthly*. Ismay Sleath, who keeps the lamp, stands at the top with her bad hip and counts them over the edge, and there are pieces of toast in a row along the parapet. Below them Hask Water comes up, brown, then grey, with a spire in it, and a weathercock, then not.

They stand about. They've each got hold of one thing. The twenty have nothing in their eyes still, and may never; but somebody has put Ruth Haggas's hand on the warm stone, and she is patting it. "I could always start again," says Mother Oddy. "There's this morning. I've got this morning. It's got you lot in it, and a Wall." She is looking about her, at the light, the masons, the little dog, like a woman with an empty purse before a very good shop.

{ stayed:
    Miss Clegg has called the register, twice. Everyone was present. She has written the date at the top.
- else:
    Miss Clegg stands next to the boy. He's asking her sums; he means to go on, he says, until he gets to one she doesn't know, because then she will have to learn it.
}

{ whistle:
    And he plays to her in between, three notes and two, with his back against the knees of a very small old woman in a man's cap, who is looking straight in front of her over his head, and holding a hen.
- else:
    A very small old woman in a man's cap has come along the Wall, not fast. She has a tin whistle out in front of her, in both hands. He sees what it is before he sees who.
}

The churn's gone, and the money with it. You watch a goose come up out of the flood and shake itself, then another. You will have to tell the Office that you came away with no rent, no lead, no boots, and two hundred and forty-four geese. Far out, where the weir would be, there's a patch of the lake that stays flat when the wind blows. You think of a lamp down there. You think you'll have to go back for him. You've got his peg.

All Present. # ending: all-present good
-> END

=== dry_valley ===
# place: 34,8 Low Hask
They drop the sluices, and a quarter of an hour later there are a great many men on top of the Wall, looking over. The water runs down the valley as far as the weir, and there it goes into the ground. By noon the Company has sent for an engineer. By evening it has sent for a second one, since the first only laughed.

There is nothing to be done. It's an old adit, older than the Company; there's a right of drainage in the first Low Hask charter, and it is you who find them the clause. Orrelby will have to get its water out of the sky like everybody else. There are letters in the paper. For the whole of that autumn people of fashion in the city carry home their own in jugs, and discover that they have neighbours.

It comes up green the next spring. The first down the Causey is Annis Lumb, who has not waited for the gate; { whistle: she's met at the milestone by a boy who is playing a whistle, badly, and walking backwards before her so as not to lose sight of her face. | she is met at the milestone by a boy, and they stand there, neither of them able to begin, and she gives him what is in her apron pocket so as to have something to do. } After that it's Ezra Sugden, with a can of paint. He does the other side.

By summer there are forty houses carried down again and put each beside its neighbour. They fit. The chapel steps go up. On quarter days you bring the receipt in person: twelve crowns and a goose. There is a thin man at the inn who keeps the books for Mother Oddy and never will sit near the fire, because, he says, he's still enjoying getting warm.

On a shelf in the tap-room, high up, with a plate upon it and a flat-iron on the plate, stands a jug with a heron on. No one is to touch that. Some nights it hums.

The Dry Valley. # ending: dry-valley good
-> END

=== some ===
# place: 35,7 The foot of the Wall
Fourteen, says the foreman of the Four Taps. He has put away his tickets. He is writing it down on his cuff since nobody had thought to bring a form.

They sit along the bottom of the scaffolding in Company blankets. Mother Oddy is there, and Saul Haggas; Joseph Brigg, with his ladder, God knows how. { stayed: Miss Clegg has been up and down the row with her pencil, ticking, and she's got to the end of the list and gone back to the start. | Miss Clegg is there, as straight as a post, and if you ask her how many is fourteen from thirty-one she will tell you. } Amos Sugden isn't. He'd let go of your hand, somewhere past the milestone, quite deliberately, so that you should have it for the boy; and he had put up his arm, and waved.

The boy's asleep across the knees of his sister. She is seventy. She has her cap over his eyes, to keep the sun off{ whistle:, and in her other hand is a tin whistle full of mud, that she is cleaning with a pin|}. Nobody in High Hask is at home. They are all along the top of the Wall, two hundred of them, with not a curtain between them and it, and they look, and look.

In the evening there's a little wind. The lake has gone down to a dull silver, like the back of a spoon. And out in the midst of it, at the hour of lamplighting, one after another, a long way under, five small lights come on.

Ismay Sleath, who keeps the great lamp, lights it. She turns it down on to the water, and leaves it so. She lets you have the stool.

Fourteen. # ending: fourteen
-> END

=== lodger ===
# place: 32,10 The Plough and Heron
You sign as you were taught, with your whole name. There's nothing to feel. It's like a stair: you put your foot out.

You are allowed to see them off. They go up the lane in twos, with their things in their hands, and not one of them has been told; you said that it had all been settled. Mother Oddy is worried about who'll see to the candles. You say that you will. Josiah Crake is the last. He's been let go, without a character. He stands in front of you, drying, growing older at the edges like paper in the sun. "I'll tell them," he says. "I will go to the Remembrancer myself. I'll go every day." He has your coat on; you put it round him. It was cold, and there's a bit of pie in the pocket.

The water comes over about breakfast time. It's green first, and then it's no colour.

You have the whole of Low Hask. You've twenty-eight years of days, which isn't a great many, and you are careful with them. You give it the Office first: it takes seven hundred wet mornings and a table of public holidays, and likes them. You keep the lamps. You say good morning to the geese who stayed. In the evening you sit at the inn beside the fire that makes no noise, with both the candles lit, and look over what's left. You're keeping back a kitchen with rain on the window. You know that it's not yours. It's so good, though, you think that it might count.

And every quarter day, up at the top of ninety feet of water, there is one small, regular, furious knock. Somebody has learned to row.

Sitting Tenant. # ending: sitting-tenant
-> END

=== new_man ===
# place: 32,11 The desk
It is a good position. You had not thought it would be so like.

There's a desk, there's a peg. The paint is already dry on it. You have a book, and it's your habit to rule it up a week ahead. Each quarter night four men come for you with a chair, and you are carried up the lane, and they stand in line with their hats off. You were never one to be hard on people. You let Mrs Oddy take as long over it as she likes. When Miss Clegg's come to an end, and Mr Sugden has, you make out the labels yourself and see that they are pinned on straight.

Your cuffs give you some anxiety. They will run.

In the first years you'd write to the Office. You asked for instructions; you said that there had perhaps been some mistake; you asked to be remembered to the boy who does the stoves. Then you saw how it was. They'd be waiting until you had something to report. So you send the figures, only, now. You leave them on the water and they sink.

There is no one left in the village but the lad. He comes up to the table on his own and sits with his feet off the ground. "What have you brought me?" you ask, and he has to think. He doesn't seem to hold it against you. He has brought you a hen, this time, in a basket, and someone small with a plait, running to keep up. It's an excellent day. You write down *blue wool*.

It is sixty years or so before you hear boots upon the apron, and look up, and there's a coat of the Office, standing in the grey light with its hat on. It is very like your own.

"Oh," you say. "You've got my peg."

The Situation Filled. # ending: situation-filled bad
-> END

=== high_water ===
# place: 35,8 The foot of the Wall
They pull you out by the collar. You've a goose in one arm. It is some time before it can be got away from you, and no one in that crowd along the Wall, the masons, the Corkers, Mossop with his empty cart, asks you for anything else.

Somebody's counting. They count you. They go on looking at the water for a bit, with their lips a little parted, as one waits for the rest of a sentence.

It comes up grey and smooth and covers it. There's the spire, then the cock on the spire. Then a hat, a yellow one, that goes round and round.

A very small old woman has come to stand next to you. You're shaking too hard to tell her; but she has been reading this valley every day since she was nine. She takes the goose out of the foreman's arms and puts it into her apron. { whistle: "You gave it him, though," says Annis. "He'd got it in his hand. Well, then. That's all I asked," and pats your sleeve, and pats it. | "I've still got it here, you see," says Annis, and shows you what is in her pocket. "So he'd only have been looking for it." }

That evening there is no smoke. You sit in the lamp room, with the telescope, and watch for it until you cannot see your hand. There isn't any on the next day. You could go back now. There is no rent due upon a chimney that doesn't smoke; Pellow himself would tell you so.

You have stayed on at the Wall. They found you some work with the drains. On quarter nights, if it's still, you go down all three hundred and twelve steps, lay your cheek to the glass in the plug room, and wipe a clear place in it with your cuff. Sometimes, from the other side, someone has already.

High Water. # ending: high-water bad
-> END

=== death ===
{ where:
- "moor":
    You had not got as far as the valley. You sit down at the side of the moor road for a moment, to see to your hand, or your back, or your boots, and the moor, which has nothing against you, goes on. Mossop will find you on his way home with the wool. He'll put you up on the cart. There is room on it.
- "hask":
    They are terribly sorry, in High Hask. They had only meant to be discouraging. They lay you out on the long table at the Corker's Rest, with a clean dishcloth, and Ezra Sugden speaks over you, and says you had been looking forward to seeing the view. They put you on the ridge with your feet to the valley. It's thought to be what you would have wanted. On the stone are a name and two dates, and, the mason being paid by the letter, a goose.
- "wall":
    The Wall of the Four Taps has eleven men in it already, from the building. It makes room. Your candle goes on burning for a while on a ledge, over the water, by the name of T. Brigg; later, something comes by with great coils and looks at it with its head on one side, and breathes it out. Ismay Sleath keeps your toast until Thursday.
- "mud":
    The bed of Hask Water closes over you like a drawer. In the morning there will be ninety feet of lake on top, and people in boats, of a Sunday, dropping their spectacles. You'll keep. Nothing spoils in that clay. One dry year they will let it down again, to mend something, and you will be there on the Causey, quite fresh, with your hand up, just about to knock.
- "icehouse":
    It doesn't hurt, after the first. You are among the best of everything: the tongue, the quinces, the swan with its ribbon on. The cold goes over you like a butler. When next someone comes down here with a lamp, and holds it up to the ice, they'll see between the footman and the christening cake a servant of the Office of Arrears, a little to one side, in the act of signing for a jar of char.
- "village":
    Mother Oddy has you brought into the warm. They do it all properly, with a sheet, and they stand around the bed, eleven of them with their hats off. It's a long time since they had a death. They had almost forgotten that it was possible; and more than one, going home past the lamps, looks thoughtful. They take up a collection. It's put in the churn, with the date, in case somebody should come for you.
- "church":
    The sexton has your length already. It's a good dry plot, by the wall, slantwise, next to the rest, and he squares off the edges. The parson comes out to say the words. He gets as far as *thirdly*. He looks down, and then up, where the stars are, and the black edge of the Wall. "And so," says Parson Tiplady, slowly, like a man who puts his hand upon a latch: "and so..." You'd have liked to hear it.
- "mill":
    You go in with the rest of the quarter's grinding. It's not for nothing; you come out very white, and there are several good days in you that have scarcely been used. Saul Haggas ties off the sack. He doesn't know what to write on it. In the end he puts the time: it was a quarter to eleven, someone had told him that, and he would like to think that he'd hold on to it.
- "night":
    You are entered in the book, in a neat sloping hand, on a line by yourself. *Received: one, entire.* He blots it. He takes off his own coat, afterwards, and lays it over you in the lane, and it's so wet that it might as well be weather. "They'll be sending somebody else," says Josiah Crake to those who are standing round. "They always do." He seems to be trying to recall what it is that they always do.
- "pool":
    It takes you in as it takes everything, without any fuss, from the feet up. There is no bottom. There are windows, hundreds of little white windows, and you go down past them. There's somebody icing a cake. There's a band. There's a peg with a name on it, and a coat, and for one moment a kitchen with the rain against the glass; and that one, since nobody's using it, you go in at.
- else:
    The last that you see of it is the sky, which has turned a fine clean yellow, and against it the top of the Wall with a row of people. They're all holding out their arms. You would like to tell them that it's quite all right; that the water's not so cold as you'd have thought; that you had hold of a hand, and have it still. A goose goes over, low, and does not look down.
}

Struck Off the Strength. # ending: struck-off bad
-> END
