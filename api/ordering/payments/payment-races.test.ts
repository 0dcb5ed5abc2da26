import { riyals } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { createSettlement } from '../../money/settlements/create-settlement.ts'
import { payouts } from '../../money/tables/from-registry.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { atOnce, race, raceRounds, raceTest } from '../../testing/races.ts'
import { transferBody } from '../../testing/transfers.ts'
import { applyDeadline } from '../deadlines/apply-deadline.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { coupons, refund_requests } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'
import { checkPayments } from './gateway-records/check-payments.ts'

const total = 57_500

const { app, client, provider, sample, mustTransition } = await orderFixture()
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const otherClient = await logInAs(app, demoPhones.secondClient)
const admins = [await adminToken(app, 'all'), await adminToken(app, 'all')] as const
const thirdAdmin = await adminToken(app, 'all')
const userWith = async (phone: string) => {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.phone, `+966${phone.slice(1)}`))
  if (!row) throw new Error(`no user with ${phone}`)
  return row
}
const clientId = (await userWith(demoPhones.client)).id
const otherClientId = (await userWith(demoPhones.secondClient)).id
const provider_id = (await userWith(demoPhones.company)).provider_id ?? ''

const fund = (user_id: string, amount: number) => fundWallet(app.createContext(), { user_id, amount, note: 'test' })
const walletOf = (user_id: string) => loadBalance({ db }, { kind: 'client_wallet', user_id })
const heldFor = ({ id }: SentOrder) => loadBalance({ db }, { kind: 'escrow', order_id: id })
const payable = (token = client) => payableOrder(app, token, provider, sample)
const statusOf = async ({ id }: SentOrder) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const decide = (resource: string, id: string, action: string, token: string, body: object = {}) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token, body })
const winnersOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort()

const eitherSide = <T>(run: (at: 0 | 1) => Promise<T>) =>
  atOnce(
    () => run(0),
    () => run(1),
  )

const due: SentOrder[] = []
race(
  'rule 1: of a payment and the automatic cancellation exactly one wins',
  async (number) => {
    const order = due[number] ?? { id: '' }
    const [paid, isCancelled] = await atOnce(
      () => payOrder(app, client, order, `wallet-${order.id}`),
      () => applyDeadline(systemCtx(shared), { id: order.id, kind: 'service', status: 'pending_payment' }),
    )
    expect([paid.status === 200, isCancelled]).toContain(true)
    expect(paid.status === 200 && isCancelled).toBe(false)
    expect(await statusOf(order)).toBe(isCancelled ? 'cancelled' : 'in_progress')
    return isCancelled ? 'cancelled' : 'paid'
  },
  async () => {
    await fund(clientId, raceRounds * total)
    for (let number = 0; number < raceRounds; number++) due.push(await payable())
    clock.advance(121 * 60_000)
  },
)

race('of wallet and card at once exactly one pays the order, and no money is lost', async () => {
  await fund(clientId, total)
  const order = await payable()
  const headers = { 'idempotency-key': `race-${order.id}` }
  const { body } = await call('POST', `/api/orders/${order.id}/pay`, { token: client, body: { method: 'electronic' }, headers })
  const page = String(body.data?.payment_id)
  const [paid] = await atOnce(
    () => payOrder(app, client, order, `both-${order.id}`),
    () => payAtGateway(page),
  )
  await checkPayments(shared, { queue: 'payments', payload: { payment_id: page } } as unknown as Parameters<typeof checkPayments>[1])
  const made = await db.select().from(payments).where(eq(payments.order_id, order.id))
  expect(made.filter(({ status }) => status === 'captured')).toHaveLength(1)
  const card = made.find(({ method }) => method === 'electronic')
  const isCardPaid = (await gateway.fetch(page))?.payment?.status === 'paid'
  expect(card?.status).toBe(paid.status === 200 ? (isCardPaid ? 'credited' : 'expired') : 'captured')
  expect([await statusOf(order), await heldFor(order)]).toEqual(['in_progress', total])
  return paid.status === 200 ? 'wallet' : 'card'
})

race('an order is paid from the wallet once by two requests at once', async () => {
  await fund(clientId, 2 * total)
  const before = await walletOf(clientId)
  const order = await payable()
  const responses = await atOnce(
    () => payOrder(app, client, order, `first-${order.id}`),
    () => payOrder(app, client, order, `second-${order.id}`),
  )
  expect(winnersOf(responses)).toEqual([200, 409])
  expect([before - (await walletOf(clientId)), await heldFor(order)]).toEqual([total, total])
  return responses[0].status === 200 ? 'first' : 'second'
})

let poor: { id: string; token: string; contest: SentOrder[] }
race(
  'a wallet that covers one of two orders pays exactly one',
  async (number) => {
    await fund(poor.id, total)
    const responses = await eitherSide((at) => payOrder(app, poor.token, poor.contest[at] ?? { id: '' }, `poor-${number}-${at}`))
    expect(winnersOf(responses)).toEqual([200, 409])
    expect(await walletOf(poor.id)).toBe(0)
    const won = responses.findIndex(({ status }) => status === 200)
    poor.contest[won] = await payable(poor.token)
    return won === 0 ? 'first' : 'second'
  },
  async () => {
    const { id, token } = await newPerson()
    poor = { id, token, contest: [await payable(token), await payable(token)] }
  },
)

race('of two refunds requested at once one is stored, and of two approvals one refunds', async () => {
  await fund(clientId, total)
  const order = await payable()
  await payOrder(app, client, order, `refund-${order.id}`)
  const before = await walletOf(clientId)
  const reason = 'تعذّر إكمال العمل'
  const requests = await eitherSide((at) => decide('orders', order.id, 'request_refund', admins[at], { reason }))
  expect(winnersOf(requests)).toEqual([200, 409])
  const stored = await db.select().from(refund_requests).where(eq(refund_requests.order_id, order.id))
  expect(stored).toHaveLength(1)
  const approvers = [admins[requests[0].status === 200 ? 1 : 0], thirdAdmin] as const
  const approvals = await eitherSide((at) => decide('refund-requests', stored[0]?.id ?? '', 'approve', approvers[at]))
  expect(winnersOf(approvals)).toEqual([200, 409])
  expect([(await walletOf(clientId)) - before, await heldFor(order), await statusOf(order)]).toEqual([total, 0, 'cancelled'])
  return approvals[0].status === 200 ? 'first' : 'second'
})

race('of an approval and a rejection of a transfer exactly one counts', async () => {
  // Everybody may upload only so many files an hour.
  const { token } = await newPerson()
  const order = await payable(token)
  await mustTransition(token, order, 'send_transfer', await transferBody(app, token, total))
  const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.order_id, order.id))
  const id = transfer?.id ?? ''
  const [approved, rejected] = await atOnce(
    () => decide('bank-transfers', id, 'confirm', admins[0]),
    () => decide('bank-transfers', id, 'reject', admins[1], { reason: 'لم تصل الحوالة' }),
  )
  expect(winnersOf([approved, rejected])).toEqual([200, 409])
  const isApproved = approved.status === 200
  expect([await statusOf(order), await heldFor(order)]).toEqual(isApproved ? ['in_progress', total] : ['pending_payment', 0])
  return isApproved ? 'approved' : 'rejected'
})

let contest: SentOrder[] = []
race(
  'the last use of a coupon goes to exactly one of two clients',
  async (number) => {
    const code = await createCoupon(app, admins[0], { max_use: 1 })
    const body = { method: 'wallet', coupon_code: code }
    const tokens = [client, otherClient] as const
    const responses = await eitherSide((at) => {
      const headers = { 'idempotency-key': `last-${number}-${at}` }
      return call('POST', `/api/orders/${contest[at]?.id}/pay`, { token: tokens[at], body, headers })
    })
    expect(winnersOf(responses)).toEqual([200, 422])
    expect((await db.select().from(coupons).where(eq(coupons.code, code)))[0]?.used_count).toBe(1)
    const won = responses.findIndex(({ status }) => status === 200)
    // The loser pays for the same order in the next round.
    contest[won] = await payable(tokens[won])
    return won === 0 ? 'first' : 'second'
  },
  async () => {
    for (const id of [clientId, otherClientId]) await fund(id, raceRounds * riyals(600))
    contest = [await payable(client), await payable(otherClient)]
  },
)

race('of two payout runs created at once exactly one gets the settlement', async (number) => {
  await settle()
  const runs = await eitherSide((at) => call('POST', '/api/admin/payout-runs', { token: admins[at], body: {} }))
  expect(winnersOf(runs)).toEqual([201, 409])
  const won = runs[0].status === 201 ? 0 : 1
  const id = String(runs[won]?.body.id)
  expect((await decide('payout-runs', id, 'approve', thirdAdmin)).status).toBe(200)
  for (const payout of await db.select().from(payouts).where(eq(payouts.run_id, id)))
    expect((await decide('payouts', payout.id, 'paid', thirdAdmin, { reference: `SNB-${number}00` })).status).toBe(200)
  return won === 0 ? 'first' : 'second'
})

raceTest('all invariants hold after the races', async () => {
  // The deadlines of the demo's own orders have passed.
  await runDueDeadlines(shared)
  expect(await findViolations(db, clock.now())).toEqual([])
})

let people = 0
async function newPerson(): Promise<{ id: string; token: string }> {
  people += 1
  const { id } = await newClient(app, { email: `race${people}@example.com`, city_id: String(sample.order.city_id) })
  return { id, token: await sessionToken(app, { id }) }
}

async function payAtGateway(page_id: string): Promise<void> {
  const result = await payWithCard(sandbox, page_id, '4111111111111111')
  if (result.next === 'code') await enterCode(sandbox, page_id, result.payment.id, testCode)
  await sandbox.events.idle()
}

/** A settlement of the provider with one completed order. */
async function settle(): Promise<void> {
  await fund(clientId, total)
  const order = await payable()
  await payOrder(app, client, order, `settle-${order.id}`)
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  const before = addSeconds(clock.now(), 1)
  await inTransaction(systemCtx(shared), (ctx) => createSettlement(ctx, provider_id, { before, period_end: null }))
}
