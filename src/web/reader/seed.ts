// A seed that people can say to each other: three words. The dice are drawn from it alone, so it is drawn from the system's randomness.
const first = ['amber', 'bitter', 'cold', 'dusty', 'early', 'faded', 'grey', 'hollow', 'iron', 'jolly', 'late', 'mossy']
const second = [
  'bridge',
  'candle',
  'ditch',
  'ember',
  'ferry',
  'goose',
  'harbour',
  'inn',
  'kettle',
  'lantern',
  'mill',
  'oar',
]

export function freshSeed(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint32Array(3))
  return `${first[a % first.length]} ${second[b % second.length]} ${(c % 900_000) + 100_000}`
}
