import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Env } from '../../env.ts'

type Keys = Pick<Env, 'SECRETS_KEY'>
const cipher = 'aes-256-gcm'
const version = 'v1'

/** A secret as it may be stored: sealed by the first key, named by it, and bound to its row so that it opens in no other. */
export function seal({ SECRETS_KEY: [key] }: Keys, secret: string, rowId: string): string {
  const nonce = randomBytes(12)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(rowId))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return [version, idOf(key), ...[nonce, sealed, sealing.getAuthTag()].map((bytes) => bytes.toString('base64url'))].join('.')
}

/** The secret that was sealed for this row. Throws where its key is not among ours, and where it was changed or moved. */
export function unseal({ SECRETS_KEY }: Keys, stored: string, rowId: string): string {
  const [of, keyId, ...parts] = stored.split('.')
  const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  const key = SECRETS_KEY.find((one) => idOf(one) === keyId)
  if (of !== version || !key || !nonce || !sealed || !tag) throw new Error(`unseal: no key in SECRETS_KEY opens the secret of ${rowId}`)
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(rowId)).setAuthTag(tag)
  return Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8')
}

/** Tells keys apart without telling anything of them. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)
