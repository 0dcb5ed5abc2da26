import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { CredentialsError } from '../../platform/adapters/credentials.ts'
import type { WhatsApp, WhatsAppStatus } from './channels.ts'

export type HttpWhatsAppOptions = {
  /** The Graph API with its version, such as https://graph.facebook.com/v23.0. */
  url: string
  phone_number_id: string
  token: string
  app_secret: string
  verify_token: string
}

const timeoutMs = 10_000

/** Limits and faults of the service itself: the same message can be accepted later. */
const temporaryCodes = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_016])

/** The token is wrong or has expired, with whatever status. */
const expiredTokenCode = 190

const errorBody = z.object({ error: z.object({ code: z.number(), message: z.string().optional() }) })

/** WhatsApp through Meta's Cloud API. Its errors name no numbers. */
export function httpWhatsApp({ url, phone_number_id, token, app_secret, verify_token }: HttpWhatsAppOptions): WhatsApp {
  const address = `${url.replace(/\/$/, '')}/${phone_number_id}/messages`
  return {
    async send({ id, to, content: { template, language, parameters, path } }) {
      const text = (value: string) => ({ type: 'text', text: value })
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [
              ...(parameters.length > 0 ? [{ type: 'body', parameters: parameters.map(text) }] : []),
              { type: 'button', sub_type: 'url', index: '0', parameters: [text(path)] },
            ],
          },
          // Comes back with each status of the message.
          biz_opaque_callback_data: id,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return { result: 'accepted' }
      const { reason, code, isTemporary } = await failureOf(response)
      if (isRejectedToken(response, code) && !isTemporary) throw new CredentialsError(`httpWhatsApp: ${reason}`)
      if (isTemporary || code === undefined) throw new Error(`httpWhatsApp: ${reason}`)
      return { result: 'rejected', reason }
    },
    async check() {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(address.replace(/\/messages$/, '?fields=id'), { headers, signal: AbortSignal.timeout(timeoutMs) })
      if (response.ok) return
      const { reason, code } = await failureOf(response)
      const message = `httpWhatsApp: the number was answered with ${reason}`
      throw isRejectedToken(response, code) ? new CredentialsError(message) : new Error(message)
    },
    isVerification: (candidate) => isSame(candidate, verify_token),
    readStatuses: (body, signature) => readSignedStatuses(body, signature, app_secret),
  }
}

/** Why a request failed. `code` is WhatsApp's own, undefined if the answer has none. */
async function failureOf(response: Response): Promise<{ reason: string; code: number | undefined; isTemporary: boolean }> {
  const { error } = errorBody.safeParse(await response.json().catch(() => null)).data ?? {}
  const isTemporary = response.status >= 500 || response.status === 429 || (error !== undefined && temporaryCodes.has(error.code))
  return { reason: `status ${response.status}, code ${error?.code ?? 'none'}`, code: error?.code, isTemporary }
}

const isRejectedToken = ({ status }: Response, code: number | undefined): boolean =>
  status === 401 || status === 403 || code === expiredTokenCode

/** The signature with which the service proves that it sent these bytes. */
export const signatureOf = (body: string | Buffer, app_secret: string): string =>
  `sha256=${createHmac('sha256', app_secret).update(body).digest('hex')}`

/** The statuses in the body of a webhook; null if it is not signed with the secret. */
export const readSignedStatuses = (body: Buffer, signature: string, app_secret: string): WhatsAppStatus[] | null =>
  isSame(signature, signatureOf(body, app_secret)) ? statusesIn(body) : null

const isSame = (candidate: string, expected: string) => {
  const [a, b] = [Buffer.from(candidate), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const status = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  // Seconds since 1970, as text.
  timestamp: z.coerce.number().int().positive().max(4_102_444_800).optional().catch(undefined),
  biz_opaque_callback_data: z.uuid(),
  errors: z.array(z.object({ code: z.number() })).default([]),
})
const event = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).default([]) }) })) })),
})

/** The statuses of the messages of this app; those of others, without its id, and unknown ones are left out. */
function statusesIn(body: Buffer): WhatsAppStatus[] {
  const { data } = event.safeParse(parseJson(body))
  const all = data?.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses)) ?? []
  return all.flatMap((one) => {
    const parsed = status.safeParse(one)
    if (!parsed.success) return []
    const { status: name, timestamp, biz_opaque_callback_data: id, errors } = parsed.data
    const at = timestamp === undefined ? null : new Date(timestamp * 1000).toISOString()
    return [{ id, status: name, at, code: errors[0]?.code ?? null }]
  })
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
