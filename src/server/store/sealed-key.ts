// Secrets of tables as they lie in a shared database: sealed with a key that the database does not have (AES-256-GCM).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { StoreTrouble } from './store.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** 64 hexadecimal digits, such as `openssl rand -hex 32` prints. */
export function parseKey(text: string, where: string): Buffer {
  if (/^[0-9a-f]{64}$/i.test(text.trim())) return Buffer.from(text.trim(), 'hex')
  throw new StoreTrouble({
    code: 'broken',
    text: `${where} must hold a key of 64 hexadecimal digits, such as "openssl rand -hex 32" prints.`,
  })
}

/** `owner` is bound in: a secret that is copied to another table does not open there. */
export function sealSecret(key: Buffer, secret: string, owner: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
}

export function openSecret(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    throw new StoreTrouble({ code: 'broken', text: 'The key does not open the secrets in this database.' })
  }
}
