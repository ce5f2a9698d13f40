// The title of a call: who does what.
import { tnOf } from './actions.ts'
import type { Command } from './commands.ts'
import { isAction } from './contributions.ts'
import { capital, tnText } from './die.ts'
import type { State } from './types.ts'
import { grimoireOf, nameOf, weaponOf } from './who.ts'

export function describe(state: State, command: Command): string {
  const name = (id: string) => nameOf(state, id)
  if (!isAction(command)) return other(state, command)
  const who = name(command.hero)
  switch (command.type) {
    case 'Test': {
      const how = [capital(command.attribute), ...(command.skill === undefined ? [] : [command.skill])].join(' and ')
      return `${who}: ${command.task ?? how}, ${tnText(command.tn)}`
    }
    case 'Attack':
      return `${who} attacks ${name(command.target)} with ${weaponOf(command.weapon)?.name ?? command.weapon}, ${tnText(tnOf(state, command))}`
    case 'Cast': {
      const grimoire = grimoireOf(state, command.grimoire)?.name ?? command.grimoire
      const at = command.targets.length === 0 ? '' : ` on ${command.targets.map(name).join(', ')}`
      return `${who} casts ${grimoire}${at}, ${tnText(tnOf(state, command))}`
    }
    case 'Treat':
      return `${who} treats ${name(command.patient)}, ${tnText(tnOf(state, command))}`
    case 'Flee':
      return `${who} flees, ${tnText(command.tn)}`
    case 'Close':
      return `${who} closes in on ${name(command.target)}`
    case 'Opposed':
      return `${who} against ${name(command.against)}: ${capital(command.attribute)}`
  }
}

function other(state: State, command: Command): string {
  if (command.type === 'Strike') return `${nameOf(state, command.foe)} strikes ${nameOf(state, command.target)}`
  if (command.type === 'Block') return `${nameOf(state, command.hero)} blocks with the shield`
  return 'hero' in command && typeof command.hero === 'string'
    ? `${nameOf(state, command.hero)}: ${command.type}`
    : command.type
}
