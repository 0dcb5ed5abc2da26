import { timingSafeEqual } from 'node:crypto'
import type { GatewayName } from '@wasl/shared/contract/choices.ts'
import type * as z from 'zod'
import { GatewayError, type GatewayPage, type GatewayPayment, type GatewayPayout, type PaymentGateway } from './gateway.ts'
import {
  moyasarEvent,
  moyasarInvoice,
  moyasarPayment,
  moyasarPayments,
  moyasarPayout,
  moyasarPayouts,
  moyasarSettlements,
} from './moyasar-schemas.ts'

/** Sends one request with the secret key. `path` is below the API's base address. Throws if there is no answer. */
export type MoyasarTransport = (method: 'GET' | 'POST', path: string, body?: object) => Promise<{ status: number; body: unknown }>
type MoyasarOptions = { name: GatewayName; send: MoyasarTransport; webhook_secret: string; payout_source?: string | undefined }

/**
 * Moyasar over its REST API: hosted invoice pages, so that card numbers never reach this server. The sandbox of a demo has the same shape.
 * Source: docs.moyasar.com, API.
 */
export function moyasarGateway({ name, send, webhook_secret, payout_source }: MoyasarOptions): PaymentGateway {
  const request = async <T>(schema: z.ZodType<T>, method: 'GET' | 'POST', path: string, body?: object): Promise<T | null> => {
    const { status, body: answer } = await send(method, path, body).catch((error: unknown) => {
      throw new GatewayError('unavailable', `${name}: ${method} ${path}: ${error instanceof Error ? error.message : 'no answer'}`)
    })
    if (status === 404) return null
    if (status === 429 || status >= 500) throw new GatewayError('unavailable', `${name}: ${method} ${path}: ${status}`)
    if (status >= 300) throw new GatewayError('rejected', `${name}: ${method} ${path}: ${status}`)
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new GatewayError('unavailable', `${name}: ${method} ${path}: unexpected response`)
    return parsed.data
  }
  const must = async <T>(schema: z.ZodType<T>, method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const found = await request(schema, method, path, body)
    if (found === null) throw new GatewayError('rejected', `${name}: ${method} ${path}: 404`)
    return found
  }
  const change = async (payment_id: string, action: string, body: object = {}) =>
    toPayment(await must(moyasarPayment, 'POST', `/payments/${encodeURIComponent(payment_id)}/${action}`, body))

  return {
    name,
    async create({ payment_id, amount, description, metadata, return_url, expires_at }) {
      const { id, url } = await must(moyasarInvoice, 'POST', '/invoices', {
        given_id: payment_id,
        amount,
        currency: 'SAR',
        description,
        success_url: return_url,
        back_url: return_url,
        expired_at: expires_at,
        metadata,
      })
      return { id, url }
    },
    async fetch(page_id) {
      const invoice = await request(moyasarInvoice, 'GET', `/invoices/${encodeURIComponent(page_id)}`)
      return invoice && toPage(invoice)
    },
    async cancel(page_id) {
      await must(moyasarInvoice, 'POST', `/invoices/${encodeURIComponent(page_id)}/cancel`, {})
    },
    capture: (payment_id) => change(payment_id, 'capture'),
    void: (payment_id) => change(payment_id, 'void'),
    refund: (payment_id, amount) => change(payment_id, 'refund', { amount }),
    async listSince(instant) {
      const since = encodeURIComponent(instant)
      const all: GatewayPayment[] = []
      for (let page: number | null = 1; page !== null; ) {
        const { payments, meta }: z.output<typeof moyasarPayments> = await must(
          moyasarPayments,
          'GET',
          `/payments?created[gt]=${since}&page=${page}`,
        )
        all.push(...payments.map(toPayment))
        page = meta?.next_page ?? null
      }
      return all
    },
    async settlementsSince(instant) {
      const { settlements } = await must(moyasarSettlements, 'GET', `/settlements?created[gt]=${encodeURIComponent(instant)}`)
      return settlements.map(({ id, amount, fee, tax, created_at }) => ({ id, amount, fee: fee + (tax ?? 0), created_at }))
    },
    canPayOut: payout_source !== undefined,
    async payout({ payout_id, sequence_number, amount, iban, name: holder, mobile, city }) {
      const destination = { type: 'bank', iban, name: holder, mobile, country: 'SA', city }
      const metadata = { payout_id }
      const body = { source_id: payout_source, sequence_number, amount, purpose: 'payment_to_merchant', destination, metadata }
      return toPayout(await must(moyasarPayout, 'POST', '/payouts', body))
    },
    async findPayout(sequence_number) {
      for (let page: number | null = 1; page !== null && page <= payoutPages; ) {
        const { payouts, meta }: z.output<typeof moyasarPayouts> = await must(moyasarPayouts, 'GET', `/payouts?page=${page}`)
        const payout = payouts.find((one) => one.sequence_number === sequence_number)
        if (payout) return toPayout(payout)
        page = meta?.next_page ?? null
      }
      return null
    },
    fetchPayout: async (id) => toPayout(await must(moyasarPayout, 'GET', `/payouts/${encodeURIComponent(id)}`)),
    parseWebhook(body) {
      const { success, data: event } = moyasarEvent.safeParse(body)
      if (!success || !isSecret(event.secret_token, webhook_secret)) return null
      const { id, type, data } = event
      return { id, type, page_id: data.invoice_id ?? null, payment_id: data.id, amount: data.amount ?? 0 }
    },
  }
}

/** The newest payouts come first, and one is looked for soon after it was sent. */
const payoutPages = 20
const timeoutMs = 10_000

/** Requests over HTTP with the secret key as the user of basic authentication. `url` such as https://api.moyasar.com/v1. */
export const httpMoyasar =
  (url: string, secret_key: string): MoyasarTransport =>
  async (method, path, body) => {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }

// In constant time: how long it takes must not reveal how much of the secret was right.
function isSecret(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const paymentStatuses = {
  initiated: 'in_progress',
  paid: 'paid',
  captured: 'paid',
  failed: 'failed',
  authorized: 'authorized',
  verified: 'failed',
  refunded: 'refunded',
  voided: 'voided',
} as const

const toPayment = (payment: z.output<typeof moyasarPayment>): GatewayPayment => ({
  id: payment.id,
  page_id: payment.invoice_id ?? null,
  status: paymentStatuses[payment.status],
  amount: payment.amount,
  currency: payment.currency,
  fee: payment.fee ?? 0,
  refunded: payment.refunded ?? 0,
  response_code: payment.source?.response_code ?? null,
  metadata: payment.metadata,
  created_at: payment.created_at,
})

function toPage({ id, status, amount, currency, metadata, url, payments }: z.output<typeof moyasarInvoice>): GatewayPage {
  const tried = (payments ?? []).map(toPayment).sort((a, b) => a.created_at.localeCompare(b.created_at))
  const decisive = tried.find((payment) => !['failed', 'in_progress'].includes(payment.status)) ?? tried.at(-1) ?? null
  const isOpen = status === 'initiated' || status === 'failed' || status === 'on_hold'
  return { id, status: isOpen ? 'open' : 'closed', amount, currency, metadata, url, payment: decisive }
}

const payoutStatuses = {
  queued: 'pending',
  initiated: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
  returned: 'returned',
} as const
const toPayout = ({ id, status, failure_reason, message }: z.output<typeof moyasarPayout>): GatewayPayout => ({
  id,
  status: payoutStatuses[status],
  message: failure_reason ?? message ?? null,
})
