import { SignJWT } from 'jose'
import * as z from 'zod'
import { decimalRiyals, toDecimalRiyals } from '../../money/gateway/decimal-riyals.ts'
import type { Clock } from '../../platform/clock.ts'
import { type PayLaterApi, rejected, unknownRecord } from './pay-later-api.ts'
import { type Plan, sumOf } from './plan.ts'
import type { PlanWebhook } from './plan-events.ts'
import type { PlanBook } from './plans.ts'

const amount = z.object({ amount: decimalRiyals, currency: z.literal('SAR') })
const person = { first_name: z.string().min(1), last_name: z.string().min(1), phone_number: z.string().min(9) }
const newOrder = z.object({
  order_reference_id: z.string().min(1),
  order_number: z.string(),
  total_amount: amount,
  tax_amount: amount,
  shipping_amount: amount,
  description: z.string(),
  country_code: z.literal('SA'),
  payment_type: z.literal('PAY_BY_INSTALMENTS'),
  instalments: z.int(),
  locale: z.enum(['ar_SA', 'en_US']),
  items: z
    .array(
      z.object({ reference_id: z.string(), type: z.string(), name: z.string(), sku: z.string(), quantity: z.int(), total_amount: amount }),
    )
    .min(1),
  consumer: z.object({ ...person, email: z.string().optional() }),
  shipping_address: z.object({ ...person, line1: z.string(), city: z.string(), country_code: z.literal('SA') }),
  merchant_url: z.object({ success: z.string(), failure: z.string(), cancel: z.string(), notification: z.string() }),
})
const totalBody = z.object({ total_amount: amount })
const captureBody = totalBody.extend({
  order_id: z.string(),
  shipping_info: z.object({ shipped_at: z.string(), shipping_company: z.string() }),
})

const money = (halalas: number, currency = 'SAR') => ({ amount: Number(toDecimalRiyals(halalas)), currency })

function statusOf({ status, refunds, amount }: Plan): string {
  if (status !== 'captured') return status
  if (refunds.length === 0) return 'fully_captured'
  return sumOf(refunds) === amount ? 'fully_refunded' : 'partially_refunded'
}

/** A plan as Tamara's order. Its amounts are numbers here; requests have texts. */
const toOrder = (plan: Plan) => ({
  order_id: plan.id,
  order_reference_id: plan.reference,
  order_number: plan.order_number,
  description: plan.description,
  status: statusOf(plan),
  total_amount: money(plan.amount, plan.currency),
  captured_amount: money(sumOf(plan.captures)),
  refunded_amount: money(sumOf(plan.refunds)),
  items: [{ reference_id: plan.item_reference, name: plan.description, quantity: 1 }],
  created_at: plan.created_at,
})

/** Tamara's REST interface over the plans of a stand-in. */
export const tamaraApi: PayLaterApi = ({ plans, pages, rejection }) => {
  const changed = (plan: Plan | null, more: object = {}) =>
    plan ? { status: 200, body: { order_id: plan.id, status: statusOf(plan), ...more } } : rejected('message', 'invalid order status')
  return async (method, path, body = {}) => {
    const { pathname } = new URL(path, 'http://tamara')
    if (method === 'POST' && pathname === '/checkout/payment-options-pre-check')
      return { status: 200, body: { has_available_payment_options: rejection() === null } }
    if (method === 'POST' && pathname === '/checkout') {
      const parsed = newOrder.safeParse(body)
      return parsed.success ? createOrder(plans, pages, parsed.data) : rejected('message', z.prettifyError(parsed.error))
    }
    if (method === 'POST' && pathname === '/payments/capture') {
      const parsed = captureBody.safeParse(body)
      if (!parsed.success) return rejected('message', z.prettifyError(parsed.error))
      const { order_id, total_amount } = parsed.data
      return changed(await plans.capture(order_id, total_amount.amount), { capture_id: crypto.randomUUID() })
    }
    const [, id = '', action] = /^\/orders\/([^/]+)(?:\/(authorise|cancel))?$/.exec(pathname) ?? []
    const [, refunded] = /^\/payments\/simplified-refund\/([^/]+)$/.exec(pathname) ?? []
    const plan = await plans.find(refunded ?? id)
    if (!plan) return unknownRecord
    if (method === 'GET' && !action) return { status: 200, body: toOrder(plan) }
    if (action === 'authorise') return changed(await plans.authorise(id), { auto_captured: false })
    const total = totalBody.safeParse(body)
    if (!total.success) return rejected('message', 'total_amount is required')
    if (action === 'cancel') return changed(await plans.release(id), { cancel_id: crypto.randomUUID() })
    return changed(await plans.refund(plan.id, total.data.total_amount.amount), { refund_id: crypto.randomUUID() })
  }
}

async function createOrder(plans: PlanBook, pages: string, order: z.output<typeof newOrder>) {
  const { total_amount, description, order_reference_id, order_number, merchant_url, items } = order
  const values = { ...total_amount, description, reference: order_reference_id, order_number, metadata: {}, return_urls: merchant_url }
  const plan = await plans.create({ ...values, item_reference: items[0]?.reference_id ?? '' })
  return { status: 200, body: { order_id: plan.id, checkout_id: crypto.randomUUID(), checkout_url: `${pages}/${plan.id}`, status: 'new' } }
}

/** How long the token of a webhook is valid. */
const tokenSeconds = 900

/** Tamara's webhook: a token that is signed with the notification token, as parameter and as header. */
export const tamaraWebhook =
  (notification_token: string, clock: Clock) =>
  async (plan: Plan, type: string): Promise<PlanWebhook> => {
    const issued = Math.floor(Date.parse(clock.now()) / 1_000)
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('Tamara')
      .setIssuedAt(issued)
      .setExpirationTime(issued + tokenSeconds)
      .sign(Buffer.from(notification_token))
    const last = plan.refunds.at(-1)?.id
    const data = type === 'refunded' ? { refund_id: last } : []
    const names = { order_id: plan.id, order_reference_id: plan.reference, order_number: plan.order_number }
    return {
      body: { ...names, event_type: `order_${type}`, data },
      headers: { authorization: `Bearer ${token}` },
      query: `?tamaraToken=${token}`,
    }
  }
