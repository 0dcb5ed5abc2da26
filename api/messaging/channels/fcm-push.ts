import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod'
import { errorOfStatus } from '../../platform/adapters/credentials.ts'
import type { Push } from './channels.ts'

/** The fields of a Firebase service account that are used here. */
export type FcmOptions = { project_id: string; client_email: string; private_key: string; base_url?: string; token_url?: string }

const timeoutMs = 10_000
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** Sends through Firebase Cloud Messaging, HTTP v1. The access token is cached until a minute before it expires. */
export function fcmPush(options: FcmOptions): Push {
  const base = options.base_url ?? 'https://fcm.googleapis.com'
  const tokenUrl = options.token_url ?? 'https://oauth2.googleapis.com/token'
  let access: { token: string; until: number } | undefined

  async function accessToken(): Promise<string> {
    if (access && Date.now() < access.until) return access.token
    const response = await post(tokenUrl, {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await signAssertion(options, tokenUrl),
    })
    // Google answers 400 for a key that was deleted.
    if (!response.ok)
      throw errorOfStatus(response.status === 400 ? 401 : response.status, `fcmPush: no access token, status ${response.status}`)
    const { access_token, expires_in } = parseTokenResponse(await response.json())
    access = { token: access_token, until: Date.now() + (expires_in - 60) * 1000 }
    return access_token
  }

  async function send(body: object): Promise<'sent' | 'gone'> {
    const response = await post(`${base}/v1/projects/${options.project_id}/messages:send`, body, await accessToken())
    if (response.ok) return 'sent'
    const code = await errorCodeOf(response)
    // A device of another Firebase project can never be reached from this one.
    if (response.status === 404 || code === 'SENDER_ID_MISMATCH') return 'gone'
    // A revoked token does not become valid again: the next message requests another.
    if (response.status === 401) access = undefined
    throw errorOfStatus(response.status, `fcmPush: status ${response.status}${code ? `, ${code}` : ''}`)
  }

  return {
    async check() {
      access = undefined
      // Nobody receives it: the service only checks whether it would send it.
      await send({ validate_only: true, message: { topic: 'adapter-test', notification: { title: 'Wasl', body: 'Test' } } })
    },
    async send({ device, push }) {
      const { link, ...texts } = push.data
      return send({ message: { token: device, notification: push.notification, data: link ? { ...texts, link } : texts } })
    },
  }
}

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })

const signAssertion = async ({ client_email, private_key }: FcmOptions, audience: string): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(await importPKCS8(private_key, 'RS256'))
}

const errorBody = z.object({ error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).default([]) }) })

/** Firebase's own code of an error, such as UNREGISTERED; undefined if the answer has none. */
async function errorCodeOf(response: Response): Promise<string | undefined> {
  const { data } = errorBody.safeParse(await response.json().catch(() => null))
  return data?.error.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode
}

function parseTokenResponse(response: unknown): { access_token: string; expires_in: number } {
  const isTokenResponse = typeof response === 'object' && response !== null && 'access_token' in response && 'expires_in' in response
  if (!isTokenResponse || typeof response.access_token !== 'string' || typeof response.expires_in !== 'number')
    throw new Error('fcmPush: unexpected token response')
  return { access_token: response.access_token, expires_in: response.expires_in }
}
