// Six ready heroes, two of each role.
import { making, specialty } from './data.ts'
import type { Gear, Role, Sheet } from './types.ts'

const sheet = (
  id: string,
  name: string,
  role: Role,
  concept: string,
  talents: readonly string[],
  gear: Gear,
): Sheet => ({
  id,
  name,
  concept,
  role,
  dice: { strength: making.other, dexterity: making.other, magic: making.other, [specialty[role]]: making.best },
  mostHearts: making.hearts,
  mostMana: making.mana,
  talents,
  gear,
  advances: 0,
})

export const readyHeroes: readonly Sheet[] = [
  sheet(
    'brida',
    'Brida',
    'warrior',
    'A ferrywoman with a boathook and no patience for tolls',
    ['Swimmer', 'Shieldmate'],
    {
      weapon: { name: 'boathook', reach: 'melee' },
      protection: 'a padded coat',
      items: ['forty feet of rope', 'a pitch torch', 'a ferry bell'],
    },
  ),
  sheet('osric', 'Osric', 'warrior', 'A retired wrestler who now guards other people', ['Brawler', 'Cook'], {
    weapon: { name: 'an oak cudgel and a sling', reach: 'both' },
    protection: 'a studded jerkin',
    items: ['a crowbar', 'a sack of flour', 'a whistle'],
  }),
  sheet('wren', 'Wren', 'rogue', 'A postrider who has read every letter', ['Pathfinder', 'Haggler'], {
    weapon: { name: 'short bow', reach: 'ranged' },
    items: ['lockpicks', 'a coil of rope', 'a shuttered lamp'],
  }),
  sheet('pim', 'Pim', 'rogue', 'A chimney sweep who knows every roof in town', ['Climber', 'Night eyes'], {
    weapon: { name: 'throwing knives', reach: 'both' },
    protection: 'a leather apron',
    items: ['a grappling hook', 'soot', 'a skeleton key'],
  }),
  sheet('sefa', 'Sefa', 'mage', 'A stargazer thrown out of the academy for being right', ['Stargazer', 'Bookworm'], {
    weapon: { name: 'a brass staff', reach: 'melee' },
    items: ['a star chart', 'chalk', 'a mirror'],
  }),
  sheet('odo', 'Odo', 'mage', 'A village healer who has seen too many wars', ['Herbalist', 'Peacemaker'], {
    weapon: { name: 'a sling', reach: 'ranged' },
    protection: 'a blessed shawl',
    items: ['bandages', 'a flask of spirits', 'dried herbs'],
  }),
]
