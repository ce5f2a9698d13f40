// What lies on the desk of a new author: a small story that shows each thing once.
export const firstStory: Readonly<Record<string, string>> = {
  'story.ink': `# title: The Ferry at Night
# about: One crossing, three ways, and somebody on the other side.
# enemy: eel, ds 8, weapon 0, name great eel
INCLUDE rules.ink
-> landing

=== landing ===
# place: The landing
The rope hangs slack over black water. On the far side a lamp goes on, and off, and on.

+ [Haul the ferry across # test: power 8]
    { outcome:
    - win:
        It comes, groaning, hand over hand.
        -> midstream
    - tie:
        It comes, and takes the skin of your palms. # damage: 1
        -> midstream
    - else:
        The rope burns through your hands.
        -> landing_again
    }
+ [Swim for the lamp # test: grace 9]
    { outcome:
    - win:
        You are across before the cold has noticed.
        -> far_side
    - tie:
        You are across, without your supper. # ration: -1
        -> far_side
    - else:
        Something brushes your leg, and you turn back.
        -> landing_again
    }

=== landing_again ===
# place: The landing
The lamp goes on, and off. Whoever it is has patience.
+ [Step onto the ferry as it lies] -> midstream
+ [Go home # safe] -> home

=== midstream ===
# place: Midstream
Halfway over, the water stands up and looks at you.
+ [Fight it # fight: eel] -> far_side
+ [Lie flat and let it pass # test: focus 8 nodamage]
    {outcome == tie: It takes its time.}
    -> far_side

=== far_side ===
# place: The far side
The lamp is in the hand of a child. "You came," she says. # ending: across good
-> END

=== home ===
You bolt the door. All night, far off, the lamp goes on and off. # ending: home bad
-> END
`,
}
