// The table of contents: which rule answers which command.
import type { Dice } from '../../dice/index.ts'
import type { Decision } from '../../kernel/index.ts'
import { act, chooseBonus, lateAssist } from './action.ts'
import * as board from './board.ts'
import { defend } from './defence.ts'
import { makeImpact, skipChoice } from './impact.ts'
import { montage } from './montage.ts'
import * as party from './party.ts'
import { answerPool, triggerPool } from './pools.ts'
import { usePower } from './power.ts'
import { tension } from './tension.ts'
import type { ThornsCommand, ThornsEvent, ThornsScene } from './types.ts'

export function decide(state: ThornsScene, command: ThornsCommand, dice: Dice): Decision<ThornsEvent> {
  switch (command.type) {
    case 'Act':
      return act(state, command, dice)
    case 'Defend':
      return defend(state, command, dice)
    case 'Montage':
      return montage(state, command, dice)
    case 'Tension':
      return tension(state, command, dice)
    case 'TriggerPool':
      return triggerPool(state, command, dice)
    case 'UsePower':
      return usePower(state, command, dice)
    case 'AnswerPool':
      return answerPool(state, command, dice)
    case 'ChooseBonus':
      return chooseBonus(state, command, dice)
    case 'LateAssist':
      return lateAssist(state, command, dice)
    case 'MakeImpact':
      return makeImpact(state, command, dice)
    case 'SkipChoice':
      return skipChoice(state, command, dice)
    case 'AddHero':
    case 'WelcomeHero':
      return party.addHero(state, command)
    case 'DismissHero':
      return party.dismissHero(state, command)
    case 'NameStats':
      return party.nameStats(state, command)
    case 'RenameStat':
      return party.renameStat(state, command)
    case 'AdjustHero':
      return party.adjustHero(state, command)
    case 'Rest':
      return party.rest(state, command)
    case 'Give':
      return party.give(state, command)
    case 'Take':
      return party.take(state, command)
    case 'AddCondition':
      return party.addCondition(state, command)
    case 'ClearCondition':
      return party.clearCondition(state, command)
    case 'GrantFollowUp':
      return party.grantFollowUp(state, command)
    case 'DropFollowUp':
      return party.dropFollowUp(state, command)
    case 'AddPool':
      return board.addPool(state, command)
    case 'AddChallenge':
      return board.addChallenge(state, command)
    case 'ShowPool':
      return board.showPool(state, command)
    case 'AdjustPool':
      return board.adjustPool(state, command)
    case 'RemovePool':
      return board.removePool(state, command)
    case 'SetScene':
      return board.setScene(command)
    case 'LoadPack':
      return board.loadPack(command)
  }
}
