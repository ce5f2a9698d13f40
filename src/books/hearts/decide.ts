// The table of contents: which rule answers which command.
import type { Dice } from '../../dice/index.ts'
import { clearMap, setDoor, setSquare } from '../../grid/index.ts'
import { type Decision, isRefusal } from '../../kernel/index.ts'
import { tokens } from './board.ts'
import { chooseBenefit, complicate, skipChoice, spareComplication } from './choices.ts'
import { attack, resist, threaten } from './combat.ts'
import { advance } from './create.ts'
import * as gm from './gm.ts'
import { answerArmor, harm, raise } from './harm.ts'
import { cast } from './magic.ts'
import { test } from './testing.ts'
import { endCombat, endPhase, move, moveFoe, startCombat, useItem } from './turns.ts'
import type { HeartsCommand, HeartsEvent, HeartsScene } from './types.ts'

export function decide(state: HeartsScene, command: HeartsCommand, dice: Dice): Decision<HeartsEvent> {
  const decision = rule(state, command, dice)
  return isRefusal(decision) ? decision : numbered(state, decision)
}

/** Choices get their ids here, one after the other. */
function numbered(state: HeartsScene, events: readonly HeartsEvent[]): readonly HeartsEvent[] {
  let count = state.choices
  return events.map(event =>
    event.type === 'ChoiceOpened' ? { ...event, choice: { ...event.choice, id: `choice-${++count}` } } : event,
  )
}

function rule(state: HeartsScene, command: HeartsCommand, dice: Dice): Decision<HeartsEvent> {
  switch (command.type) {
    case 'Test':
      return test(state, command, dice)
    case 'Attack':
      return attack(state, command, dice)
    case 'Cast':
      return cast(state, command, dice)
    case 'Resist':
      return resist(state, command, dice)
    case 'Move':
      return move(state, command)
    case 'Raise':
      return raise(state, command)
    case 'UseItem':
      return useItem(state, command)
    case 'ChooseBenefit':
      return chooseBenefit(state, command)
    case 'AnswerArmor':
      return answerArmor(state, command)
    case 'Advance':
      return advance(state, command)
    case 'Complicate':
      return complicate(state, command)
    case 'SpareComplication':
      return spareComplication(state, command)
    case 'SkipChoice':
      return skipChoice(state, command)
    case 'StartCombat':
      return startCombat(state)
    case 'EndPhase':
      return endPhase(state)
    case 'EndCombat':
      return endCombat(state)
    case 'MoveFoe':
      return moveFoe(state, command)
    case 'Threaten':
      return threaten(state, command)
    case 'Harm':
      return harm(state, command)
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
    case 'SetMap':
      return gm.setMap(state, command)
    case 'ClearMap':
      return clearMap(state)
    case 'SetSquare':
      return setSquare(state, tokens(state), command)
    case 'SetDoor':
      return setDoor(state, command)
    case 'Place':
      return gm.place(state, command)
    case 'SetScene':
      return gm.setScene(state, command)
    case 'StartClock':
      return gm.startClock(state, command)
    case 'Rest':
      return gm.rest(state)
    case 'GrantMilestone':
      return gm.grantMilestone(state, command)
    case 'AddCondition':
      return gm.addCondition(state, command)
    case 'ClearCondition':
      return gm.clearCondition(state, command)
    case 'Adjust':
      return gm.adjust(state, command)
    case 'NameTerm':
      return gm.nameTerm(state, command)
    case 'LoadPack':
      return gm.loadPack(command)
  }
}
