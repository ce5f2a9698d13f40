// Evaluators written by hand for one question each, in doubles: what the general code is measured against.

/** The highest face of n d6 with the number of sixes, die by die over one flat table. */
export function tieredPool(dice: number): Float64Array {
  const width = dice + 1
  let table = new Float64Array(7 * width)
  table[0] = 1
  for (let die = 0; die < dice; die++) {
    const next = new Float64Array(7 * width)
    for (let best = 0; best <= 6; best++)
      for (let sixes = 0; sixes <= die; sixes++) {
        const share = table[best * width + sixes]! / 6
        if (share === 0) continue
        for (let face = 1; face <= 6; face++)
          next[(face > best ? face : best) * width + sixes + (face === 6 ? 1 : 0)]! += share
      }
    table = next
  }
  return table
}

/** The sum of the three highest of n d6, from the six down; how many dice show a face matters only up to three. */
export function keepThree(dice: number): Float64Array {
  const sums = new Float64Array(19)
  const open = [new Float64Array(19), new Float64Array(19), new Float64Array(19)]
  open[0]![0] = 1
  for (let face = 6; face >= 1; face--)
    for (let seen = 2; seen >= 0; seen--)
      for (let sum = 0; sum < 19; sum++) {
        const chance = open[seen]![sum]!
        if (chance === 0) continue
        open[seen]![sum] = 0
        const left = dice - seen
        let rest = 1
        let exactly = face === 1 ? 0 : (1 - 1 / face) ** left
        for (let count = 0; seen + count < 3; count++) {
          open[seen + count]![sum + count * face]! += chance * exactly
          rest -= exactly
          exactly *= (left - count) / (count + 1) / (face - 1 || 1)
        }
        sums[sum + (3 - seen) * face]! += chance * rest
      }
  return sums
}

/** Two duellists strike in turn with an exploding d8 less armour; the chance that the first one wins. */
export function duel(first: number, second: number, armour: number): number {
  const damage = new Float64Array(Math.max(first, second) + 1)
  for (let sum = 0, chance = 1; chance > 1e-18; sum += 8, chance /= 8)
    for (let face = 1; face <= 7; face++) {
      const dealt = Math.min(damage.length - 1, Math.max(0, sum + face - armour))
      damage[dealt]! += chance / 8
    }
  const miss = damage[0] as number
  const wins = Array.from({ length: first + 1 }, () => new Float64Array(second + 1))
  for (let a = 1; a <= first; a++) {
    wins[a]![0] = 1
    for (let b = 1; b <= second; b++) wins[a]![b] = roundFrom(a, b)
  }
  return wins[first]![second]!

  /** Both strike once; only when both miss does the state stay, so it is solved by its own share. */
  function roundFrom(a: number, b: number): number {
    let won = 0
    for (let mine = 0; mine < damage.length; mine++) {
      const left = Math.max(0, b - mine)
      if (left === 0) won += damage[mine]!
      else
        for (let theirs = mine === 0 ? 1 : 0; theirs < damage.length; theirs++)
          if (a > theirs) won += damage[mine]! * damage[theirs]! * wins[a - theirs]![left]!
    }
    return won / (1 - miss * miss)
  }
}
