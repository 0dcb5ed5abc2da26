import { bankTransfers } from '@wasl/resources/bank-transfers.ts'
import { orders as ordersResource } from '@wasl/resources/orders.ts'
import { refundRequests } from '@wasl/resources/refund-requests.ts'
import { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import { asArray, evaluateTransition, factsNeeded, servedTransitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderDeadlines } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderActor, type OrderStatus, type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { complaints } from '../tables/from-registry.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import { orderContext } from './order-context.ts'
import { loadFacts } from './order-facts.ts'

const { app, client, provider, sample, tryTransition, mustTransition, submittedOrder, offeredOrder, acceptedOrder } = await orderFixture()
const invoiced = async () => mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines })
const paid = async () => {
  const order = await payableOrder(app, client, provider, sample)
  expect((await payOrder(app, client, order, order.id)).status).toBe(200)
  return order
}
const delivered = async () => mustTransition(provider, await paid(), 'deliver')

/** An order of its own in each status that people reach through the API. */
const reach: Readonly<Partial<Record<OrderStatus, () => Promise<SentOrder>>>> = {
  submitted: submittedOrder,
  offered: offeredOrder,
  awaiting_invoice: acceptedOrder,
  invoiced,
  pending_payment: () => payableOrder(app, client, provider, sample),
  in_progress: paid,
  delivered,
  completed: async () => mustTransition(client, await delivered(), 'confirm_receipt'),
  cancelled: async () => mustTransition(client, await offeredOrder(), 'cancel', { reason: 'لم أعد أحتاجه' }),
}
const transfer = {
  ...{
    receiving_account_id: crypto.randomUUID(),
    bank_name: 'مصرف الراجحي',
    account_name: 'نورة العتيبي',
    account_number: '204608010167519',
  },
  ...{ amount: 10_000, transferred_on: '2026-01-01', file_ids: [crypto.randomUUID()] },
}
const bodies: Readonly<Partial<Record<OrderTransition, object>>> = {
  make_offer: demoOffer,
  issue_invoice: { lines: demoLines },
  accept_invoice: {},
  send_transfer: transfer,
  send_rest_transfer: transfer,
}
const condition = { km: 1, fuel: 8, file_ids: [crypto.randomUUID()] }
/** Transitions that name goods. */
const goods = { lines: [{ line_id: crypto.randomUUID(), quantity: 1 }] }
/** Offers' transitions that are about one counter-offer. */
const counterOffer = { counter_offer_id: crypto.randomUUID() }
const withOffer: Readonly<Partial<Record<OrderTransition, object>>> = {
  edit_offer: { reason: undefined, ...demoOffer },
  counter_offer: { reason: undefined, price: 10_000, duration_days: 2 },
  accept_counter: { reason: undefined, ...counterOffer },
  reject_counter: counterOffer,
  refund_line: goods,
  request_return: { ...goods, cause: 'changed_mind' },
  propose_time: { appointment_at: '2027-03-07T08:00:00.000Z' },
  accept_time: { appointment_at: '2027-03-07T08:00:00.000Z' },
  edit_dates: { pickup_at: '2027-03-07T08:00:00.000Z', return_at: '2027-03-08T08:00:00.000Z' },
  request_extension: { return_at: '2027-03-08T08:00:00.000Z' },
  finish_inspection: { checks: [] },
  swap_car: { car_id: crypto.randomUUID() },
  hand_over: condition,
  take_back: condition,
  claim_deposit: { kind: 'damage', amount: 100, file_ids: [crypto.randomUUID()] },
}

const rowOfOrder = async (order: SentOrder) => {
  const [row] = await app.db.select().from(orders).where(eq(orders.id, order.id))
  if (!row) throw new Error('the order is gone')
  return row
}

test.each(Object.keys(reach))('in the status %s every transition that the lifecycle forbids fails and changes nothing', async (status) => {
  // Safe: the keys of `reach` are statuses.
  const order = await reach[status as OrderStatus]?.()
  if (!order) throw new Error(`no order is ${status}`)
  const before = await rowOfOrder(order)
  expect(before.status).toBe(status)
  const [offer] = await offersOf(app, client, order)
  const context = orderContext(app.createContext(), before)
  const subject = { status: before.status, kind: before.kind, orderContext: context, content: null }
  const offerRow = (await context.offers()).find(({ id }) => id === offer?.id) ?? null
  for (const [actor, token] of [
    ['client', client],
    ['provider', provider],
  ] as const)
    for (const name of typedKeys(transitionEndpoints).filter((name) => name !== 'edit')) {
      const needs = factsNeeded(orderLifecycle, orderGuards, name, actor, ['order', 'offer'])
      const facts = await loadFacts(app.createContext(), { ...subject, offer: offerRow }, needs)
      const allowing = {
        ...facts,
        provider_approved: true,
        numbers_valid: true,
        provider_serves: true,
        provider_chosen: true,
        handles_kind: true,
      }
      const verdict = evaluateTransition(orderLifecycle, orderGuards, name, actor, allowing, ['order', 'offer'])
      if (verdict.allowed || verdict.code === 'no_own_live_offer') continue
      const body = { offer_id: offer?.id ?? crypto.randomUUID(), reason: 'سبب واضح', ...bodies[name], ...withOffer[name] }
      const { offer_id: _, reason: __, ...own } = body
      const response = await tryTransition(token, order, name, bodies[name] ? own : body)
      expect([name, actor, [403, 404, 409].includes(response.status)], response.text).toEqual([name, actor, true])
      if (response.status === 409 && verdict.code !== 'wrong_actor') expect(response.body.msg).toBe(verdict.reason.en)
    }
  const after = await rowOfOrder(order)
  expect([after.status, after.version]).toEqual([before.status, before.version])
})

test('every transition that is not planned is served by a route, an administrator action, a deadline or the system', () => {
  const adminActions: Readonly<Record<string, unknown>> = {
    cancel: ordersResource.actions?.cancel,
    close_with_paid: ordersResource.actions?.close_with_paid,
    prepare: ordersResource.actions?.prepare,
    send_out: ordersResource.actions?.send_out,
    deliver: ordersResource.actions?.deliver,
    accept_withdrawal: ordersResource.actions?.accept_withdrawal,
    reject_withdrawal: ordersResource.actions?.reject_withdrawal,
    approve_transfer: bankTransfers.actions?.confirm,
    record_part_transfer: bankTransfers.actions?.record_amount,
    approve_rest_transfer: bankTransfers.actions?.confirm,
    reopen_payment: bankTransfers.actions?.reject,
    reject_transfer: bankTransfers.actions?.reject,
    reject_rest_transfer: bankTransfers.actions?.reject,
    cancel_paid: refundRequests.actions?.approve,
  }
  // The routes and actions of complaints make these, and `resolve`.
  const byComplaint = ['dispute', 'withdraw_dispute']
  const isServedBy: Record<OrderActor, (name: string) => boolean> = {
    client: (name) =>
      ['submit', 'book_car', 'checkout', 'send_checkout_transfer'].includes(name) ||
      byComplaint.includes(name) ||
      name in transitionEndpoints,
    provider: (name) => byComplaint.includes(name) || name in transitionEndpoints,
    admin: (name) => name === 'resolve' || adminActions[name] !== undefined,
    system: (name) => ['resolve', 'payment_captured', 'rest_paid', 'supersede', 'cancel_refunded', 'extend_rental'].includes(name),
    // A withdrawal and an extension have deadlines of their own.
    scheduler: (name) =>
      ['accept_withdrawal', 'expire_extension'].includes(name) || orderDeadlines.some(({ transition }) => transition === name),
  }
  const unserved = servedTransitionNames(orderLifecycle).flatMap((name) =>
    asArray(transitionOf(orderLifecycle, name).by)
      .filter((actor) => !Object.entries(isServedBy).some(([side, serves]) => side === actor && serves(name)))
      .map((actor) => [name, actor]),
  )
  expect(unserved).toEqual([])
})

test('a required reason must be given, and an empty invoice is not issued', async () => {
  expect((await tryTransition(client, await offeredOrder(), 'cancel')).body.errors).toHaveProperty('reason')
  const order = await acceptedOrder()
  expect((await tryTransition(provider, order, 'issue_invoice', { lines: [] })).status).toBe(422)
  expect((await tryTransition(provider, order, 'issue_invoice', { lines: demoLines, deposit_percent: 101 })).status).toBe(422)
  expect((await tryTransition(provider, order, 'issue_invoice', { lines: demoLines, discount: 50_000 })).body.errors).toHaveProperty(
    'discount',
  )
})

test('the checks run in order: side, body, visible, status', async () => {
  const order = await acceptedOrder()
  const stranger = await logInAs(app, demoPhones.secondClient)
  const answer = async (token: string, name: string, body: object) => (await tryTransition(token, order, name, body)).status
  const wrong = { offer_id: 'nonsense', unknown: true }
  expect(await answer(provider, 'accept_offer', wrong)).toBe(403)
  for (const token of [stranger, client]) expect(await answer(token, 'accept_offer', wrong)).toBe(422)
  const valid = { offer_id: crypto.randomUUID() }
  expect(await answer(stranger, 'accept_offer', valid)).toBe(404)
  expect(await answer(client, 'accept_offer', valid)).toBe(409)
  const review = (token: string, body: object) => app.call('POST', `/api/orders/${order.id}/review`, { token, body })
  for (const token of [stranger, client]) expect((await review(token, wrong)).status).toBe(422)
  const opinion = { rating: 5, comment: 'عمل متقن في موعده' }
  expect([(await review(stranger, opinion)).status, (await review(client, opinion)).status]).toEqual([404, 409])
  const pay = async (token: string) => (await payOrder(app, token, order, crypto.randomUUID())).status
  expect([await pay(stranger), await pay(client)]).toEqual([404, 409])
  const edit = (id: string) => app.call('PATCH', `/api/orders/${id}`, { token: client, body: wrong })
  expect([(await edit(order.id)).status, (await edit((await submittedOrder()).id)).status]).toEqual([422, 422])
})

test('accepting an offer reads the order’s rows once', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  const queries = await countQueries(app, () => mustTransition(client, order, 'accept_offer', { offer_id: offer?.id }))
  expect(queries.filter((query) => query.includes('from "offers"'))).toHaveLength(1)
  expect(queries.filter((query) => query.includes('from "payments"'))).toEqual([])
  expect(queries.length).toBeLessThan(40)
})

test('an open dispute blocks the confirmation of receipt until it is closed', async () => {
  const order = await delivered()
  const { client_id } = await rowOfOrder(order)
  const complaint = {
    number: `C-${order.id.slice(0, 8)}`,
    user_id: client_id,
    order_id: order.id,
    reason: 'quality',
    subject: 'العمل ناقص',
    message: 'بقي جزء من العمل',
    dispute: 'open',
  } as const
  const [row] = await app.db.insert(complaints).values(complaint).returning()
  const blocked = await tryTransition(client, order, 'confirm_receipt')
  expect([blocked.status, blocked.body.msg]).toEqual([409, 'The order is in dispute'])
  await app.db
    .update(complaints)
    .set({ dispute: 'closed' })
    .where(eq(complaints.id, row?.id ?? ''))
  expect((await tryTransition(client, order, 'confirm_receipt')).status).toBe(200)
})

test('a client without a city completes the profile before sending an order', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const send = () => app.call('POST', '/api/orders', { token, body: sample.order })
  const incomplete = await send()
  expect([incomplete.status, incomplete.body.msg]).toEqual([409, 'Complete your profile first'])
  await app.db.update(users).set({ city_id: sample.emptyCity }).where(eq(users.id, user.id))
  expect((await send()).status).toBe(201)
})

test('a transition with an outdated version is a conflict', async () => {
  const order = await invoiced()
  const { version } = await rowOfOrder(order)
  expect((await tryTransition(client, order, 'accept_invoice', { version: version - 1 })).status).toBe(409)
  expect((await tryTransition(client, order, 'accept_invoice', { version })).status).toBe(200)
})

test('a rejected invoice keeps its number, and the new one gets the next number', async () => {
  const order = await invoiced()
  await mustTransition(client, order, 'reject_invoice', { reason: 'المبلغ غير صحيح' })
  await mustTransition(provider, order, 'issue_invoice', { lines: demoLines })
  const written = await app.db.select().from(invoices).where(eq(invoices.order_id, order.id)).orderBy(invoices.number)
  const numbers = written.map(({ number }) => Number(number?.match(/^PS-\d{4}-[0-9A-F]{6}-(\d{6})$/)?.[1]))
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'issued'])
  expect(numbers).toEqual([numbers[0], Number(numbers[0]) + 1])
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(app.db, app.clock.now())).toEqual([])
})
