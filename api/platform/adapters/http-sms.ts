import type { Sms } from './adapters.ts'

export type HttpSmsOptions = { url: string; token: string; sender: string }

const timeoutMs = 10_000

/**
 * Sends through a carrier's REST API (as of Taqnyat and similar carriers): POST { recipients, body, sender } with a bearer token.
 * The job's id is sent as idempotency key, so that a carrier that supports it sends a repeated request only once.
 */
export const httpSms = ({ url, token, sender }: HttpSmsOptions): Sms => ({
  async send({ id, to, text }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ recipients: [to.replace('+', '')], body: text, sender }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`httpSms: the carrier responded with ${response.status}`)
  },
})
