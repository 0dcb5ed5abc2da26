import { checkIdentity, checkNafathLogin, startIdentityCheck, startNafathLogin } from '@wasl/shared/contract/endpoints/nafath.ts'
import type { NafathState } from '@wasl/shared/contract/nafath.ts'
import { redirect } from 'react-router'
import type { ApiClient } from './api.server.ts'
import { attempt } from './api.server.ts'
import type { ApiFailure } from './api-error.server.ts'
import { nafathCookie } from './cookies.server.ts'

const endpoints = {
  login: { start: startNafathLogin, check: checkNafathLogin },
  identity: { start: startIdentityCheck, check: checkIdentity },
} as const
/** A request logs in, or verifies the identity of the account. */
type NafathPurpose = keyof typeof endpoints

/** The request of this browser as its page shows it. `expiresAt`: Unix milliseconds. */
export type NafathView = NafathState & { expiresAt: number }

/** The token of the request that this browser started, or null. */
export async function readNafathToken(cookies: string | null): Promise<string | null> {
  const token: unknown = await nafathCookie.parse(cookies)
  return typeof token === 'string' && token !== '' ? token : null
}

/** Stores the token of a request, or forgets it. */
export const nafathHeaders = async (token: string | null): Promise<[string, string][]> => [
  ['set-cookie', token ? await nafathCookie.serialize(token) : await nafathCookie.serialize('', { maxAge: 0 })],
]

/** The state of this browser's request; null without one, or once it is no longer valid. */
export async function loadNafath(api: ApiClient, purpose: NafathPurpose, token: string | null): Promise<NafathView | null> {
  if (!token) return null
  const result = await attempt(api.submit(endpoints[purpose].check, { body: { token }, skipAuthRedirects: purpose === 'login' }))
  return result.ok ? { ...result.data, expiresAt: Date.now() + result.data.expires_in_seconds * 1000 } : null
}

/** Starts a request and returns to its page, or returns the errors. */
export async function startNafath(api: ApiClient, purpose: NafathPurpose, form: FormData, page: string): Promise<ApiFailure> {
  const result = await attempt(api.submit(endpoints[purpose].start, { entered: { national_id: String(form.get('national_id') ?? '') } }))
  if (result.ok) throw redirect(page, { headers: await nafathHeaders(result.data.token) })
  const { ok, ...failure } = result
  return failure
}
