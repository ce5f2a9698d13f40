// All commands and the rule for each: the table of contents.
import type { Dice } from '../../dice/index.ts'
import type { Decision } from '../../kernel/index.ts'
import { levelUp } from './advance.ts'
import { attack, run } from './combat.ts'
import { test } from './core.ts'
import * as gm from './gm.ts'
import { cast } from './magic.ts'
import { rest } from './rest.ts'
import type { GamebookCommand, GamebookEvent, GamebookScene } from './types.ts'

export function decide(state: GamebookScene, command: GamebookCommand, dice: Dice): Decision<GamebookEvent> {
  switch (command.type) {
    case 'Test':
      return test(state, command, dice)
    case 'Attack':
      return attack(state, command, dice)
    case 'Run':
      return run(state, command, dice)
    case 'Cast':
      return cast(state, command, dice)
    case 'Rest':
      return rest(state, command.hero, command.ration)
    case 'LevelUp':
      return levelUp(state, command.hero, command.ability)
    case 'AddHero':
      return gm.addHero(state, command)
    case 'DismissHero':
      return gm.dismissHero(state, command)
    case 'AddFoe':
      return gm.addFoe(state, command)
    case 'ShowFoe':
      return gm.showFoe(state, command)
    case 'RemoveFoe':
      return gm.removeFoe(state, command)
    case 'AdjustFoe':
      return gm.adjustFoe(state, command)
    case 'EndFight':
      return gm.endFight(state, command)
    case 'AddObstacle':
      return gm.addObstacle(state, command)
    case 'RemoveObstacle':
      return gm.removeObstacle(state, command)
    case 'Harm':
      return gm.harm(state, command)
    case 'Heal':
      return gm.heal(state, command)
    case 'Supply':
      return gm.supply(state, command)
    case 'Teach':
      return gm.teach(state, command)
    case 'Equip':
      return gm.equip(state, command)
    case 'Award':
      return gm.award(state, command)
    case 'Settle':
      return gm.settle(state, command)
    case 'Adjust':
      return gm.adjust(state, command)
    case 'SetScene':
      return [{ type: 'SceneSet', title: command.title, text: command.text }]
    case 'LoadPack':
      return [{ type: 'PackLoaded', pack: command.pack }]
  }
}
