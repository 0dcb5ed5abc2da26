import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import * as z from 'zod'
import type { GatewayMethod } from '../../money/gateway/gateway-http.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SandboxEvents } from './sandbox-events.ts'
import type { sandboxPayouts } from './sandbox-payouts.ts'
import type { SandboxInvoice, SandboxPayment, SandboxStore } from './sandbox-store.ts'

type SandboxResponse = { status: number; body: unknown }
type Parts = {
  /** The address of the hosted pages, without the invoice's id. */
  pages: string
  store: SandboxStore
  payouts: ReturnType<typeof sandboxPayouts>
  events: SandboxEvents
  clock: Clock
  settlementChanges: ReadonlyMap<string, number>
}

const newInvoice = z.object({
  amount: z.int().min(100),
  currency: z.literal('SAR'),
  description: z.string().min(1),
  success_url: z.string(),
  back_url: z.string(),
  expired_at: z.string(),
  metadata: z.record(z.string(), z.string()),
})
const amountBody = z.object({ amount: z.int().min(1).optional() })

/** The REST interface of the sandbox, in the shape of the gateway's own: invoices, payments, settlements and payouts. */
export function sandboxRest(parts: Parts) {
  return async (method: GatewayMethod, address: string, body: unknown = {}): Promise<SandboxResponse> => {
    const { pathname, searchParams } = new URL(address, 'http://sandbox')
    const [, kind = '', id = '', action = ''] = pathname.split('/')
    const since = searchParams.get('created[gt]') ?? ''
    if (method === 'POST' && kind === 'invoices' && !id) return createInvoice(parts, body)
    if (method === 'POST' && kind === 'payouts' && !id) return createPayout(parts, body)
    if (method === 'GET' && kind === 'payouts' && id) return found(await parts.payouts.find(id))
    if (method === 'GET' && kind === 'payouts') return found({ payouts: await parts.payouts.list(), meta: { next_page: null } })
    if (method === 'GET' && kind === 'payments' && !id)
      return found({ payments: await listPayments(parts, since), meta: { next_page: null } })
    if (method === 'GET' && kind === 'settlements' && !id) return found({ settlements: await listSettlements(parts, since), meta: {} })
    if (method === 'GET' && kind === 'invoices' && !id) return found({ invoices: await listInvoices(parts, searchParams), meta: {} })
    if (kind === 'invoices' && method === 'GET') return found(await refresh(parts, id))
    if (method === 'PUT' && kind === 'invoices' && action === 'cancel') return cancelInvoice(parts, id)
    if (kind === 'payments' && method === 'GET') return found((await findByPayment(parts, id))?.payment ?? null)
    if (method === 'POST' && kind === 'payments' && (action === 'refund' || action === 'void')) return returnMoney(parts, id, action, body)
    return failed(404, 'Not found')
  }
}

const found = (body: unknown, status = 200): SandboxResponse => (body === null ? failed(404, 'Not found') : { status, body })
const failed = (status: number, message: string, errors: unknown = null): SandboxResponse => ({
  status,
  body: { type: status === 404 ? 'record_not_found' : 'invalid_request_error', message, errors },
})

async function createPayout({ payouts, events }: Parts, body: unknown): Promise<SandboxResponse> {
  const payout = await payouts.create(body)
  if (payout === null) return failed(400, 'Validation Failed')
  if (payout === 'used') return failed(400, 'Sequence number is already used')
  return events.isUnanswered() ? { status: 504, body: null } : found(payout, 201)
}

async function createInvoice(parts: Parts, body: unknown): Promise<SandboxResponse> {
  const { store, clock, events, pages } = parts
  const parsed = newInvoice.safeParse(body)
  if (!parsed.success) return failed(400, 'Validation Failed', z.flattenError(parsed.error).fieldErrors)
  // Each request makes an invoice. The first one of a payment has its id, which a test or a developer then has at hand.
  const { payment_id = '' } = parsed.data.metadata
  const isFree = z.uuid().safeParse(payment_id).success && !(await store.find(payment_id))
  const id = isFree ? payment_id : crypto.randomUUID()
  const invoice: SandboxInvoice = { ...parsed.data, id, status: 'initiated', url: `${pages}/${id}`, created_at: clock.now(), payments: [] }
  if (events.isSlow()) {
    events.later(() => void store.save(invoice))
    throw new Error('no answer in time')
  }
  await store.save(invoice)
  return events.isUnanswered() ? { status: 504, body: null } : found(invoice, 201)
}

/** The invoices with this metadata, the newest first. Like the gateway's, the list leaves out their payments. */
async function listInvoices({ store }: Parts, query: URLSearchParams) {
  const filters = [...query].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key ? [[key, value] as const] : []
  })
  const invoices = (await store.list()).filter(({ metadata }) => filters.every(([key, value]) => metadata[key] === value))
  return invoices.sort((a, b) => b.created_at.localeCompare(a.created_at)).map(({ payments: _, ...invoice }) => invoice)
}

/** An invoice as it is now: it expires by the clock. */
async function refresh({ store, clock }: Parts, id: string): Promise<SandboxInvoice | null> {
  const invoice = await store.find(id)
  return invoice?.status === 'initiated' && invoice.expired_at <= clock.now() ? { ...invoice, status: 'expired' } : invoice
}

const cancelInvoice = (parts: Parts, id: string): Promise<SandboxResponse> =>
  parts.store.locked(id, async () => {
    const invoice = await refresh(parts, id)
    if (!invoice) return failed(404, 'Not found')
    if (invoice.status === 'paid') return failed(400, 'A paid invoice cannot be canceled')
    const canceled: SandboxInvoice = { ...invoice, status: invoice.status === 'initiated' ? 'canceled' : invoice.status }
    await parts.store.save(canceled)
    return found(canceled)
  })

async function findByPayment({ store }: Parts, payment_id: string): Promise<{ invoice: SandboxInvoice; payment: SandboxPayment } | null> {
  for (const invoice of await store.list()) {
    const payment = invoice.payments.find(({ id }) => id === payment_id)
    if (payment) return { invoice, payment }
  }
  return null
}

/** Refunds a part or all of a payment, or voids one that is not settled yet: settlement is on the next day. */
async function returnMoney(parts: Parts, id: string, action: 'refund' | 'void', body: unknown): Promise<SandboxResponse> {
  const owner = await findByPayment(parts, id)
  if (!owner) return failed(404, 'Not found')
  return parts.store.locked(owner.invoice.id, async () => {
    const { invoice, payment } = (await findByPayment(parts, id)) ?? owner
    const now = parts.clock.now()
    const amount = action === 'void' ? payment.amount : (amountBody.parse(body).amount ?? payment.amount - payment.refunded)
    const isPossible = payment.status === 'paid' && payment.refunded + amount <= payment.amount
    const isSettled = riyadhDate(payment.created_at) < riyadhDate(now)
    if (!isPossible || (action === 'void' && (isSettled || payment.refunded > 0))) return failed(400, `This payment cannot be ${action}ed`)
    const refunded = action === 'void' ? 0 : payment.refunded + amount
    const status = action === 'void' ? 'voided' : refunded === payment.amount ? 'refunded' : payment.status
    const refunds = action === 'void' ? [] : [...payment.refunds, { amount, at: now }]
    const changed: SandboxPayment = { ...payment, refunded, refunds, status, updated_at: now }
    const payments = invoice.payments.map((one) => (one.id === id ? changed : one))
    await parts.store.save({
      ...invoice,
      status: changed.status === 'paid' ? invoice.status : action === 'void' ? 'voided' : 'refunded',
      payments,
    })
    parts.events.emit(action === 'void' ? 'payment_voided' : 'payment_refunded', changed)
    return parts.events.isUnanswered() ? { status: 504, body: null } : found(changed)
  })
}

async function listPayments({ store }: Parts, since: string): Promise<SandboxPayment[]> {
  const payments = (await store.list()).flatMap((invoice) => invoice.payments).filter(({ created_at }) => created_at > since)
  return payments.sort((a, b) => b.created_at.localeCompare(a.created_at))
}

/**
 * One settlement for each past day (Riyadh): what was paid on it minus what was refunded on it, and the fees. A day with more refunds than payments is
 * settled with the next one.
 */
async function listSettlements(parts: Parts, since: string) {
  const today = riyadhDate(parts.clock.now())
  const paid = (await listPayments(parts, '')).filter(({ status }) => status === 'paid' || status === 'refunded')
  const movements = paid.flatMap(({ amount, fee, created_at, refunds }) => [
    { amount, fee, date: riyadhDate(created_at) },
    ...refunds.map((refund) => ({ amount: -refund.amount, fee: 0, date: riyadhDate(refund.at) })),
  ])
  const days = [...Map.groupBy(movements, ({ date }) => date)].filter(([date]) => date < today).sort()
  const settlements: { id: string; amount: number; fee: number; tax: number; created_at: string }[] = []
  let [amount, fee] = [0, 0]
  for (const [date, ofDay] of days) {
    for (const movement of ofDay) [amount, fee] = [amount + movement.amount, fee + movement.fee]
    if (amount <= 0) continue
    const id = `settlement-${date}`
    // The last minute of the day in Riyadh.
    const created_at = `${date}T20:59:00.000Z`
    settlements.push({ id, amount: amount + (parts.settlementChanges.get(id) ?? 0), fee, tax: 0, created_at })
    ;[amount, fee] = [0, 0]
  }
  return settlements.filter(({ created_at }) => created_at > since)
}
