import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { adminToken } from '../../testing/people.ts'
import { atOnce, race, raceRounds, raceTest } from '../../testing/races.ts'
import { checkedOut, checkoutForm, newShopper, putInCart, sendCheckout, soldProducts, stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { applyDeadline } from '../deadlines/apply-deadline.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { orders } from '../tables/orders.ts'

// Guests come from many addresses: each may add only so often.
const app = await testApp({ TRUST_PROXY: '1' }, { demo: true })
const { call, db, clock, shared } = app
const admin = await adminToken(app, 'all')
const [last, pair, other, due, merged, priced] = await soldProducts(app, 'platform')
const [sold] = await soldProducts(app, 'provider')
if (!last || !pair || !other || !due || !merged || !priced || !sold) throw new Error('the demo has too few products')
const goods = await paidGoods(app)

type Shopper = Awaited<ReturnType<typeof newShopper>>
type Contestant = { shopper: Shopper; form: Awaited<ReturnType<typeof checkoutForm>> }

const setProduct = (id: string, body: object) => call('PATCH', `/api/admin/products/${id}`, { token: admin, body })
const cancel = ({ token }: Shopper, order: string) =>
  call('POST', `/api/orders/${order}/transitions/cancel`, { token, body: { reason: 'لم أعد أحتاجه' } })
const withForm = async (shopper: Shopper): Promise<Contestant> => ({ shopper, form: await checkoutForm(app, shopper) })
const resultOf = ({ status, body }: Awaited<ReturnType<typeof sendCheckout>>) => `${status} ${body.reason ?? ''}`.trim()
const sendAll = (contestants: readonly Contestant[]) =>
  Promise.all(contestants.map(({ shopper, form }) => sendCheckout(app, shopper, form)))

/** Cancels the orders of the one who won. Returns who it was. */
async function cancelWon(contestants: readonly Contestant[], answers: Awaited<ReturnType<typeof sendAll>>): Promise<Contestant> {
  const won = answers.findIndex(({ status }) => status === 200)
  const winner = contestants[won]
  if (!winner) throw new Error('nobody won')
  for (const { id } of Object(answers[won]?.body.data).orders) expect((await cancel(winner.shopper, id)).status).toBe(200)
  return winner
}

// In many rounds three times as many as one has: nobody may check out too often.
const forLast: Contestant[] = []
race(
  'the last item goes to one of fifty checkouts',
  async (number) => {
    const from = (number * 53) % forLast.length
    const contestants = [...forLast, ...forLast].slice(from, from + 50)
    const answers = await sendAll(contestants)
    expect(Object.fromEntries([...Map.groupBy(answers, resultOf)].map(([result, list]) => [result, list.length]))).toEqual({
      200: 1,
      '409 short_stock': 49,
    })
    expect(await stockOf(app, last.id)).toEqual({ on_hand: 1, reserved: 1 })
    const winner = await cancelWon(contestants, answers)
    await putInCart(app, winner.shopper, last.id)
    forLast[forLast.indexOf(winner)] = await withForm(winner.shopper)
    return `${Math.floor(contestants.indexOf(winner) / 10) + 1}. ten`
  },
  async () => {
    expect((await setProduct(last.id, { quantity: 1 })).status).toBe(200)
    for (let at = 0; at < (raceRounds > 5 ? 150 : 50); at++) {
      const shopper = await newShopper(app)
      expect((await putInCart(app, shopper, last.id)).status).toBe(200)
      forLast.push(await withForm(shopper))
    }
  },
)

race(
  'of two carts that want two of three pieces, one gets them, whatever the order of their lines',
  async () => {
    const contestants: Contestant[] = []
    for (const units of [
      [pair.id, other.id],
      [other.id, pair.id],
    ]) {
      const shopper = await newShopper(app)
      for (const unit of units) await putInCart(app, shopper, unit, 2)
      contestants.push(await withForm(shopper))
    }
    const send = (at: number) => sendAll(contestants.slice(at, at + 1))
    const answers = (
      await atOnce(
        () => send(0),
        () => send(1),
      )
    ).flat()
    expect(answers.map(resultOf).sort()).toEqual(['200', '409 short_stock'])
    for (const { id } of [pair, other]) expect(await stockOf(app, id)).toEqual({ on_hand: 3, reserved: 2 })
    return (await cancelWon(contestants, answers)) === contestants[0] ? 'first' : 'second'
  },
  async () => {
    for (const { id } of [pair, other]) expect((await setProduct(id, { quantity: 3 })).status).toBe(200)
  },
)

race('a payment of a checkout or its deadline: all its orders are paid and sold, or all are cancelled and released', async (number) => {
  const shopper = await newShopper(app)
  const units = [due.id, sold.id]
  await Promise.all(units.map((id) => setProduct(id, { quantity: 50 })))
  const before = await Promise.all(units.map((unit) => stockOf(app, unit)))
  for (const unit of units) await putInCart(app, shopper, unit)
  const { checkout_id, orders: placed } = await checkedOut(app, shopper)
  const ids: string[] = placed.map(({ id }: { id: string }) => id)
  const balance = () => loadBalance({ db }, { kind: 'client_wallet', user_id: shopper.id })
  const full = await balance()
  await db.update(orders).set({ due_at: clock.now() }).where(inArray(orders.id, ids))
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [paid, expired] = await atOnce(
    () => call('POST', `/api/checkouts/${checkout_id}/pay`, { token: shopper.token, body: { method: 'wallet' }, headers }),
    async () => {
      const results: boolean[] = []
      const inTurn = number % 2 === 0 ? ids : ids.toReversed()
      for (const id of inTurn) results.push(await applyDeadline(systemCtx(shared), { id, kind: 'store', status: 'pending_payment' }))
      return results
    },
  )
  const isPaid = paid.status === 200
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  expect(rows.map(({ status }) => status)).toEqual(isPaid ? ['in_progress', 'in_progress'] : ['cancelled', 'cancelled'])
  // The first one cancels the other too.
  expect(expired).toEqual([!isPaid, false])
  expect(full - (await balance())).toBe(isPaid ? rows.reduce((sum, { final_amount }) => sum + (final_amount ?? 0), 0) : 0)
  const after = await Promise.all(units.map((unit) => stockOf(app, unit)))
  expect(after).toEqual(before.map((one) => ({ ...one, on_hand: (one?.on_hand ?? 0) - Number(isPaid) })))
  return isPaid ? 'paid' : 'cancelled'
})

race(
  'a cart that is merged while something is added loses and doubles nothing',
  async (number) => {
    const shopper = await newShopper(app)
    const add = (by: { token?: string; headers?: Record<string, string> }, quantity: number) =>
      call('POST', '/api/cart/lines', { ...by, body: { unit_id: merged.id, quantity } })
    const address = { 'x-forwarded-for': `203.0.113.${number}` }
    const token = String((await add({ headers: address }, 2)).body.data?.cart_token)
    const guest = { headers: { ...address, 'x-cart-token': token } }
    const isOfGuest = number % 2 === 0
    const [merge, added] = await atOnce(
      () => call('POST', '/api/cart/merge', { token: shopper.token, headers: guest.headers }),
      () => add(isOfGuest ? guest : { token: shopper.token }, 1),
    )
    expect([merge.status, added.status]).toEqual([200, 200])
    const countOf = async (by: object) => Number((await call('GET', '/api/cart', by)).body.data?.count)
    // A guest who adds after the merge begins a new cart.
    const newToken = added.body.data?.cart_token
    const left = newToken ? await countOf({ headers: { ...address, 'x-cart-token': String(newToken) } }) : 0
    expect([(await countOf({ token: shopper.token })) + left, await countOf(guest)]).toEqual([3, 0])
    return `${isOfGuest ? 'guest' : 'account'} ${(isOfGuest ? newToken : Number(added.body.data?.count) === 3) ? 'after' : 'before'} the merge`
  },
  async () => {
    expect((await setProduct(merged.id, { quantity: 90 })).status).toBe(200)
  },
)

race('a checkout while the price rises takes the price that the client saw, or is refused', async () => {
  const buyer = await newShopper(app)
  await putInCart(app, buyer, priced.id)
  const { form } = await withForm(buyer)
  const [checkout, change] = await atOnce(
    () => sendCheckout(app, buyer, form),
    () => setProduct(priced.id, { price: priced.price + 500 }),
  )
  expect(change.status).toBe(200)
  expect(['200', '409 price_changed']).toContain(resultOf(checkout))
  const isStored = checkout.status === 200
  expect(await db.$count(orders, eq(orders.client_id, buyer.id))).toBe(Number(isStored))
  if (isStored) {
    const { payment, orders: placed } = Object(checkout.body.data)
    expect(form.total - payment.amount).toBeLessThanOrEqual(1)
    expect(payment.amount).toBeLessThanOrEqual(form.total)
    for (const { id } of placed) expect((await cancel(buyer, id)).status).toBe(200)
  }
  expect((await setProduct(priced.id, { price: priced.price })).status).toBe(200)
  return isStored ? 'checkout' : 'price'
})

race('of a return and a dispute of the same goods exactly one is opened', async () => {
  for (const { id } of (await soldProducts(app, 'provider')).slice(0, 3)) await setProduct(id, { quantity: 50 })
  const { client, owner, order } = await goods.pay([1])
  const { delivery_code } = await goods.page(client, order)
  for (const [name, body] of [['prepare'], ['send_out'], ['deliver', { code: delivery_code }]] as const)
    expect((await goods.transition(owner, order, name, body)).status).toBe(200)
  const [line] = (await goods.page(client, order)).goods.lines
  const lines = [{ line_id: line.id, quantity: 1 }]
  const dispute = { subject: 'عيب في المنتج', reason: 'other', message: 'المنتج لا يعمل', order_id: order, is_blocking: true }
  const [returned, disputed] = await atOnce(
    () => goods.transition(client, order, 'request_return', { lines, cause: 'changed_mind', reason: 'لم تعد مناسبة' }),
    () => call('POST', '/api/complaints', { token: client, body: dispute }),
  )
  expect([`${returned.status} ${disputed.status}`]).toEqual([returned.status === 200 ? '200 422' : '409 201'])
  const { status, goods: shown } = await goods.page(client, order)
  expect([status, shown.returns.length]).toEqual(returned.status === 200 ? ['delivered', 1] : ['disputed', 0])
  return returned.status === 200 ? 'return' : 'dispute'
})

raceTest('all invariants hold after the races of the store', async () => {
  // The deadlines of the demo's own orders have passed.
  await runDueDeadlines(shared)
  expect(await findViolations(db, clock.now())).toEqual([])
})
