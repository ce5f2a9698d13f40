// The table's dice: every face follows from a secret, the players' salt and the place of the die, and from nothing else.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { FaceSource } from './faces.ts'
import { type Groups, mapValues } from './throw.ts'

export interface DiceKey {
  /** Hex. Only its hash is known until the table reveals it. */
  readonly secret: string
  /** What the players threw in, so that nobody chose the dice alone. */
  readonly salt: string
  /** The number of the journal entry. */
  readonly entry: number
}

/** The hash that a table publishes before the first throw. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

const wordsPerBlock = 8
/** Attempts of one die lie this far apart, so that no die's second try is another die's first. */
const attemptStride = 2 ** 24

/** Draws by position, not from a stream: the same die of the same throw is the same whatever else was thrown. */
export const fromKey = ({ secret, salt, entry }: DiceKey): FaceSource => diceOf(secret)(salt, entry)

/** All dice of one secret: the work that only the secret asks for is done once. */
export function diceOf(secret: string): (salt: string, entry: number) => FaceSource {
  const wordsAt = wordsOf(secret)
  return (salt, entry) => (thrown, index) =>
    mapValues(thrown.groups as Groups, ({ dice }, group) => {
      const block = wordsAt(number => JSON.stringify([salt, entry, index, group, number]))
      return dice.map((sides, die) => faceAt(block, die, sides))
    })
}

/** The words of one block after the other. They lie in the same memory, so they are good until another block is asked for. */
function wordsOf(secret: string): (place: (block: number) => string) => (block: number) => DataView {
  const keyed = hmac.create(sha256, hexToBytes(secret))
  const working = keyed.clone()
  const bytes = new Uint8Array(4 * wordsPerBlock)
  const words = new DataView(bytes.buffer)
  return place => {
    let present: number | undefined
    return block => {
      if (block !== present)
        keyed
          ._cloneInto(working)
          .update(utf8ToBytes(place(block)))
          .digestInto(bytes)
      present = block
      return words
    }
  }
}

/** Rejection sampling: a word past the last whole multiple of the sides is not used, so that all faces are alike. */
function faceAt(block: (number: number) => DataView, die: number, sides: number): number {
  if (!(sides >= 1 && sides <= 2 ** 32)) throw new RangeError(`there is no die with ${sides} sides`)
  const limit = 2 ** 32 - (2 ** 32 % sides)
  for (let attempt = 0; ; attempt++) {
    const place = Math.floor(die / wordsPerBlock) + attempt * attemptStride
    const word = block(place).getUint32((die % wordsPerBlock) * 4)
    if (word < limit) return (word % sides) + 1
  }
}
