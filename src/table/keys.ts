// Everything secret of a table follows from one master key: seats' tokens, the link, the secrets behind the dice.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { commitment } from '../dice/index.ts'

/** 32 bytes in hex, kept by whoever hosts the table and never sent to anybody. */
export type MasterKey = string

export const newMasterKey = (): MasterKey => bytesToHex(randomBytes(32))

/** A word that nobody guesses: ids of tables, commands, notes. */
export const newId = (): string => bytesToHex(randomBytes(12))

const derive = (master: MasterKey, purpose: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(master), utf8ToBytes(purpose)))

/** `s2.…`: a browser keeps it, and gets its seat back with it. Nothing of it is stored on the server. */
export const seatToken = (master: MasterKey, seat: string): string =>
  `${seat}.${derive(master, `seat ${seat}`).slice(0, 40)}`

/** The seat that a token opens; undefined when it is none of this table's. */
export function seatOfToken(master: MasterKey, token: string): string | undefined {
  const seat = token.slice(0, token.indexOf('.'))
  return sameText(seatToken(master, seat), token) ? seat : undefined
}

/** The unguessable part of the link to a table, for the `number`th link. */
export const linkKey = (master: MasterKey, number: number): string => derive(master, `link ${number}`).slice(0, 32)

/** The secret behind the dice between two rotations. One does not lead to another, nor to the master key. */
export const diceSecret = (master: MasterKey, rotation: number): string => derive(master, `dice ${rotation}`)

export const diceCommitment = (master: MasterKey, rotation: number): string => commitment(diceSecret(master, rotation))

/** Takes the same time wherever two texts differ, so that a token cannot be guessed letter by letter. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return difference === 0
}
