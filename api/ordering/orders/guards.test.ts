import { canTransition, namesOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderStatus, type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { brokenInvariants } from '../../invariants/broken.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import {
  demoLines,
  demoOffer,
  moveOrder,
  offersOf,
  payableOrder,
  payOrder,
  type Sent,
  sendOrder,
  type World,
  worldOf,
} from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { effects } from './effects.ts'
import { factsOf, inHand } from './facts.ts'
import { served } from './public-transitions.ts'

let house: TestApp
let client: string
let provider: string
let world: World

beforeAll(async () => {
  house = await testApp()
  await seedDemo(house.shared)
  client = await signIn(house, demoPeople.client)
  provider = await signIn(house, demoPeople.company)
  world = await worldOf(house)
})

const does = async (order: Sent, token: string, name: string, body: object = {}) => {
  const answer = await moveOrder(house, token, order, name, body)
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`)
  return order
}
const offered = async () => does(await sendOrder(house, client, world), provider, 'make_offer', demoOffer)
const accepted = async () => {
  const order = await offered()
  const [offer] = await offersOf(house, client, order)
  return does(order, client, 'accept_offer', { offer_id: offer?.id })
}
const invoiced = async () => does(await accepted(), provider, 'issue_invoice', { lines: demoLines })
const paid = async () => {
  const order = await payableOrder(house, client, provider, world)
  expect((await payOrder(house, client, order, order.id)).status).toBe(200)
  return order
}
const delivered = async () => does(await paid(), provider, 'deliver')

/** An order of its own in each status that people reach through the API. */
const reach: Readonly<Partial<Record<OrderStatus, () => Promise<Sent>>>> = {
  submitted: () => sendOrder(house, client, world),
  offered,
  awaiting_invoice: accepted,
  invoiced,
  pending_payment: () => payableOrder(house, client, provider, world),
  in_progress: paid,
  delivered,
  completed: async () => does(await delivered(), client, 'confirm_receipt'),
  cancelled: async () => does(await offered(), client, 'cancel', { reason: 'لم أعد أحتاجه' }),
}
const bodies: Readonly<Partial<Record<OrderTransition, object>>> = { make_offer: demoOffer, issue_invoice: { lines: demoLines } }

const rowOfOrder = async (order: Sent) => {
  const [row] = await house.db.select().from(orders).where(eq(orders.id, order.id))
  if (!row) throw new Error('the order is gone')
  return row
}

test.each(Object.keys(reach))(
  'in the status %s every act that the lifecycle does not allow is refused and changes nothing',
  async (status) => {
    // Safe: the keys of `reach` are statuses.
    const order = await reach[status as OrderStatus]?.()
    if (!order) throw new Error(`no order is ${status}`)
    const before = await rowOfOrder(order)
    expect(before.status).toBe(status)
    const [offer] = await offersOf(house, client, order)
    const facts = await factsOf(house.ctxOf(), await inHand(house.ctxOf(), before), offer?.id ?? null)
    const allowing = { ...facts, provider_approved: true, provider_serves: true, provider_chosen: true }
    for (const [actor, token] of [
      ['client', client],
      ['provider', provider],
    ] as const)
      for (const name of namesOf(orderLifecycle).filter((name) => name in served)) {
        const verdict = canTransition(orderLifecycle, orderGuards, name, actor, allowing)
        if (verdict.may || verdict.why === 'no_own_live_offer') continue
        const body = { offer_id: offer?.id, reason: 'سبب واضح', ...bodies[name] }
        const { offer_id: _, reason: __, ...own } = body
        const answer = await moveOrder(house, token, order, name, bodies[name] ? own : body)
        expect([name, actor, [403, 404, 409].includes(answer.status)], answer.text).toEqual([name, actor, true])
        if (answer.status === 409 && verdict.why !== 'not-yours') expect(answer.body.msg).toBe(verdict.text[0])
      }
    const after = await rowOfOrder(order)
    expect([after.status, after.version]).toEqual([before.status, before.version])
  },
)

test('every transition that the API serves has the effects it names', () => {
  const missing = namesOf(orderLifecycle)
    .filter((name) => name in served || name === 'edit')
    .flatMap((name) => orderLifecycle.transitions[name])
    .flatMap((transition) => ('effects' in transition ? transition.effects : []))
    .filter((effect) => !effects[effect])
  expect(missing).toEqual([])
})

test('a reason is asked for where the lifecycle asks, and an invoice of nothing is not issued', async () => {
  expect((await moveOrder(house, client, await offered(), 'cancel')).body.errors).toHaveProperty('reason')
  const order = await accepted()
  expect((await moveOrder(house, provider, order, 'issue_invoice', { lines: [] })).status).toBe(422)
  expect((await moveOrder(house, provider, order, 'issue_invoice', { lines: demoLines, deposit_percent: 101 })).status).toBe(422)
  expect((await moveOrder(house, provider, order, 'issue_invoice', { lines: demoLines, discount: 50_000 })).body.errors).toHaveProperty(
    'discount',
  )
})

test('whoever acts on an outdated page is told so', async () => {
  const order = await invoiced()
  const { version } = await rowOfOrder(order)
  expect((await moveOrder(house, client, order, 'accept_invoice', { version: version - 1 })).status).toBe(409)
  expect((await moveOrder(house, client, order, 'accept_invoice', { version })).status).toBe(200)
})

test('a refused invoice keeps its number and leads to a new one with the next number', async () => {
  const order = await invoiced()
  await does(order, client, 'reject_invoice', { reason: 'المبلغ غير صحيح' })
  await does(order, provider, 'issue_invoice', { lines: demoLines })
  const written = await house.db.select().from(invoices).where(eq(invoices.order_id, order.id)).orderBy(invoices.number)
  const numbers = written.map(({ number }) => Number(number?.match(/^INV-\d{4}-(\d{6})$/)?.[1]))
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'issued'])
  expect(numbers).toEqual([numbers[0], Number(numbers[0]) + 1])
})

test('every invariant holds after all of this', async () => {
  expect(await brokenInvariants(house.db, house.clock.now())).toEqual([])
})
