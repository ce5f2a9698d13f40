// What dice notation says, as a tree, and how large it may be.

export interface Comparison {
  readonly sign: '>=' | '<=' | '>' | '<' | '='
  readonly number: number
}

/** `4d6dl1`: so many dice of one size, and what becomes of them. */
export interface DiceTerm {
  readonly kind: 'dice'
  /** Where in the text it starts, and the text itself. */
  readonly at: number
  readonly text: string
  readonly count: number
  readonly sides: number
  /** A face for which the die is thrown again and added. All throws of one die are kept or dropped together. */
  readonly explode?: Comparison
  /** How many dice are kept, and from which end; all of them when this is missing. */
  readonly keep?: { readonly from: 'highest' | 'lowest'; readonly number: number }
  /** Counts the faces that fit instead of adding them up; each throw of an exploding die counts for itself. */
  readonly successes?: Comparison
}

export interface Operation {
  readonly kind: 'operation'
  readonly at: number
  /** Division rounds down, and only ever divides by a whole number that is not 0. */
  readonly sign: '+' | '-' | '*' | '/'
  readonly left: Expression
  readonly right: Expression
}

export interface PlainNumber {
  readonly kind: 'number'
  readonly value: number
}

export type Expression = PlainNumber | DiceTerm | Operation

/** Something in the text cannot be done; `at` counts characters from 0. */
export interface NotationProblem {
  readonly at: number
  readonly text: string
}

export const limits = {
  length: 200,
  dice: 1_000,
  sides: 1_000,
  /** For one die, when it is rolled. */
  explosions: 100,
  number: 1_000_000,
  result: 1_000_000_000_000,
  /** Steps of counting for exact odds, about a second's worth. */
  work: 4_000_000,
} as const

/** `at character 4: expected a number of sides after d`. */
export const writeProblem = ({ at, text }: NotationProblem): string => `at character ${at + 1}: ${text}`

export function fits({ sign, number }: Comparison, face: number): boolean {
  switch (sign) {
    case '>=':
      return face >= number
    case '<=':
      return face <= number
    case '>':
      return face > number
    case '<':
      return face < number
    case '=':
      return face === number
  }
}

/** What one throw of a die adds to its term. */
export const worthIn = ({ successes }: DiceTerm, face: number): number =>
  successes ? (fits(successes, face) ? 1 : 0) : face

export function operate(sign: Operation['sign'], left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return Math.floor(left / right)
  }
}

export function thousands(number: number): string {
  return number.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}
