// The table of contents: which rule answers which command.
import type { Dice } from '../../dice/index.ts'
import type { Decision } from '../../kernel/index.ts'
import { act, chooseBonus, lateAssist } from './action.ts'
import { defend } from './defence.ts'
import { montage } from './montage.ts'
import * as narrator from './narrator.ts'
import { answerPool, triggerPool } from './pools.ts'
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
    case 'AnswerPool':
      return answerPool(state, command, dice)
    case 'ChooseBonus':
      return chooseBonus(state, command, dice)
    case 'LateAssist':
      return lateAssist(state, command, dice)
    case 'MakeImpact':
      return narrator.makeImpact(state, command, dice)
    case 'SkipChoice':
      return narrator.skipChoice(state, command)
    case 'AddHero':
      return narrator.addHero(state, command)
    case 'DismissHero':
      return narrator.dismissHero(state, command)
    case 'RenameStat':
      return narrator.renameStat(state, command)
    case 'AdjustHero':
      return narrator.adjustHero(state, command)
    case 'AddCondition':
      return narrator.addCondition(state, command)
    case 'ClearCondition':
      return narrator.clearCondition(state, command)
    case 'GrantFollowUp':
      return narrator.grantFollowUp(state, command)
    case 'DropFollowUp':
      return narrator.dropFollowUp(state, command)
    case 'AddPool':
      return narrator.addPool(state, command)
    case 'AddChallenge':
      return narrator.addChallenge(state, command)
    case 'ShowPool':
      return narrator.showPool(state, command)
    case 'AdjustPool':
      return narrator.adjustPool(state, command)
    case 'RemovePool':
      return narrator.removePool(state, command)
    case 'SetScene':
      return narrator.setScene(command)
    case 'LoadPack':
      return narrator.loadPack(command)
  }
}
