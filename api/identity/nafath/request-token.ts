import type { Env } from '../../environment/env.ts'
import { requestUnusable } from '../profiles/nafath-errors.ts'
import { decryptSecret, encryptSecret } from '../two-factor/encrypt-secret.ts'

type Keys = Pick<Env, 'SECRETS_KEY'>

/**
 * The token of a request: its id, and the national id encrypted for it. The service wants the national id with every question, and so the
 * browser carries it, which cannot read it: the database never has it. Nobody without the token can use the request. Source: decision 0052.
 */
export const sealToken = (env: Keys, id: string, national_id: string): string => `${id}.${encryptSecret(env, national_id, id)}`

/** What a token carries. Throws if it was not issued here. */
export function openToken(env: Keys, token: string): { id: string; national_id: string } {
  const id = token.slice(0, token.indexOf('.'))
  try {
    return { id, national_id: decryptSecret(env, token.slice(id.length + 1), id) }
  } catch {
    throw requestUnusable()
  }
}
