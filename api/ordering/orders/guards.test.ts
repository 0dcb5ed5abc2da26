import { evaluateTransition, transitionNames } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderStatus, type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { effects } from './effects.ts'
import { loadOrderContext } from './order-context.ts'
import { loadOrderFacts } from './order-facts.ts'
import { publicTransitions } from './public-transitions.ts'

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
const bodies: Readonly<Partial<Record<OrderTransition, object>>> = { make_offer: demoOffer, issue_invoice: { lines: demoLines } }

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
  const facts = await loadOrderFacts(app.createContext(), await loadOrderContext(app.createContext(), before), offer?.id ?? null)
  const allowing = { ...facts, provider_approved: true, provider_serves: true, provider_chosen: true }
  for (const [actor, token] of [
    ['client', client],
    ['provider', provider],
  ] as const)
    for (const name of transitionNames(orderLifecycle).filter((name) => name in publicTransitions)) {
      const verdict = evaluateTransition(orderLifecycle, orderGuards, name, actor, allowing)
      if (verdict.allowed || verdict.code === 'no_own_live_offer') continue
      const body = { offer_id: offer?.id, reason: 'سبب واضح', ...bodies[name] }
      const { offer_id: _, reason: __, ...own } = body
      const response = await tryTransition(token, order, name, bodies[name] ? own : body)
      expect([name, actor, [403, 404, 409].includes(response.status)], response.text).toEqual([name, actor, true])
      if (response.status === 409 && verdict.code !== 'wrong_actor') expect(response.body.msg).toBe(verdict.reason.en)
    }
  const after = await rowOfOrder(order)
  expect([after.status, after.version]).toEqual([before.status, before.version])
})

test('every public transition has the effects that the lifecycle declares', () => {
  const missing = transitionNames(orderLifecycle)
    .filter((name) => name in publicTransitions || name === 'edit')
    .flatMap((name) => orderLifecycle.transitions[name])
    .flatMap((transition) => ('effects' in transition ? transition.effects : []))
    .filter((effect) => !effects[effect])
  expect(missing).toEqual([])
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
  const numbers = written.map(({ number }) => Number(number?.match(/^INV-\d{4}-(\d{6})$/)?.[1]))
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'issued'])
  expect(numbers).toEqual([numbers[0], Number(numbers[0]) + 1])
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(app.db, app.clock.now())).toEqual([])
})
