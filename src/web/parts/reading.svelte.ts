// How this person reads and throws: theme, face, size, odds, dice, sound. Kept in this browser alone.

interface Reading {
  theme: 'system' | 'paper' | 'sepia' | 'night'
  face: 'book' | 'plain' | 'dyslexic'
  /** Of the text of a story, in steps of an eighth. */
  size: number
  odds: 'off' | 'words' | 'numbers'
  /** Single keys act in the open book. */
  keys: boolean
  dice: 'flat' | 'tumbling'
  sound: boolean
}

const key = 'quincunx.reading'
const usual: Reading = {
  theme: 'system',
  face: 'book',
  size: 0,
  odds: 'numbers',
  keys: true,
  dice: 'tumbling',
  sound: false,
}

function stored(): Reading {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return usual
  }
}

export const reading: Reading = $state(stored())

/** Dice fall in three dimensions: where that is wanted, motion is welcome, and the device is not weak. */
export const diceTumble = (): boolean =>
  reading.dice === 'tumbling' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  navigator.hardwareConcurrency >= 2

/** Changes one preference, shows it at once and keeps it. */
export function prefer<K extends keyof Reading>(name: K, value: Reading[K]): void {
  reading[name] = value
  const { dataset } = document.documentElement
  if (reading.theme === 'system') delete dataset.theme
  else dataset.theme = reading.theme
  if (reading.face === 'book') delete dataset.face
  else dataset.face = reading.face
  try {
    localStorage.setItem(key, JSON.stringify(reading))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
