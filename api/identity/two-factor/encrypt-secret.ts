import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Env } from '../../environment/env.ts'

type Keys = Pick<Env, 'SECRETS_KEY'>
const cipher = 'aes-256-gcm'
const version = 'v1'

/** Encrypts a secret for storage with the first key. The row's id is authenticated too, so the text cannot be moved to another row. */
export function encryptSecret({ SECRETS_KEY: [key] }: Keys, secret: string, rowId: string): string {
  const nonce = randomBytes(12)
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(rowId))
  const encrypted = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()])
  return [version, keyIdOf(key), ...[nonce, encrypted, encryption.getAuthTag()].map((bytes) => bytes.toString('base64url'))].join('.')
}

/** Decrypts the secret of this row. Throws when its key is unknown or when the text was changed or belongs to another row. */
export function decryptSecret({ SECRETS_KEY }: Keys, stored: string, rowId: string): string {
  const [storedVersion, keyId, ...parts] = stored.split('.')
  const [nonce, encrypted, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  const key = SECRETS_KEY.find((candidate) => keyIdOf(candidate) === keyId)
  if (storedVersion !== version || !key || !nonce || !encrypted || !tag)
    throw new Error(`decryptSecret: no key in SECRETS_KEY decrypts the secret of ${rowId}`)
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(rowId)).setAuthTag(tag)
  return Buffer.concat([decryption.update(encrypted), decryption.final()]).toString('utf8')
}

/** Identifies a key without revealing it. */
const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)
