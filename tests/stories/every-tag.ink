# title: Every tag
# author: Quincunx
# about: One of each, so that the checker can be seen to take them all.
# option: gb.armour min_one
# enemy: crab, ds 8, weapon 0
# enemy: widow, name Frost widow, ds 11, weapon 2, immune coldsnap
INCLUDE rules.ink
-> gate

=== gate ===
# place: 1,2 The north gate
# art: gate.png, a barred gate at dusk
# sfx: wind
The gate is barred.
+ [Shoulder it # test: power 9]
    { outcome:
    - win:
        It bursts.
        -> yard
    - tie:
        It gives, loudly. # damage: 1
        -> yard
    - else:
        It holds.
        -> gate
    }
+ [Listen at it # test: focus 8 nodamage]
    {outcome == tie: You hear half a word.}
    -> yard
+ {knows("coldsnap")} [Freeze the hinge # cast: coldsnap 9] -> hinge
+ [Say the first spell that comes to mind # cast: any 9] -> hinge
+ [Face the crab # fight: crab] -> yard
+ [Face both of them # fight: crab widow noflee ambush] -> yard
+ [Run along the wall # flee: 10] -> hinge
+ {rations() > 0} [Rest in the lee # rest] -> yard
+ [Climb over the low side # safe] -> yard

=== hinge ===
{outcome == tie: It is done by half, {margin()} and no more.}
You go on with {hp()} of {max_hp()}, level {level()}, Grace {ability("grace")}, a {archetype()}.
-> yard

=== yard ===
# place: The yard
A chest. # ration: 1 # weapon: hunting spear 2 # armour: studded coat 2
A scroll. # learn: sunburst # heal: 2 # xp: 9
A thorn. # damage: 2 # ration: -1
Home. # ending: home good
-> END

=== death ===
You lie down in the sand.
-> END
