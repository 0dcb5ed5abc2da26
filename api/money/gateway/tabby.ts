import type { PayLaterRejection } from '@wasl/shared/contract/choices.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { toDecimalRiyals } from './decimal-riyals.ts'
import { type Buyer, GatewayError, type GatewayLog, type GatewayPage, type GatewayPayment, type PaymentGateway } from './gateway.ts'
import type { GatewayTransport } from './gateway-http.ts'
import { isSecret } from './gateway-http.ts'
import { gatewayRequests } from './gateway-requests.ts'
import { type TabbyPayment, tabbyError, tabbyEvent, tabbyPayment, tabbyPayments, tabbySession } from './tabby-schemas.ts'

export type PayLaterOptions = {
  send: GatewayTransport
  limits: { min: number; max: number | null }
  pageOrigins: readonly string[]
  isSafePage: (url: string) => boolean
}
type TabbyOptions = PayLaterOptions & { merchant_code: string; webhook_secret: string }

/** The header in which Tabby sends the secret of the webhook: its name is given when the webhook is registered. */
export const tabbyHeader = 'x-webhook-secret'
/** The most payments that one page of its list has. */
const listed = 20

const rejections: Readonly<Record<string, PayLaterRejection>> = {
  order_amount_too_high: 'amount_too_high',
  order_amount_too_low: 'amount_too_low',
}

/**
 * Tabby: four payments, on its hosted page. A client who agreed there has an authorized payment, which is captured in full or closed; a page that is not used
 * expires by itself. See docs.tabby.ai, custom integration.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one object with the calls of the gateway, which share its settings
export function tabbyGateway(options: TabbyOptions): PaymentGateway {
  const { send, limits, pageOrigins, isSafePage, merchant_code, webhook_secret } = options
  let log: GatewayLog = { warn: () => {} }
  const { request, must } = gatewayRequests('tabby', send, (answer) => tabbyError.safeParse(answer).data?.error)
  const pathOf = (id: string, action = '') => `/api/v2/payments/${encodeURIComponent(id)}${action}`
  const post = async (id: string, action: string, body: object = {}): Promise<void> => {
    await must(tabbyPayment, 'POST', pathOf(id, action), body)
  }
  const refund = (id: string, amount: number) => post(id, '/refunds', { amount: toDecimalRiyals(amount) })
  const list = (since: string, offset: number) =>
    must(tabbyPayments, 'GET', `/api/v2/payments?created_at__gte=${encodeURIComponent(since)}&limit=${listed}&offset=${offset}`)

  return {
    name: 'tabby',
    limits: { ...limits, minutes: 60 },
    pageOrigins,
    logTo: (to) => {
      log = to
    },
    async create({ payment_id, amount, description, metadata, order_number, buyer, locale, return_url }) {
      const session = await must(tabbySession, 'POST', '/api/v2/checkout', {
        payment: {
          amount: toDecimalRiyals(amount),
          currency: 'SAR',
          description,
          buyer: buyerOf(buyer),
          buyer_history: { registered_since: buyer.registered_at, loyalty_level: 0 },
          shipping_address: { city: buyer.city, address: buyer.city, zip: '00000' },
          order: {
            reference_id: payment_id,
            items: [
              { title: description, quantity: 1, unit_price: toDecimalRiyals(amount), category: 'services', reference_id: order_number },
            ],
          },
          meta: metadata,
        },
        lang: locale,
        merchant_code,
        merchant_urls: { success: return_url, cancel: return_url, failure: return_url },
      })
      const { payment, configuration } = session
      if (session.status === 'rejected') {
        const reason = configuration.products?.installments?.rejection_reason ?? ''
        return { rejected: findEntry(rejections, reason) ?? 'not_eligible' }
      }
      const url = configuration.available_products?.installments?.[0]?.web_url
      if (url && payment.amount === amount && payment.currency === 'SAR' && isSafePage(url)) return { id: payment.id, url }
      throw new GatewayError('rejected', `tabby: POST /api/v2/checkout: ${session.status}, ${payment.amount} ${payment.currency} at ${url}`)
    },
    // The address of a session whose answer was lost is not in any list: nobody can pay there.
    findPages: async () => [],
    async fetch(page_id) {
      const payment = await request(tabbyPayment, 'GET', pathOf(page_id))
      if (!payment) return null
      const page = toPage(payment)
      if (!page) throw new GatewayError('unavailable', `tabby: payment ${payment.id}: unknown status ${payment.status}`)
      return page
    },
    cancel: async () => {},
    // A capture with the reference of an earlier one is rejected.
    capture: (id, amount) => post(id, '/captures', { amount: toDecimalRiyals(amount), reference_id: id }),
    async void(id) {
      const payment = await must(tabbyPayment, 'GET', pathOf(id))
      const open = sum(payment.captures) - sum(payment.refunds)
      if (payment.status === 'AUTHORIZED') return post(id, '/close')
      if (open > 0) return refund(id, open)
    },
    refund,
    checkKeys: async (now) => {
      await list(now, 0)
    },
    async listSince(instant) {
      const all: GatewayPayment[] = []
      for (let offset = 0; ; offset += listed) {
        const { payments, pagination } = await list(instant, offset)
        for (const payment of payments) {
          const page = toPage(payment)
          if (!page)
            log.warn({ gateway_payment_id: payment.id, status: payment.status }, 'the gateway has a payment with an unknown status')
          if (page?.payment) all.push(page.payment)
        }
        if (payments.length === 0 || offset + payments.length >= pagination.total_count) break
      }
      return all.sort((a, b) => b.created_at.localeCompare(a.created_at))
    },
    settlementsSince: async () => [],
    async parseWebhook({ body, header }) {
      const { success, data } = tabbyEvent.safeParse(body)
      if (!success || !isSecret(header(tabbyHeader) ?? '', webhook_secret)) return null
      const { id, status, amount } = data
      // An event has no id: a state of the payment is one.
      const parts = `${data.captures?.length ?? 0}:${data.refunds?.length ?? 0}`
      return { id: `${id}:${status}:${parts}`, type: `payment_${status}`, page_id: id, payment_id: id, amount }
    },
  }
}

const buyerOf = ({ name, phone, email }: Buyer) => ({ name, phone, ...(email && { email }) })
const sum = (parts: TabbyPayment['captures']): number => (parts ?? []).reduce((total, { amount }) => total + amount, 0)

/** Null if its status is not known: such a payment decides nothing. */
function toPage(payment: TabbyPayment): GatewayPage | null {
  const { id, amount, currency, created_at, order, meta } = payment
  const status = findEntry(statuses, payment.status)
  if (!status) return null
  const [captured, refunded] = [sum(payment.captures), sum(payment.refunds)]
  const metadata = {
    ...Object.fromEntries(Object.entries(meta ?? {}).map(([name, value]) => [name, String(value)])),
    payment_id: order?.reference_id ?? '',
  }
  const made = (taken: GatewayPayment['status'], response_code: string | null = null): GatewayPayment => ({
    ...{ id, page_id: id, status: taken, amount: captured || amount, currency },
    ...{ fee: 0, refunded, response_code, metadata, created_at },
  })
  const payments: Readonly<Record<typeof status, GatewayPayment | null>> = {
    open: null,
    authorized: made('authorized'),
    // Closed without a capture: released.
    closed: made(captured === 0 ? 'voided' : refunded >= captured ? 'refunded' : 'paid'),
    rejected: made('failed', 'not_eligible'),
    expired: made('failed', 'not_completed'),
  }
  return { id, status: status === 'open' ? 'open' : 'closed', amount, currency, metadata, url: '', payment: payments[status] }
}

const statuses = {
  CREATED: 'open',
  AUTHORIZED: 'authorized',
  CLOSED: 'closed',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
} as const
