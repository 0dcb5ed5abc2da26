import { importPKCS8, SignJWT } from 'jose'
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

  return {
    check: async () => void (await accessToken()),
    async send({ device, push }) {
      const { link, ...texts } = push.data
      const message = { token: device, notification: push.notification, data: link ? { ...texts, link } : texts }
      const url = `${base}/v1/projects/${options.project_id}/messages:send`
      const response = await post(url, { message }, await accessToken())
      if (response.status === 404) return 'gone'
      if (!response.ok) throw errorOfStatus(response.status, `fcmPush: status ${response.status}`)
      return 'sent'
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

function parseTokenResponse(response: unknown): { access_token: string; expires_in: number } {
  const isTokenResponse = typeof response === 'object' && response !== null && 'access_token' in response && 'expires_in' in response
  if (!isTokenResponse || typeof response.access_token !== 'string' || typeof response.expires_in !== 'number')
    throw new Error('fcmPush: unexpected token response')
  return { access_token: response.access_token, expires_in: response.expires_in }
}
