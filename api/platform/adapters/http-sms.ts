import type { Sms } from './sms.ts'

export type HttpSmsOptions = { url: string; token: string; sender: string }

const timeoutMs = 10_000

/**
 * Sends through a carrier's REST interface (the shape Taqnyat and its like share): POST { recipients, body, sender } with a bearer token.
 * The outbox id goes along, so that a carrier which knows the header sends a repeated request once.
 */
export const httpSms = ({ url, token, sender }: HttpSmsOptions): Sms => ({
  async send({ id, to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ recipients: [to.replace('+', '')], body: text, sender }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`httpSms: the carrier answered ${answer.status}`)
  },
})
