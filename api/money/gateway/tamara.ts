import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { errors, jwtVerify } from 'jose'
import type * as z from 'zod'
import { toDecimalRiyals } from './decimal-riyals.ts'
import { type Buyer, GatewayError, type GatewayPage, type GatewayPayment, type PaymentGateway } from './gateway.ts'
import { gatewayRequests } from './gateway-requests.ts'
import type { PayLaterOptions } from './tabby.ts'
import {
  type TamaraOrder,
  tamaraAuthorised,
  tamaraChanged,
  tamaraCheckout,
  tamaraError,
  tamaraEvent,
  tamaraOptions,
  tamaraOrder,
} from './tamara-schemas.ts'

/** `now`: the time of the app, by which tokens expire. */
type TamaraOptions = PayLaterOptions & { notification_token: string; notification_url: string; now: () => string }

const sar = (halalas: number) => ({ amount: toDecimalRiyals(halalas), currency: 'SAR' })

/**
 * Tamara: four payments, on its hosted page. A client who agreed there has an approved order, which is authorised and captured in full, or cancelled; a page
 * that is not used expires by itself. See docs.tamara.co, online checkout.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one object with the calls of the gateway, which share its settings
export function tamaraGateway(options: TamaraOptions): PaymentGateway {
  const { send, limits, pageOrigins, isSafePage, notification_token, notification_url, now } = options
  const { request, must } = gatewayRequests('tamara', send, (answer) => tamaraError.safeParse(answer).data?.message)
  const orderPath = (id: string, action = '') => `/orders/${encodeURIComponent(id)}${action}`
  const change = async (schema: z.ZodType, path: string, body: object): Promise<void> => {
    await must(schema, 'POST', path, body)
  }
  const refund = (id: string, amount: number) =>
    change(tamaraChanged, `/payments/simplified-refund/${encodeURIComponent(id)}`, { total_amount: sar(amount), comment: 'Refund' })
  const load = (id: string) => must(tamaraOrder, 'GET', orderPath(id))

  /** Two events at once ask twice: the second one is rejected, and goes on from what the first one did. */
  const authorise = async (id: string): Promise<'captured' | 'authorised'> => {
    try {
      const { auto_captured } = await must(tamaraAuthorised, 'POST', orderPath(id, '/authorise'), {})
      return auto_captured ? 'captured' : 'authorised'
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'rejected') return 'authorised'
      throw error
    }
  }

  return {
    name: 'tamara',
    limits: { ...limits, minutes: 60 },
    pageOrigins,
    logTo: () => {},
    async create({ payment_id, amount, description, metadata, order_number, buyer, locale, return_url }) {
      const check = { country: 'SA', order_value: sar(amount), phone_number: buyer.phone, is_vip: false }
      const found = await must(tamaraOptions, 'POST', '/checkout/payment-options-pre-check', check)
      if (!found.has_available_payment_options) return { rejected: 'not_eligible' }
      const made = await must(tamaraCheckout, 'POST', '/checkout', {
        order_reference_id: payment_id,
        order_number: order_number ?? payment_id,
        total_amount: sar(amount),
        tax_amount: sar(0),
        shipping_amount: sar(0),
        description,
        country_code: 'SA',
        payment_type: 'PAY_BY_INSTALMENTS',
        instalments: 4,
        locale: locale === 'ar' ? 'ar_SA' : 'en_US',
        items: [
          {
            ...{ reference_id: metadata.order_id ?? payment_id, type: 'Digital', name: description, sku: order_number ?? payment_id },
            ...{ quantity: 1, unit_price: sar(amount), total_amount: sar(amount) },
          },
        ],
        consumer: { ...nameOf(buyer), phone_number: buyer.phone, ...(buyer.email && { email: buyer.email }) },
        shipping_address: { ...nameOf(buyer), line1: buyer.city, city: buyer.city, country_code: 'SA', phone_number: buyer.phone },
        merchant_url: { success: return_url, failure: return_url, cancel: return_url, notification: notification_url },
      })
      if (!isSafePage(made.checkout_url))
        throw new GatewayError('rejected', `tamara: POST /checkout: ${made.order_id} at ${made.checkout_url}`)
      return { id: made.order_id, url: made.checkout_url }
    },
    // The address of a page whose answer was lost is not in any record: nobody can pay there.
    findPages: async () => [],
    async fetch(page_id) {
      const order = await request(tamaraOrder, 'GET', orderPath(page_id))
      return order && toPage(order)
    },
    cancel: async () => {},
    async capture(id, amount) {
      const { status } = await load(id)
      if (status === 'approved' && (await authorise(id)) === 'captured') return
      const shipping_info = { shipped_at: now(), shipping_company: 'none' }
      await change(tamaraChanged, '/payments/capture', { order_id: id, total_amount: sar(amount), shipping_info })
    },
    async void(id) {
      const order = await load(id)
      const open = (order.captured_amount?.amount ?? 0) - (order.refunded_amount?.amount ?? 0)
      // Only an authorised order can be cancelled.
      if (order.status === 'approved') await authorise(id)
      if (order.status === 'approved' || order.status === 'authorised')
        return change(tamaraChanged, orderPath(id, '/cancel'), { total_amount: sar(order.total_amount.amount) })
      if (open > 0) return refund(id, open)
    },
    refund,
    // An order that does not exist is answered by 404, a wrong token by 401.
    checkKeys: async () => {
      await request(tamaraOrder, 'GET', orderPath('00000000-0000-4000-8000-000000000000'))
    },
    // It has no list.
    listSince: async () => [],
    settlementsSince: async () => [],
    async parseWebhook({ body, header, query }) {
      const { success, data: event } = tamaraEvent.safeParse(body)
      const token = typeof query.tamaraToken === 'string' ? query.tamaraToken : header('authorization')?.replace(/^Bearer /, '')
      if (!success || !token || !(await isSigned(token, notification_token, now()))) return null
      const { order_id, event_type, data } = event
      // An event has no id: what it reports has one, or happens once.
      const { capture_id, cancel_id, refund_id } = { capture_id: '', cancel_id: '', refund_id: '', ...data }
      const id = `${order_id}:${event_type}:${capture_id ?? ''}${cancel_id ?? ''}${refund_id ?? ''}`
      return { id, type: event_type, page_id: order_id, payment_id: order_id, amount: 0 }
    },
  }
}

async function isSigned(token: string, secret: string, now: string): Promise<boolean> {
  try {
    await jwtVerify(token, Buffer.from(secret), { algorithms: ['HS256'], issuer: 'Tamara', currentDate: new Date(now), clockTolerance: 60 })
    return true
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}

/** It needs a first and a last name; a company or a person with one name has the same twice. */
function nameOf({ name }: Buyer) {
  const [first_name = name, ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' ') || first_name }
}

function toPage(order: TamaraOrder): GatewayPage {
  const { order_id: id, order_reference_id, total_amount, created_at, items } = order
  const status = findEntry(statuses, order.status)
  if (!status) throw new GatewayError('unavailable', `tamara: order ${id}: unknown status ${order.status}`)
  const { amount, currency } = total_amount
  const metadata = { payment_id: order_reference_id, order_id: items?.[0]?.reference_id ?? '' }
  const made = (taken: GatewayPayment['status'], response_code: string | null = null): GatewayPayment => ({
    ...{ id, page_id: id, status: taken, amount: order.captured_amount?.amount || amount, currency },
    ...{ fee: 0, refunded: order.refunded_amount?.amount ?? 0, response_code, metadata, created_at },
  })
  const payments: Readonly<Record<typeof status, GatewayPayment | null>> = {
    open: null,
    authorized: made('authorized'),
    paid: made('paid'),
    refunded: made('refunded'),
    canceled: made('voided'),
    declined: made('failed', 'not_eligible'),
    expired: made('failed', 'not_completed'),
  }
  return { id, status: status === 'open' ? 'open' : 'closed', amount, currency, metadata, url: '', payment: payments[status] }
}

const statuses = {
  new: 'open',
  approved: 'authorized',
  authorised: 'authorized',
  fully_captured: 'paid',
  partially_captured: 'paid',
  partially_refunded: 'paid',
  fully_refunded: 'refunded',
  canceled: 'canceled',
  declined: 'declined',
  expired: 'expired',
} as const
