import type { CardMethod, GatewayName } from '@wasl/shared/contract/choices.ts'
import { riyals } from '@wasl/shared/units.ts'
import type * as z from 'zod'
import { isLoopback, isSafePage } from '../../environment/gateway-address.ts'
import { type CardGateway, GatewayError, type GatewayLog, type GatewayPayment } from './gateway.ts'
import type { GatewayTransport } from './gateway-http.ts'
import { isSecret } from './gateway-http.ts'
import { gatewayRequests } from './gateway-requests.ts'
import { recordReader, toPayout } from './moyasar-records.ts'
import {
  moyasarError,
  moyasarEvent,
  moyasarInvoice,
  moyasarInvoices,
  moyasarPayment,
  moyasarPayments,
  moyasarPayout,
  moyasarPayouts,
  moyasarSettlements,
} from './moyasar-schemas.ts'

type MoyasarOptions = {
  name: GatewayName
  send: GatewayTransport
  webhook_secret: string
  payout_source?: string | undefined
  methods: readonly CardMethod[]
  pageOrigins: readonly string[]
  isSafePage: (url: string) => boolean
}

/** Where the pages of the gateway with this API are, if nothing else is configured: Moyasar uses several hosts of its own. */
export function moyasarPages(api: string): Pick<MoyasarOptions, 'pageOrigins' | 'isSafePage'> {
  const url = new URL(api)
  const isMoyasar = url.hostname.endsWith('.moyasar.com')
  return {
    pageOrigins: [isMoyasar ? 'https://*.moyasar.com' : url.origin],
    isSafePage: (page) => isSafePage(page, { isLocal: isLoopback(url) }),
  }
}

/**
 * Moyasar over its REST API: hosted invoice pages, so that card numbers never reach this server. The sandbox of a demo has the same shape.
 * Source: docs.moyasar.com, API.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one object with the calls of the gateway, which share its settings
export function moyasarGateway(options: MoyasarOptions): CardGateway {
  const { name, send, webhook_secret, payout_source, methods, pageOrigins, isSafePage } = options
  let log: GatewayLog = { warn: () => {} }
  const { toPayments, toPage } = recordReader(() => log)
  const { request, must } = gatewayRequests(name, send, (answer) => moyasarError.safeParse(answer).data?.message)
  const cancel = async (page_id: string): Promise<void> => {
    await must(moyasarInvoice, 'PUT', `/invoices/${encodeURIComponent(page_id)}/cancel`, {})
  }
  const change = async (payment_id: string, action: string, body: object = {}) => {
    await must(moyasarPayment, 'POST', `/payments/${encodeURIComponent(payment_id)}/${action}`, body)
  }

  const listSince = async (instant: string): Promise<GatewayPayment[]> => {
    const since = encodeURIComponent(instant)
    const all: GatewayPayment[] = []
    for (let page: number | null = 1; page !== null; ) {
      const { payments, meta }: z.output<typeof moyasarPayments> = await must(
        moyasarPayments,
        'GET',
        `/payments?created[gt]=${since}&page=${page}`,
      )
      all.push(...toPayments(payments))
      page = meta?.next_page ?? null
    }
    return all
  }

  return {
    name,
    methods,
    limits: { min: riyals(1), max: null, minutes: null },
    pageOrigins,
    logTo: (to) => {
      log = to
    },
    // Only payments take a `given_id`; two requests make two invoices.
    async create({ amount, description, metadata, return_url, expires_at }) {
      const page = await must(moyasarInvoice, 'POST', '/invoices', {
        amount,
        currency: 'SAR',
        description,
        success_url: return_url,
        back_url: return_url,
        expired_at: expires_at,
        metadata,
      })
      const isRequested = page.amount === amount && page.currency === 'SAR' && isSafePage(page.url)
      if (isRequested) return { id: page.id, url: page.url }
      await cancel(page.id).catch((error: unknown) => log.warn({ err: error, page_id: page.id }, 'a wrong page could not be closed'))
      throw new GatewayError('rejected', `${name}: POST /invoices: page ${page.id} of ${page.amount} ${page.currency} at ${page.url}`)
    },
    async findPages(payment_id) {
      const { invoices } = await must(moyasarInvoices, 'GET', `/invoices?metadata[payment_id]=${encodeURIComponent(payment_id)}`)
      const own = invoices.filter(({ metadata, url }) => metadata.payment_id === payment_id && isSafePage(url))
      return own.sort((a, b) => (a.created_at ?? '').localeCompare(b.created_at ?? '')).map(toPage)
    },
    async fetch(page_id) {
      const invoice = await request(moyasarInvoice, 'GET', `/invoices/${encodeURIComponent(page_id)}`)
      return invoice && toPage(invoice)
    },
    cancel,
    capture: (payment_id, amount) => change(payment_id, 'capture', { amount }),
    void: (payment_id) => change(payment_id, 'void'),
    refund: (payment_id, amount) => change(payment_id, 'refund', { amount }),
    listSince,
    checkKeys: async (now) => {
      await listSince(now)
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
    async parseWebhook({ body }) {
      const { success, data: event } = moyasarEvent.safeParse(body)
      if (!success || !isSecret(event.secret_token, webhook_secret)) return null
      const { id, type, data } = event
      return { id, type, page_id: data.invoice_id ?? null, payment_id: data.id, amount: data.amount ?? 0 }
    },
  }
}

/** The newest payouts come first, and one is looked for soon after it was sent. */
const payoutPages = 20
