// Where everybody stands in Grit: zones or spaces as columns, or the squares of a map.
import { leapsOf } from '../../../books/grit/casting.ts'
import { type Anyone, creatureOf, everyone, foeOf, isDying, isHero, spellById } from '../../../books/grit/find.ts'
import { inMelee, movesOf } from '../../../books/grit/movement.ts'
import { plays } from '../../../books/grit/options.ts'
import { byOf } from '../../../books/grit/pending.ts'
import { bandOf, coverOf } from '../../../books/grit/places.ts'
import type { GritCommand, GritScene, Spot } from '../../../books/grit/types.ts'
import type { GridMap } from '../../../grid/index.ts'
import { type Board, capital, counted, type Token } from '../book-screen.ts'

const token = (scene: GritScene, who: Anyone): Token => {
  const gang = !isHero(who) && who.kind === 'minion'
  return {
    id: who.id,
    name: who.name,
    kind: isHero(who) ? 'hero' : 'foe',
    hidden: !isHero(who) && who.hidden,
    down: isDying(who),
    note: gang ? `${who.count} left` : `${who.hp} HP`,
    up: scene.fight?.turn === who.id,
    ...(gang ? { many: who.count } : { left: who.hp / who.maxHp }),
  }
}

const moveTo = (scene: GritScene, id: string, to: Spot, careful = false): GritCommand | undefined =>
  creatureOf(scene, id) && { type: 'Move', ...byOf(scene, id), to, ...(careful && { careful }) }

export function gritBoards(scene: GritScene): readonly Board[] {
  const all = everyone(scene).filter(({ out }) => !out)
  if (scene.map) return [gridOf(scene, scene.map, all)]
  return scene.foes.length > 0 && all.length > 0 ? [bandsOf(scene, all)] : []
}

function bandsOf(scene: GritScene, all: readonly Anyone[]): Board {
  const places = all.map(({ at }) => at)
  const [first, last] = [Math.max(0, Math.min(...places) - 1), Math.max(...places) + 1]
  const bySpaces = plays(scene, 'ta.distance', 'spaces')
  const shown = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    at => !bySpaces || last - first < 6 || places.includes(at),
  )
  return {
    kind: 'bands',
    bands: shown.map(at => ({
      id: `${at}`,
      label: `${bySpaces ? 'Space' : 'Zone'} ${at}${scene.difficult.includes(at) ? ', hard going' : ''}`,
      tokens: all.filter(who => who.at === at).map(who => token(scene, who)),
    })),
    move: (id, band) => moveTo(scene, id, Number(band)),
  }
}

/** A manner of going; all others are spells, by their ids. */
const carefully = 'carefully'

function gridOf(scene: GritScene, map: GridMap, all: readonly Anyone[]): Board {
  return {
    kind: 'grid',
    map,
    tokens: all.flatMap(who => (who.square ? [{ ...token(scene, who), at: who.square }] : [])),
    aside: all.filter(({ square }) => !square).map(who => token(scene, who)),
    ways: (id, manner) => {
      const who = creatureOf(scene, id)
      const spell = manner === undefined ? undefined : spellById(scene, manner)
      if (who && spell && isHero(who)) return leapsOf(scene, who, spell)
      const careful = manner === carefully
      return (who ? movesOf(scene, who, careful) : []).map(({ square, cost, moves }) => ({
        square,
        cost,
        ...(scene.fight && { note: counted(moves + (careful ? 1 : 0), 'action') }),
        later: moves > 1 && scene.fight !== null,
      }))
    },
    move: (id, to, manner) =>
      manner === undefined || manner === carefully
        ? moveTo(scene, id, to, manner === carefully)
        : ({ type: 'Cast', hero: id, spell: manner, targets: [], to } as GritCommand),
    manners: id => {
      const who = creatureOf(scene, id)
      if (!who) return []
      const leaps = isHero(who) ? who.sheet.spells.flatMap(each => spellById(scene, each) ?? []) : []
      return [
        ...(scene.fight?.turn === id && inMelee(scene, who)
          ? [{ id: carefully, label: 'Carefully: 1 action more' }]
          : []),
        ...leaps
          .filter(spell => isHero(who) && leapsOf(scene, who, spell).length > 0)
          .map(({ id: spell, name, cost, sparks }) => ({
            id: spell,
            label: `${name}: ${counted(cost, 'action')}, ${counted(sparks, 'spark')}`,
          })),
      ]
    },
    enter: (who, at) =>
      foeOf(scene, who)?.hidden ? { type: 'ShowFoe', foe: who, at } : ({ type: 'Place', who, at } as GritCommand),
    aim: (from, to) => {
      const [a, b] = [creatureOf(scene, from), creatureOf(scene, to)]
      if (!a || !b) return ''
      const { level, by } = coverOf(scene, a, b)
      const seen = { none: 'in the open', partial: `half hidden by ${by}`, full: `out of sight behind ${by}` }[level]
      return `${capital(bandOf(scene, a, b))} · ${seen}`
    },
  }
}
