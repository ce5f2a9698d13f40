// The table of contents: which rule answers which command.
import type { Dice } from '../../dice/index.ts'
import { clearMap, setDoor, setSquare } from '../../grid/index.ts'
import type { Decision } from '../../kernel/index.ts'
import { attack, explode } from './attacks.ts'
import { assess, breakFree, test } from './attribute-tests.ts'
import { cast, letGo } from './casting.ts'
import { chooseReaction, declare, throwDeclared } from './declared.ts'
import * as fight from './fight.ts'
import * as gm from './gm.ts'
import { move, passOpportunity, provoke, standUp } from './movement.ts'
import { addHero, advance, grantLevel, outfit } from './party.ts'
import { standing } from './places.ts'
import { fieldRest, safeRest } from './rests.ts'
import { boostRider, save, setCondition, strain, threaten } from './saves.ts'
import type { GritCommand, GritEvent, GritScene } from './types.ts'

export function decide(state: GritScene, command: GritCommand, dice: Dice): Decision<GritEvent> {
  switch (command.type) {
    case 'Test':
      return test(state, command, dice)
    case 'Assess':
      return assess(state, command, dice)
    case 'Escape':
      return breakFree(state, command, dice)
    case 'Save':
      return save(state, command, dice)
    case 'Threaten':
      return threaten(state, command, dice)
    case 'Strain':
      return strain(state, command)
    case 'BoostRider':
      return boostRider(state, command)
    case 'SetCondition':
      return setCondition(state, command)
    case 'BeginFight':
      return fight.beginFight(state)
    case 'EndFight':
      return fight.endFight(state)
    case 'Initiative':
      return fight.initiative(state, command, dice)
    case 'GrantInitiative':
      return fight.grantInitiative(state, command)
    case 'OrderTurns':
      return fight.orderTurns(state, command)
    case 'EndTurn':
      return fight.endTurn(state, command)
    case 'Attack':
      return attack(state, command, dice)
    case 'Declare':
      return declare(state, command)
    case 'React':
      return chooseReaction(state, command)
    case 'ThrowDeclared':
      return throwDeclared(state, command, dice)
    case 'Explode':
      return explode(state, command, dice)
    case 'Cast':
      return cast(state, command, dice)
    case 'LetGo':
      return letGo(state, command)
    case 'Move':
      return move(state, command)
    case 'StandUp':
      return standUp(state, command)
    case 'Provoke':
      return provoke(state, command)
    case 'PassOpportunity':
      return passOpportunity(state, command)
    case 'FieldRest':
      return fieldRest(state, command, dice)
    case 'SafeRest':
      return safeRest(state)
    case 'GrantLevel':
      return grantLevel(state, command)
    case 'Advance':
      return advance(state, command)
    case 'AddHero':
      return addHero(state, command)
    case 'Outfit':
      return outfit(state, command)
    case 'DismissHero':
      return gm.dismissHero(state, command)
    case 'AddFoe':
      return gm.addFoe(state, command)
    case 'ShowFoe':
      return gm.showFoe(state, command)
    case 'RemoveFoe':
      return gm.removeFoe(state, command)
    case 'RemoveMinions':
      return gm.removeMinions(state, command)
    case 'Adjust':
      return gm.adjust(state, command)
    case 'SetWoundCap':
      return gm.setWoundCap(state, command)
    case 'SetTerrain':
      return gm.setTerrain(command)
    case 'SetMap':
      return gm.setMap(state, command)
    case 'ClearMap':
      return clearMap(state)
    case 'SetSquare':
      return setSquare(state, standing(state), command)
    case 'SetDoor':
      return setDoor(state, command)
    case 'Place':
      return gm.place(state, command)
    case 'SetScene':
      return gm.setScene(command)
    case 'LoadPack':
      return gm.loadPack(command)
    case 'Skip':
      return gm.skip(state, command)
  }
}
