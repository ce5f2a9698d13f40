// What a person reads: one sentence an event.
import { sayMap, sayPlaced, squareName } from '../../grid/index.ts'
import type { Sentence } from '../../kernel/index.ts'
import { entryOf } from './attacks.ts'
import { attributeNames, conditionTexts, reactionNames } from './data.ts'
import { creatureOf, nameOf, spellById } from './find.ts'
import { attackWords, many, positions, reaches, saveWords, toldOf } from './outcome.ts'
import type { Effect, EventOf, GritEvent, GritScene, Reaction, Spot } from './types.ts'

const effectText = (state: GritScene, effect: Effect): Sentence =>
  effect.kind === 'batch'
    ? {
        lead: nameOf(state, effect.target),
        text: `stand in it: ${effect.damage} damage to share.`,
        rules: ['TA-11.5', 'TA-Q34'],
      }
    : {
        lead: nameOf(state, effect.target),
        text: `has to resist ${effect.text} with ${attributeNames[effect.attribute].name}.`,
        rules: [effect.strenuous ? 'TA-9.6' : 'TA-4.1'],
      }

/** What a save made of it; a batch is simply settled. */
function sayClosed(state: GritScene, { effect: id, word }: EventOf<'EffectClosed'>): Sentence {
  const effect = state.effects.find(each => each.id === id)
  const lead = nameOf(state, effect?.target ?? '')
  if (effect?.kind !== 'save' || !word) return { lead, text: 'know how many of them are left.', rules: ['TA-11.5'] }
  const { tone, rule } = saveWords[word]
  const text = {
    full: `shakes off ${effect.text}.`,
    partial: `feels part of ${effect.text}.`,
    failure: `feels all of ${effect.text}.`,
  }
  return { lead, text: text[word], tone, rules: [effect.strenuous ? 'TA-Q26' : rule] }
}

function sayTested(state: GritScene, event: EventOf<'Tested'>): Sentence {
  const { word, tone, text, rule } = toldOf(event)
  const guided =
    event.word === 'full' ? event.effect && reaches[event.effect] : event.position && positions[event.position]
  const guide = guided ? ` ${guided}` : ''
  return {
    lead: nameOf(state, event.who),
    text: `tests ${attributeNames[event.attribute].name}${event.what === 'save' ? ' against' : ':'} ${event.text}. ${text}${guide}.`,
    word,
    tone,
    rules: [rule, ...(guided ? [event.word === 'full' ? 'TA-2.15' : 'TA-2.14'] : [])],
  }
}

function sayAttacked(state: GritScene, event: EventOf<'Attacked'>): Sentence {
  const { word, tone, text, rule } = attackWords[event.word]
  const who = creatureOf(state, event.attacker)
  const weapon = who && entryOf(state, who, event.with)
  const rushed = event.rushed > 0 ? ', rushed' : ''
  return {
    lead: nameOf(state, event.attacker),
    text: `${text} ${nameOf(state, event.target)} with ${weapon?.name ?? event.with}${rushed}.`,
    word,
    tone,
    rules: [rule, ...(event.rushed > 0 ? ['TA-7.12'] : []), ...(event.reaction ? ['TA-6.13'] : [])],
  }
}

const spotName = (spot: Spot): string => (typeof spot === 'number' ? `${spot}` : squareName(spot))

const adjustNames: Readonly<Record<EventOf<'Adjusted'>['what'], string>> = {
  hp: 'HP',
  wounds: 'Wounds',
  grit: 'Grit',
  actions: 'actions',
  hitDice: 'Hit Dice',
  sparks: 'sparks',
  count: 'number',
  at: 'place',
}

const reactedTexts: Readonly<Record<Reaction, string>> = {
  defend: 'defends',
  interpose: 'steps in between for',
  opportunity: 'strikes at',
  help: 'helps',
}
const reactionTexts: Readonly<Record<string, string>> = {
  defend: 'means to defend',
  interpose: 'means to step in between',
  pass: 'lets it come',
}

export function say(state: GritScene, event: GritEvent): Sentence {
  const name = (id: string) => nameOf(state, id)
  switch (event.type) {
    case 'Tested':
      return sayTested(state, event)
    case 'Attacked':
      return sayAttacked(state, event)
    case 'GangAttacked':
      return {
        lead: name(event.foe),
        text: `${event.dice} of them go for ${name(event.target)}: ${event.damage} damage.`,
        word: event.damage > 0 ? 'hit' : 'miss',
        tone: event.damage > 0 ? 'good' : 'bad',
        rules: ['TA-11.4', 'TA-Q33'],
      }
    case 'GritGained':
      return { lead: name(event.who), text: `Grit ${event.from} → ${event.to}.`, rules: ['TA-3.2'] }
    case 'GritSpent':
      return {
        lead: name(event.who),
        text: `steadies the roll, ${event.how === 'boon' ? 'a Boon more' : 'a Bane less'}: ${event.to} Grit left.`,
        rules: ['TA-3.5', 'TA-3.6'],
      }
    case 'ActionsSpent':
      return {
        lead: name(event.who),
        text: `spends ${many(event.cost, 'action')}, ${event.to} left.`,
        rules: ['TA-6.1'],
      }
    case 'Reacted': {
      const left = state.fight ? `; ${many(event.to, 'action')} left` : ''
      const whom = event.whom === event.who ? '' : ` ${name(event.whom)}`
      const { rule } = reactionNames[event.reaction]
      return {
        lead: name(event.who),
        text: `${reactedTexts[event.reaction]}${whom}${left}.`,
        rules: [rule],
      }
    }
    case 'OpeningFound':
      return {
        lead: name(event.who),
        text: `sees an opening: a Boon on the next attack on ${name(event.target)}.`,
        rules: ['TA-6.5'],
      }
    case 'FightBegan':
      return { text: 'A fight breaks out. Initiative!', rules: ['TA-5.1'] }
    case 'FightEnded':
      return { text: 'The fight is over.' }
    case 'ActionsRolled':
      return {
        lead: name(event.hero),
        text: `has ${many(event.actions, 'action')} in the first round.`,
        rules: [event.granted ? 'TA-5.7' : 'TA-5.1'],
      }
    case 'OrderSet':
      return { text: 'The order of turns has changed.', rules: ['TA-5.8', 'TA-5.9'] }
    case 'RoundBegan':
      return { text: `Round ${event.round}.`, rules: ['TA-5.5'] }
    case 'TurnBegan':
      return {
        lead: name(event.who),
        text: `is up, with ${many(event.actions, 'action')}${event.dazed ? ', still Dazed' : ''}.`,
        rules: event.dazed ? ['TA-6.1', 'TA-10.11'] : ['TA-6.1'],
      }
    case 'TurnEnded':
      return {
        lead: name(event.who),
        text: event.actions > 0 ? `is done; ${many(event.actions, 'action')} left.` : 'is done.',
        rules: ['TA-Q08'],
      }
    case 'Moved':
      return {
        lead: name(event.who),
        text: `moves from ${spotName(event.from)} to ${spotName(event.to)}.`,
        rules: ['TA-6.4'],
      }
    case 'Placed':
      return { lead: name(event.who), text: `${sayPlaced(event.at)}.`, rules: ['TA-Q42'] }
    case 'Provoked': {
      const { mover, by, why } = event.provocation
      return { lead: name(mover), text: `${why}: ${by.map(name).join(', ')} may strike.`, rules: ['TA-6.13'] }
    }
    case 'OpportunityClosed':
      return {
        lead: name(event.who),
        text: event.taken ? 'takes the opportunity.' : 'lets the opportunity pass.',
        rules: ['TA-6.13'],
      }
    case 'AttackDeclared': {
      const { attack } = event.declared
      return {
        lead: name(attack.hero ?? attack.foe ?? ''),
        text: `goes for ${name(attack.target)}. Does anybody react?`,
        rules: ['TA-6.8'],
      }
    }
    case 'ReactionChosen':
      return { lead: name(event.who), text: `${reactionTexts[event.how] ?? event.how}.`, rules: ['TA-6.8'] }
    case 'DeclaredThrown':
      return { text: 'The attack is thrown.', rules: ['TA-7.2'] }
    case 'BlowOpened':
      return event.blow.exploding
        ? { lead: name(event.blow.attacker), text: 'throws the Primary Die again.', tone: 'gold', rules: ['TA-7.7'] }
        : { text: `${event.blow.waiting.map(name).join(', ')} may still defend.`, rules: ['TA-Q10'] }
    case 'Exploded':
      return {
        lead: name(event.who),
        text: `${event.face} more, ${event.dice} in all${event.again ? ', and again' : ''}.`,
        word: event.again ? 'explodes again' : 'lands',
        tone: 'gold',
        rules: ['TA-7.7', 'TA-Q14'],
      }
    case 'BlowWaits':
      return { text: `${event.waiting.map(name).join(', ')} may still defend.`, rules: ['TA-Q10'] }
    case 'BlowHalved':
      return { lead: name(event.who), text: 'defends: the damage is halved.', rules: ['TA-Q10'] }
    case 'BlowPassed':
      return { lead: name(event.who), text: 'lets it come.', rules: ['TA-Q10'] }
    case 'BlowLanded':
      return { text: 'The blow lands.', rules: ['TA-7.6'] }
    case 'Damaged': {
      const why = event.why.length > 0 ? ` (${event.why.join(', ')})` : ''
      const hp = event.from === event.to ? '' : `, ${event.from} → ${event.to} HP`
      return {
        lead: name(event.who),
        text: `takes ${event.amount} damage${why}${hp}.`,
        tone: event.amount > 0 ? 'bad' : 'plain',
        rules: [...new Set(['TA-9.1', ...event.rules])],
      }
    }
    case 'Wounded':
      return {
        lead: name(event.who),
        text: `Wounds ${event.from} → ${event.to}.`,
        tone: 'bad',
        rules: [event.rule],
      }
    case 'FellDying':
      return { lead: name(event.who), text: 'falls and is Dying.', tone: 'bad', rules: ['TA-9.2', 'TA-10.12'] }
    case 'Died':
      return { lead: name(event.who), text: 'is dead.', word: 'death', tone: 'bad', rules: ['TA-9.3'] }
    case 'Defeated':
      return { lead: name(event.who), text: 'is out of the fight.', tone: 'good', rules: ['TA-Q38'] }
    case 'MinionsFell':
      return {
        lead: name(event.foe),
        text: `${event.count} ${event.count === 1 ? 'falls' : 'fall'}, ${event.left} left.`,
        tone: 'good',
        rules: [event.rule],
      }
    case 'EffectOpened':
      return effectText(state, event.effect)
    case 'EffectBoosted':
      return { text: 'The critical makes it harder to resist.', rules: ['TA-7.9'] }
    case 'EffectClosed':
      return sayClosed(state, event)
    case 'ConditionGained': {
      const { name: condition, text, rule } = conditionTexts[event.condition.kind]
      return { lead: name(event.who), text: `is ${condition}. ${text}`, tone: 'bad', rules: [rule] }
    }
    case 'ConditionEnded': {
      const { name: condition, rule } = conditionTexts[event.condition]
      return { lead: name(event.who), text: `is no longer ${condition}.`, tone: 'good', rules: [rule] }
    }
    case 'SpellCast':
      return {
        lead: name(event.hero),
        text: `casts ${spellById(state, event.spell)?.name ?? event.spell}; ${many(event.sparks, 'spark')} left.`,
        rules: ['TA-6.3'],
      }
    case 'SpellRolled':
      return {
        lead: spellById(state, event.spell)?.name ?? event.spell,
        text: `${event.dice} on the dice.`,
        rules: ['TA-Q41'],
      }
    case 'DangerRolled':
      return { lead: event.text, text: `${event.dice} on the dice.`, rules: ['TA-Q41'] }
    case 'Channelled': {
      const { spell, paid, holding } = event.channel
      const what = spellById(state, spell)
      return {
        lead: name(event.who),
        text: holding
          ? `concentrates on ${what?.name ?? spell}.`
          : `gathers ${what?.name ?? spell}: ${paid} of ${what?.cost ?? paid} actions.`,
        rules: ['TA-6.7'],
      }
    }
    case 'ConcentrationEnded':
      return { lead: name(event.who), text: 'loses Concentration.', rules: [event.rule] }
    case 'Healed':
      return { lead: name(event.who), text: `${event.from} → ${event.to} HP.`, tone: 'good', rules: ['TA-9.14'] }
    case 'FieldRested':
      return {
        lead: name(event.hero),
        text: `rests with ${many(event.dice, 'Hit Die', 'Hit Dice')}, ${event.left} left.`,
        rules: ['TA-9.8', 'TA-9.9'],
      }
    case 'SafelyRested':
      return {
        lead: name(event.hero),
        text: `rests safely: ${event.hp} HP, all Hit Dice and sparks, ${many(event.wounds, 'Wound')}.`,
        tone: 'good',
        rules: ['TA-9.10', 'TA-9.11', 'TA-9.12', 'TA-9.13'],
      }
    case 'LevelGranted':
      return { lead: name(event.hero), text: 'has earned a level.', tone: 'good' }
    case 'Advanced':
      return {
        lead: name(event.hero),
        text: `is now level ${event.now.sheet.level}: ${event.now.maxHp} HP, ${many(event.now.hitDice, 'Hit Die', 'Hit Dice')}.`,
        tone: 'good',
      }
    case 'HeroJoined':
      return { lead: event.hero.name, text: 'joins the table.' }
    case 'Outfitted':
      return { lead: name(event.hero), text: 'carries other gear now.' }
    case 'HeroLeft':
      return { lead: name(event.hero), text: 'leaves the table.' }
    case 'FoeAdded':
      return {
        lead: event.foe.name,
        text: `${event.foe.count > 1 ? `appear, ${event.foe.count} of them` : 'appears'}.`,
        rules: ['TA-11.1'],
      }
    case 'FoeShown':
      return { lead: event.name ?? name(event.foe), text: 'can be seen.' }
    case 'FoeRemoved':
      return { lead: name(event.foe), text: 'is gone.' }
    case 'Adjusted':
      return {
        lead: name(event.who),
        text: `${adjustNames[event.what]} ${event.from} → ${event.to}: ${event.reason}.`,
      }
    case 'WoundCapSet':
      return { text: `From now on ${many(event.to, 'Wound')} mean death.`, rules: ['TA-9.3'] }
    case 'TerrainSet':
      return {
        text:
          event.difficult.length > 0
            ? `Hard going at ${event.difficult.join(', ')}.`
            : 'The ground is easy everywhere.',
        rules: ['TA-10.3'],
      }
    case 'MapSet':
    case 'MapCleared':
    case 'SquareSet':
    case 'DoorSet':
      return sayMap(event, 'TA-Q42')
    case 'SceneSet':
      return { lead: event.title, text: event.text }
    case 'PackLoaded':
      return { text: `The table plays with ${event.pack.title}.` }
    case 'ChoiceSkipped':
      return { text: `That is passed over: ${event.reason}.` }
  }
}
