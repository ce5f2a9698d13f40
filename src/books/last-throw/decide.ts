// All the commands, each with the rule that carries it out.
import type { Dice } from '../../dice/index.ts'
import type { Decision } from '../../kernel/index.ts'
import { act } from './act.ts'
import type { Command } from './commands.ts'
import { addFoe, nextExchange, strike, tendFoe } from './enemies.ts'
import type { Event } from './events.ts'
import { acceptFailure, exert } from './exert.ts'
import { award, commit, refuseGrowth } from './growth.ts'
import { chooseHealing, mend, settleDeath, takeRest } from './healing.ts'
import { fallBack } from './moves.ts'
import {
  addHero,
  adjust,
  bringBack,
  endScene,
  equip,
  liftLock,
  removeHero,
  revise,
  rewrite,
  setCondition,
} from './narrator.ts'
import { takeObject } from './objects.ts'
import { opposed } from './opposed.ts'
import { block, takeBlow } from './shield.ts'
import type { State } from './types.ts'
import { harm } from './wounds.ts'
import { addContent } from './writing.ts'

export function decide(state: State, command: Command, dice: Dice): Decision<Event> {
  switch (command.type) {
    case 'Test':
    case 'Attack':
    case 'Cast':
    case 'Treat':
    case 'Flee':
    case 'Close':
      return act(state, command, dice)
    case 'Opposed':
      return opposed(state, command, dice)
    case 'Exert':
      return exert(state, command, dice)
    case 'AcceptFailure':
      return acceptFailure(state, command)
    case 'Strike':
      return strike(state, command, dice)
    case 'Block':
      return block(state, command, dice)
    case 'TakeBlow':
      return takeBlow(state, command)
    case 'FallBack':
      return fallBack(state, command)
    case 'UseObject':
      return takeObject(state, command)
    case 'NextExchange':
      return nextExchange(state)
    case 'ChooseHealing':
      return chooseHealing(state, command)
    case 'ConfirmDeath':
    case 'Spare':
      return settleDeath(state, command)
    case 'ShortRest':
    case 'LongRest':
      return takeRest(state, command)
    case 'Harm':
      return harm(state, command)
    case 'Mend':
      return mend(state, command)
    case 'AddHero':
      return addHero(state, command)
    case 'RemoveHero':
      return removeHero(state, command)
    case 'Revise':
      return revise(state, command)
    case 'Equip':
      return equip(state, command)
    case 'AddFoe':
      return addFoe(state, command)
    case 'RemoveFoe':
    case 'Reveal':
    case 'Burn':
    case 'MoveFoe':
      return tendFoe(state, command)
    case 'SetScene':
      return [{ type: 'SceneSet', text: command.text }]
    case 'EndScene':
      return endScene(state, command)
    case 'SetCondition':
      return setCondition(state, command)
    case 'LiftLock':
      return liftLock(state, command)
    case 'Adjust':
      return adjust(state, command)
    case 'Return':
      return bringBack(state, command)
    case 'Award':
      return award(state, command)
    case 'Commit':
      return commit(state, command)
    case 'RefuseGrowth':
      return refuseGrowth(state, command)
    case 'RewriteTrait':
    case 'RewriteBurden':
      return rewrite(state, command)
    case 'WriteGrimoire':
    case 'WriteObject':
    case 'LoadPack':
      return addContent(command)
  }
}
