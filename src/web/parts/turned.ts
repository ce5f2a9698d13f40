// Words in scripts that run from right to left, found in a sentence of ours: they are set apart, so that the arrows and numbers
// beside a name stay where they are.

const rightToLeft = '\\u0590-\\u08ff\\u200f\\ufb1d-\\ufdff\\ufe70-\\ufefc'
const run = new RegExp(`([${rightToLeft}](?:[${rightToLeft}\\s\\p{M}'’-]*[${rightToLeft}])?)`, 'u')

/** The text in pieces: every second one runs from right to left. */
export const pieces = (text: string): readonly string[] => text.split(run)
