import { createRemoteJWKSet } from 'jose'
import * as z from 'zod'
import { errorOfStatus } from '../../platform/adapters/credentials.ts'
import type { Nafath } from './nafath.ts'
import { readNafathToken } from './nafath-token.ts'

/** `audience`: for whom the service signs the tokens of its callbacks. */
export type HttpNafathOptions = { url: string; app_id: string; app_key: string; service: string; audience: string }

const timeoutMs = 10_000
/** The service's code for «this id already has a request that waits». */
const activeCode = '400-034-050'

const started = z.object({ transId: z.string().min(1), random: z.union([z.string(), z.number()]) })
const statuses = { WAITING: 'waiting', COMPLETED: 'completed', REJECTED: 'rejected', EXPIRED: 'expired' } as const
const answered = z.object({ status: z.enum(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) })

/** The Nafath service over its REST API (multi-factor requests). Its errors name no ids. */
export function httpNafath({ url, app_id, app_key, service, audience }: HttpNafathOptions): Nafath {
  const base = `${url.replace(/\/$/, '')}/api/v1/mfa`
  const credentials = { 'APP-ID': app_id, 'APP-KEY': app_key }
  // Cached; an unknown key is fetched at most every 30 seconds.
  const keys = createRemoteJWKSet(new URL(`${base}/jwk`), { headers: credentials, timeoutDuration: timeoutMs })
  const post = async (path: string, body: object) => {
    const response = await fetch(`${base}/request${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, ok: response.ok, text: await response.text() }
  }
  return {
    async start({ id, national_id, locale }) {
      const query = new URLSearchParams({ local: locale, requestId: id })
      const { status, ok, text } = await post(`?${query}`, { nationalId: national_id, service })
      if (!ok && text.includes(activeCode)) return 'active'
      if (!ok) throw errorOfStatus(status, `httpNafath: a request was answered with ${status}`)
      const { transId, random } = parseJson(started, text)
      return { trans_id: transId, number: String(random).padStart(2, '0') }
    },
    async status({ national_id, trans_id, number }) {
      const { status, ok, text } = await post('/status', { nationalId: national_id, transId: trans_id, random: number })
      if (!ok) throw errorOfStatus(status, `httpNafath: a status was answered with ${status}`)
      return statuses[parseJson(answered, text).status]
    },
    async check() {
      const { ok, status } = await fetch(`${base}/jwk`, { headers: credentials, signal: AbortSignal.timeout(timeoutMs) })
      if (!ok) throw errorOfStatus(status, `httpNafath: the keys were answered with ${status}`)
    },
    readCallback: (token) => readNafathToken(token, keys, audience),
  }
}

// Not the schema's own error: it could quote the response.
function parseJson<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Error('httpNafath: unexpected response')
  }
}
