// Looking things up in a scene, with a sentence when they are not there.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { tnOfRank, woundsOfRank } from './data.ts'
import type { Foe, HeartsScene, Hero, Open } from './types.ts'

export const heroOf = (state: HeartsScene, id: string): Hero | undefined => state.heroes.find(hero => hero.id === id)
export const foeOf = (state: HeartsScene, id: string): Foe | undefined => state.foes.find(foe => foe.id === id)
export const whoOf = (state: HeartsScene, id: string): Hero | Foe | undefined => heroOf(state, id) ?? foeOf(state, id)
export const nameOf = (state: HeartsScene, id: string): string => whoOf(state, id)?.name ?? id

/** HM-7.2: without Hearts a hero is down. */
export const isDown = ({ hearts }: Hero): boolean => hearts === 0
/** HM-Q28: all down, the scene is lost. */
export const isLost = ({ heroes }: HeartsScene): boolean => heroes.length > 0 && heroes.every(isDown)
/** HM-5.6–5.8. */
export const isDefeated = ({ wounds, rank }: Foe): boolean => wounds >= woundsOfRank[rank]
/** HM-5.5, HM-Q09: that of the rank, unless it has its own. */
export const tnOf = ({ tn, rank }: Foe): number => tn ?? tnOfRank[rank]

/** In the fight and for all to see. */
export const inPlay = (foe: Foe): boolean => !foe.hidden && !isDefeated(foe)

export const noHero = (id: string): Refusal => refuse('unknown', `There is no hero "${id}" at the table.`)
export const noFoe = (id: string): Refusal => refuse('unknown', `There is no foe "${id}" in the scene.`)
export const noChoice = (id: string): Refusal => refuse('unknown', `No choice "${id}" is open.`)

/** What has to be settled before the hero goes on; what the game master may leave aside does not count. */
export const owes = (state: HeartsScene, hero: string): Open | undefined =>
  state.open.find(
    choice =>
      choice.hero === hero &&
      !(choice.kind === 'complication' && !choice.forced) &&
      !(choice.kind === 'critical' && choice.by === 'gm'),
  )

/** A hero who can do something now, or why not. */
export function ready(state: HeartsScene, id: string): Hero | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  if (isDown(hero)) return refuse('down', `${hero.name} is down and cannot act.`, 'HM-7.2')
  if (owes(state, id)) return refuse('pending', `Something about ${hero.name} has to be settled first.`)
  return hero
}

/** HM-1.6, HM-5.2, HM-5.3: one action in the heroes' phase; outside a fight nobody counts. */
export function acting(state: HeartsScene, id: string): Hero | Refusal {
  const hero = ready(state, id)
  if (isRefusal(hero) || state.phase === 'free') return hero
  if (state.phase === 'foes') return refuse('not-now', 'It is the foes that act now.', 'HM-5.2')
  return hero.acted ? refuse('spent', `${hero.name} has used the action of this turn.`, 'HM-5.3') : hero
}
