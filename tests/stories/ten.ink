# title: Ten passages
# enemy: crab, ds 7, weapon 1
INCLUDE rules.ink
VAR lamp = false
VAR rope = false
-> shore

=== shore ===
The tide is out.
+ [Climb the wall # test: power 8]
    { outcome:
    - win:
        Up.
        -> wall
    - tie:
        Up, with skinned hands. # damage: 1
        -> wall
    - else:
        Down again.
        -> cave
    }
+ [Take the cave # safe] -> cave
* [Run from the tide # flee: 9]
    {outcome == tie: Wet to the knee.}
    -> wall

=== wall ===
A coil of rope.
~ rope = true
+ {hp() > 6} [Go on] -> door
+ [Rest # rest] -> door

=== cave ===
A lamp, and something moves. # ration: 1
~ lamp = true
+ [Face it # fight: crab]
    { outcome:
    - win:
        It is still.
        -> chest
    - fled:
        You ran.
        -> door
    }
+ [Creep past # test: grace 7 nodamage]
    {outcome == tie: It looks up.}
    -> door

=== chest ===
A scroll. # learn: sunburst # xp: 20
-> door

=== door ===
The door.
+ {lamp} [Light the room # test: focus 8] -> room
+ {rope} [Climb over # test: grace 9] -> room
+ {knows("sunburst")} [Burn it # cast: sunburst 9] -> room
+ [Knock # safe] -> hall

=== room ===
{ outcome:
- win:
    You are in, by {margin()}.
    -> treasure
- tie:
    You are in, and heard. # damage: 2
    -> hall
- else:
    -> hall
}

=== hall ===
The hall is {not lamp: dark|bright}.
+ [Cross it # test: power 9]
    {outcome == tie: Nearly.}
    {outcome == win:
        -> treasure
    }
    -> pit
+ [Turn back] -> home

=== pit ===
A pit. # damage: 3
-> home

=== treasure ===
Gold. # ending: gold good
-> END

=== home ===
Home. # ending: home
-> END
