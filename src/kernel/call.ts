// The call: a command in the making, open on the table. Others lean in, all see the odds, and then it is thrown.
import type { Book, Command, Contribution, Scene, Viewer } from './book.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { refusalBeforeThrowing } from './run.ts'

/** Somebody has leaned in; when the thrower has to agree, it counts from then on. */
export interface Leaning {
  readonly contribution: string
  readonly by: string
  readonly accepted: boolean
  /** How and why, in their own words. */
  readonly text?: string
}

export interface Call<C = Command> {
  readonly id: string
  /** Who throws; `gm` when the game master does. */
  readonly hero: string
  /** The command as it was opened, before anybody leaned in. */
  readonly base: C
  /** What happens if it fails, in the game master's words. */
  readonly stake: string
  readonly leanings: readonly Leaning[]
}

export type CallCommand<C = Command> =
  | {
      readonly type: 'OpenCall'
      readonly call: string
      readonly hero: string
      readonly draft: C
      readonly stake?: string
    }
  | { readonly type: 'ReframeCall'; readonly call: string; readonly draft: C; readonly stake?: string }
  | { readonly type: 'LeanIn'; readonly call: string; readonly contribution: string; readonly text?: string }
  | { readonly type: 'StepBack'; readonly call: string; readonly contribution: string }
  | { readonly type: 'AcceptHelp'; readonly call: string; readonly contribution: string }
  | { readonly type: 'ThrowCall'; readonly call: string }
  | { readonly type: 'WithdrawCall'; readonly call: string }

export type CallEvent<C = Command> =
  | { readonly type: 'CallOpened'; readonly call: Call<C> }
  | { readonly type: 'CallReframed'; readonly call: string; readonly base: C; readonly stake: string }
  | { readonly type: 'LeanedIn'; readonly call: string; readonly leaning: Leaning; readonly label: string }
  | { readonly type: 'SteppedBack'; readonly call: string; readonly contribution: string; readonly by: string }
  | { readonly type: 'HelpAccepted'; readonly call: string; readonly contribution: string; readonly by: string }
  | { readonly type: 'CallThrown'; readonly call: string }
  | { readonly type: 'CallWithdrawn'; readonly call: string }

/** The command that would be thrown now: the draft with every accepted contribution on top, in order. */
export function draftOf<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  call: Call<C>,
  without?: string,
): C | Refusal {
  let draft = call.base
  for (const { contribution, accepted } of call.leanings) {
    if (!accepted || contribution === without) continue
    const found = book.contributions(scene, draft).find(({ id }) => id === contribution)
    if (!found)
      return refuse('not-now', `What was offered as "${contribution}" is no longer possible; step back from it first.`)
    if (found.refusal) return found.refusal
    draft = found.apply(draft)
  }
  return draft
}

/** One contribution as a card shows it: taken or not, and the command with and without it. */
export interface Leanable<C> {
  readonly contribution: Contribution<C>
  readonly state: 'open' | 'offered' | 'in'
  /** How and why, in the words of whoever leaned in. */
  readonly text?: string
  readonly with: C
  readonly without: C
}

export function leanable<S extends Scene, C extends Command>(book: Book<S, C>, scene: S, call: Call<C>): Leanable<C>[] {
  const draft = draftOf(book, scene, call)
  if (isRefusal(draft)) return []
  const leaning = (id: string) => call.leanings.find(({ contribution }) => contribution === id)
  const taken = call.leanings.flatMap(({ contribution: id, accepted, text }) => {
    const without = draftOf(book, scene, call, id)
    if (isRefusal(without)) return []
    const contribution = book.contributions(scene, without).find(found => found.id === id)
    if (!contribution) return []
    const state = accepted ? ('in' as const) : ('offered' as const)
    const changed = contribution.refusal ? without : contribution.apply(without)
    return [{ contribution, state, without, with: changed, ...(text !== undefined && { text }) }]
  })
  const open = book
    .contributions(scene, draft)
    .filter(({ id }) => !leaning(id))
    .map(contribution => ({
      contribution,
      state: 'open' as const,
      without: draft,
      with: contribution.refusal ? draft : contribution.apply(draft),
    }))
  return [...taken, ...open]
}

const stakeLength = 2_000

export function decideCall<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  calls: readonly Call<C>[],
  command: Exclude<CallCommand<C>, { type: 'ThrowCall' }>,
): readonly CallEvent<C>[] | Refusal {
  if (command.type === 'OpenCall') return openCall(book, scene, calls, command)
  const call = calls.find(({ id }) => id === command.call)
  if (!call) return refuse('unknown', `There is no open call "${command.call}".`)
  switch (command.type) {
    case 'ReframeCall':
      return reframeCall(book, scene, call, command.draft, command.stake ?? call.stake)
    case 'LeanIn':
      return leanIn(book, scene, call, command)
    case 'StepBack':
    case 'AcceptHelp':
      return answerLeaning(book, scene, call, command)
    case 'WithdrawCall':
      return [{ type: 'CallWithdrawn', call: call.id }]
  }
}

function openCall<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  calls: readonly Call<C>[],
  { call: id, hero, draft, stake = '' }: CallCommand<C> & { type: 'OpenCall' },
): readonly CallEvent<C>[] | Refusal {
  if (calls.some(call => call.id === id)) return refuse('illegal', `A call "${id}" is open already.`)
  if (hero !== (draft.hero ?? 'gm')) return refuse('illegal', `The call is for ${hero}, but its draft is not.`)
  if (stake.length > stakeLength) return refuse('limit', `A stake has at most ${stakeLength} characters.`)
  const refusal = refusalBeforeThrowing(book, scene, draft)
  return refusal ?? [{ type: 'CallOpened', call: { id, hero, base: draft, stake, leanings: [] } }]
}

function reframeCall<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  call: Call<C>,
  draft: C,
  stake: string,
): readonly CallEvent<C>[] | Refusal {
  if ((draft.hero ?? 'gm') !== call.hero)
    return refuse('illegal', `The call is for ${call.hero}; withdraw it to call another.`)
  if (stake.length > stakeLength) return refuse('limit', `A stake has at most ${stakeLength} characters.`)
  const changed = draftOf(book, scene, { ...call, base: draft })
  if (isRefusal(changed)) return changed
  return refusalBeforeThrowing(book, scene, changed) ?? [{ type: 'CallReframed', call: call.id, base: draft, stake }]
}

function leanIn<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  call: Call<C>,
  { contribution: id, text = '' }: CallCommand<C> & { type: 'LeanIn' },
): readonly CallEvent<C>[] | Refusal {
  if (call.leanings.some(leaning => leaning.contribution === id))
    return refuse('spent', 'That has been offered to this call already.')
  const draft = draftOf(book, scene, call)
  if (isRefusal(draft)) return draft
  const found = book.contributions(scene, draft).find(contribution => contribution.id === id)
  if (!found) return refuse('unknown', `Nothing called "${id}" can be added to this call.`)
  if (found.refusal) return found.refusal
  const refusal = found.consent ? undefined : refusalBeforeThrowing(book, scene, found.apply(draft))
  const said = text.trim() === '' ? {} : { text: text.trim() }
  const leaning = { contribution: id, by: found.by, accepted: !found.consent, ...said }
  return refusal ?? [{ type: 'LeanedIn', call: call.id, leaning, label: found.label }]
}

function answerLeaning<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  call: Call<C>,
  { type, contribution }: { readonly type: 'StepBack' | 'AcceptHelp'; readonly contribution: string },
): readonly CallEvent<C>[] | Refusal {
  const leaning = call.leanings.find(leaning => leaning.contribution === contribution)
  if (!leaning) return refuse('unknown', `Nobody has offered "${contribution}" to this call.`)
  const { by } = leaning
  if (type === 'StepBack') return [{ type: 'SteppedBack', call: call.id, contribution, by }]
  if (leaning.accepted) return refuse('spent', 'That has been accepted already.')
  const leanings = call.leanings.map(each => (each === leaning ? { ...each, accepted: true } : each))
  const draft = draftOf(book, scene, { ...call, leanings })
  if (isRefusal(draft)) return draft
  return refusalBeforeThrowing(book, scene, draft) ?? [{ type: 'HelpAccepted', call: call.id, contribution, by }]
}

export function evolveCalls<C>(calls: readonly Call<C>[], event: CallEvent<C>): readonly Call<C>[] {
  if (event.type === 'CallOpened') return [...calls, event.call]
  if (event.type === 'CallThrown' || event.type === 'CallWithdrawn') return calls.filter(({ id }) => id !== event.call)
  if (event.type === 'CallReframed') return reframedLast(calls, event)
  return calls.map(call => (call.id === event.call ? evolveCall(call, event) : call))
}

/** A call may be seen for the first time by being reframed, and then stands last; so it does for everybody. */
function reframedLast<C>(
  calls: readonly Call<C>[],
  event: CallEvent<C> & { type: 'CallReframed' },
): readonly Call<C>[] {
  const reframed = calls.filter(({ id }) => id === event.call).map(call => evolveCall(call, event))
  return [...calls.filter(({ id }) => id !== event.call), ...reframed]
}

function evolveCall<C>(call: Call<C>, event: CallEvent<C>): Call<C> {
  const { leanings } = call
  switch (event.type) {
    case 'CallReframed':
      return { ...call, base: event.base, stake: event.stake }
    case 'LeanedIn':
      return { ...call, leanings: [...leanings, event.leaning] }
    case 'SteppedBack':
      return { ...call, leanings: leanings.filter(({ contribution }) => contribution !== event.contribution) }
    case 'HelpAccepted':
      return {
        ...call,
        leanings: leanings.map(each => (each.contribution === event.contribution ? { ...each, accepted: true } : each)),
      }
    default:
      return call
  }
}

/** A call as a viewer may know it; undefined when its draft is the game master's alone. */
export function viewCall<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  call: Call<C>,
  viewer: Viewer,
): Call<C> | undefined {
  const base = book.showDraft(scene, call.base, viewer)
  return base && { ...call, base }
}

/** A call that becomes visible by being reframed is seen as opened, one that vanishes as withdrawn. */
export function showCallEvent<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  calls: readonly Call<C>[],
  event: CallEvent<C>,
  viewer: Viewer,
): CallEvent<C> | undefined {
  const seen = (call: Call<C> | undefined) => call && viewCall(book, scene, call, viewer)
  if (event.type === 'CallOpened') {
    const call = seen(event.call)
    return call && { type: 'CallOpened', call }
  }
  const before = calls.find(({ id }) => id === event.call)
  if (event.type !== 'CallReframed') return seen(before) && event
  const now = seen(before && evolveCall(before, event))
  if (seen(before)) return now ? { ...event, base: now.base } : { type: 'CallWithdrawn', call: event.call }
  return now && { type: 'CallOpened', call: now }
}
