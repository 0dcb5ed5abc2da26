import type { PayLaterRejection } from '@wasl/shared/contract/choices.ts'
import * as z from 'zod'
import { decimalRiyals, toDecimalRiyals } from '../../money/gateway/decimal-riyals.ts'
import { tabbyHeader } from '../../money/gateway/tabby.ts'
import { type PayLaterApi, rejected, unknownRecord } from './pay-later-api.ts'
import type { Plan } from './plan.ts'
import type { PlanWebhook } from './plan-events.ts'
import type { PlanBook } from './plans.ts'

const newSession = z.object({
  payment: z.object({
    amount: decimalRiyals,
    currency: z.string(),
    description: z.string(),
    buyer: z.object({ name: z.string().min(1), phone: z.string().min(9), email: z.string().optional() }),
    buyer_history: z.object({ registered_since: z.iso.datetime(), loyalty_level: z.int() }),
    shipping_address: z.object({ city: z.string(), address: z.string(), zip: z.string() }),
    order: z.object({
      reference_id: z.string(),
      items: z
        .array(
          z.object({ title: z.string(), quantity: z.int(), unit_price: decimalRiyals, category: z.string(), reference_id: z.string() }),
        )
        .min(1),
    }),
    meta: z.record(z.string(), z.string()),
  }),
  lang: z.enum(['ar', 'en']),
  merchant_code: z.string().min(1),
  merchant_urls: z.object({ success: z.string(), cancel: z.string(), failure: z.string() }),
})
const amountBody = z.object({ amount: decimalRiyals })

/** Its own number for tests that are rejected before the page. */
const rejectedPhone = '+966500000002'
const reasons: Readonly<Record<PayLaterRejection, string>> = {
  not_eligible: 'not_available',
  amount_too_high: 'order_amount_too_high',
  amount_too_low: 'order_amount_too_low',
}
const statuses: Readonly<Record<Plan['status'], string>> = {
  new: 'CREATED',
  approved: 'AUTHORIZED',
  authorised: 'AUTHORIZED',
  captured: 'CLOSED',
  canceled: 'CLOSED',
  declined: 'REJECTED',
  expired: 'EXPIRED',
}

/** A plan as Tabby's payment. */
const toPayment = (plan: Plan) => ({
  id: plan.id,
  created_at: plan.created_at,
  expires_at: plan.expires_at,
  status: statuses[plan.status],
  is_test: true,
  amount: toDecimalRiyals(plan.amount),
  currency: plan.currency,
  description: plan.description,
  order: { reference_id: plan.reference },
  meta: plan.metadata,
  captures: plan.captures.map(({ id, amount, at }) => ({ id, amount: toDecimalRiyals(amount), created_at: at })),
  refunds: plan.refunds.map(({ id, amount, at }) => ({ id, amount: toDecimalRiyals(amount), created_at: at })),
})

/** Tabby's REST interface over the plans of a stand-in. */
export const tabbyApi: PayLaterApi = ({ plans, pages, rejection }) => {
  const changed = (plan: Plan | null) => (plan ? { status: 200, body: toPayment(plan) } : rejected('error', 'not possible in this status'))
  return async (method, path, body = {}) => {
    const { pathname, searchParams } = new URL(path, 'http://tabby')
    if (method === 'POST' && pathname === '/api/v2/checkout') {
      const parsed = newSession.safeParse(body)
      if (!parsed.success) return rejected('error', z.prettifyError(parsed.error))
      return createSession(plans, pages, parsed.data, rejection())
    }
    if (method === 'GET' && pathname === '/api/v2/payments') return listPayments(plans, searchParams)
    const [, id = '', action] = /^\/api\/v2\/payments\/([^/]+)(?:\/(captures|refunds|close))?$/.exec(pathname) ?? []
    const plan = await plans.find(id)
    if (!plan) return unknownRecord
    if (method === 'GET' && !action) return { status: 200, body: toPayment(plan) }
    if (action === 'close') return changed(await plans.release(id))
    const amount = amountBody.safeParse(body)
    if (!amount.success) return rejected('error', 'amount is required')
    return changed(await (action === 'captures' ? plans.capture(id, amount.data.amount) : plans.refund(id, amount.data.amount)))
  }
}

async function createSession(plans: PlanBook, pages: string, session: z.output<typeof newSession>, chosen: PayLaterRejection | null) {
  const { payment, merchant_urls } = session
  const { amount, currency, description, order, meta, buyer } = payment
  const reason = chosen ?? (buyer.phone === rejectedPhone ? 'not_eligible' : null)
  const values = { amount, currency, description, reference: order.reference_id, metadata: meta, return_urls: merchant_urls }
  const item = order.items[0]?.reference_id ?? ''
  const plan = await plans.create({ ...values, order_number: item, item_reference: item })
  if (reason) await plans.store.save({ ...plan, status: 'declined' })
  const installments = reason ? [] : [{ web_url: `${pages}/${plan.id}` }]
  return {
    status: 200,
    body: {
      id: crypto.randomUUID(),
      status: reason ? 'rejected' : 'created',
      payment: { ...toPayment(plan), status: reason ? 'REJECTED' : 'CREATED' },
      configuration: {
        available_products: { installments },
        products: { installments: { type: 'installments', is_available: !reason, rejection_reason: reason ? reasons[reason] : null } },
      },
      merchant_urls,
    },
  }
}

async function listPayments(plans: PlanBook, query: URLSearchParams) {
  const [since, limit, offset] = [query.get('created_at__gte') ?? '', Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)]
  const all = (await plans.list()).filter(({ created_at }) => created_at >= since).sort((a, b) => b.created_at.localeCompare(a.created_at))
  const payments = all.slice(offset, offset + Math.min(limit, 20)).map(toPayment)
  return { status: 200, body: { payments, pagination: { limit, offset, total_count: all.length } } }
}

/** Tabby's webhook: the payment with its status in lower case, and the secret in a header. */
export const tabbyWebhook =
  (secret: string) =>
  async (plan: Plan): Promise<PlanWebhook> => {
    const payment = toPayment(plan)
    return { body: { ...payment, status: payment.status.toLowerCase() }, headers: { [tabbyHeader]: secret }, query: '' }
  }
