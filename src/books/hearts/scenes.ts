// Ready scenes. The first is what a newcomer finds: the ruin, three heroes, four minions and an elite, the heroes' turn.
import type { ReadyScene } from '../../kernel/index.ts'
import { bestiary } from './foes.ts'
import { readyHeroes } from './heroes.ts'
import { readyMaps } from './maps.ts'
import type { FoeSheet, HeartsCommand, Sheet } from './types.ts'

type SetUp = HeartsCommand | { readonly type: string }

const map = (name: string): SetUp => ({ type: 'SetMap', map: readyMaps.find(each => each.name === name) }) as SetUp
const join = (id: string): HeartsCommand => ({
  type: 'AddHero',
  sheet: readyHeroes.find(hero => hero.id === id) as Sheet,
})
const foe = (kind: string, n?: number, name?: string): HeartsCommand => {
  const sheet = bestiary.find(each => each.id === kind) as FoeSheet
  const numbered = n === undefined ? sheet : { ...sheet, id: `${kind}-${n}`, name: `${sheet.name} ${n}` }
  return { type: 'AddFoe', foe: name === undefined ? numbered : { ...numbered, name } }
}
const scene = (title: string, text: string): HeartsCommand => ({ type: 'SetScene', title, text })

const ruinText =
  'The chapel on the hill has no roof any more, and somebody has lit a fire where the altar was. Four hired blades and bog archers guard the stair to the crypt, and their captain has just seen you. The morning bell will bring the rest of them: be quick.'

const bridgeText =
  'Carts block the old bridge, and a brass warden has woken on the far side. It lets nobody pass, by an order that no living soul remembers. The river is far below.'

const warehouseText =
  'Somewhere between the crates lies the ledger. The smugglers are not supposed to be here tonight, and neither are you. A quiet knife sits in the office with the lamp turned low.'

export const scenes: readonly ReadyScene<SetUp>[] = [
  {
    id: 'ruin',
    title: 'The ruin',
    text: ruinText,
    commands: [
      scene('The ruin', ruinText),
      map('The ruin'),
      join('brida'),
      join('wren'),
      join('sefa'),
      foe('bog-archer', 1),
      foe('hired-blade', 1),
      foe('hired-blade', 2),
      foe('bog-archer', 2),
      foe('gate-captain'),
      {
        type: 'StartClock',
        id: 'bell',
        name: 'The morning bell',
        size: 6,
        outcome: 'The rest of the band comes up the hill.',
      },
      { type: 'StartCombat' },
      {
        type: 'OpenCall',
        call: 'first',
        hero: 'wren',
        stake: 'The archer shoots back, and the captain knows where you are.',
        draft: { type: 'Attack', hero: 'wren', foe: 'bog-archer-1', way: 'ranged' },
      } as SetUp,
    ],
  },
  {
    id: 'bridge',
    title: 'The bridge',
    text: bridgeText,
    commands: [
      scene('The bridge', bridgeText),
      map('The bridge'),
      join('osric'),
      join('pim'),
      join('odo'),
      foe('brass-warden'),
      foe('gutter-imp', 1),
      foe('gutter-imp', 2),
    ],
  },
  {
    id: 'warehouse',
    title: 'The warehouse',
    text: warehouseText,
    commands: [
      scene('The warehouse', warehouseText),
      map('The warehouse'),
      join('pim'),
      join('wren'),
      join('osric'),
      join('sefa'),
      foe('hired-blade', 1),
      foe('hired-blade', 2),
      foe('hired-blade', 3),
      foe('ash-rat', 1),
      { ...foe('quiet-knife'), hidden: true } as SetUp,
      { type: 'StartClock', id: 'tide', name: 'The tide', size: 4, outcome: 'The boat with the ledger casts off.' },
    ],
  },
]
