// An expected no is a value: a code for programs and a sentence for people.

export type RefusalCode =
  | 'malformed' // the command is not of a form that anybody could carry out
  | 'unknown' // it names something that is not there
  | 'forbidden' // this seat may not do that
  | 'not-now' // right command, wrong moment
  | 'pending' // somebody has to choose first
  | 'down' // the one who should act cannot
  | 'cannot-pay' // the price is higher than what is left
  | 'out-of-reach' // too far, no line, wrong place
  | 'not-usable' // this thing cannot be used that way
  | 'untrained' // a skill, talent or licence is missing
  | 'impossible' // no throw of the dice could succeed, or the rules exclude it
  | 'locked' // tried before, and nothing has changed since
  | 'spent' // used up: once per turn, per scene, per throw
  | 'limit' // more than a stated limit
  | 'illegal' // a sheet or a piece of content that breaks the book's rules of making
  | 'withheld' // the game master keeps a number secret that this question needs

export interface Refusal {
  readonly refused: RefusalCode
  readonly text: string
  /** The rule or ruling behind it, when there is one. */
  readonly rule?: string
}

export const refuse = (refused: RefusalCode, text: string, rule?: string): Refusal =>
  rule === undefined ? { refused, text } : { refused, text, rule }

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer && 'text' in answer
