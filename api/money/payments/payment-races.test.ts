import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { users } from '../../platform/db/tables/people.ts'
import { applyDeadline } from '../../platform/jobs/apply-deadline.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones } from '../../testing/people.ts'
import { fundWallet } from '../ledger/fund-wallet.ts'
import { checkPayments } from './gateway-records/check-payments.ts'

// `npm run races:payments` runs 200.
const rounds = Number(process.env.RACE_ROUNDS ?? 10)
const timeoutMs = 60_000 + rounds * 4_000

const { app, client, provider, sample } = await orderFixture()
const { call, db, clock, shared } = app
const { gateway } = shared.adapters
if (!gateway || !('sandbox' in gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const [row] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.client.slice(1)}`))
const fund = (amount: number) => fundWallet(app.createContext(), { user_id: row?.id ?? '', amount, note: 'test' })
const newOrders = async (): Promise<SentOrder[]> => {
  const made: SentOrder[] = []
  for (let round = 0; round < rounds; round++) made.push(await payableOrder(app, client, provider, sample))
  return made
}
const statusOf = async ({ id }: SentOrder) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const startCard = async ({ id }: SentOrder): Promise<string> => {
  const headers = { 'idempotency-key': `race-${id}` }
  const { body } = await call('POST', `/api/orders/${id}/pay`, { token: client, body: { method: 'electronic' }, headers })
  return String(body.data?.payment_id)
}
const payAtGateway = async (page_id: string): Promise<void> => {
  const result = await payWithCard(sandbox, page_id, '4111111111111111')
  if (result.next === 'code') await enterCode(sandbox, page_id, result.payment.id, testCode)
  await sandbox.events.idle()
}

test('rule 1: of a payment and the automatic cancellation exactly one wins', { timeout: timeoutMs }, async () => {
  await fund(rounds * 57_500)
  const due = await newOrders()
  clock.advance(121 * 60_000)
  const outcomes: string[] = []
  for (const order of due) {
    const [paid, isCancelled] = await Promise.all([
      payOrder(app, client, order, `wallet-${order.id}`),
      applyDeadline(systemCtx(shared), { id: order.id, status: 'pending_payment' }),
    ])
    expect([paid.status === 200, isCancelled]).toContain(true)
    expect(paid.status === 200 && isCancelled).toBe(false)
    expect(await statusOf(order)).toBe(isCancelled ? 'cancelled' : 'in_progress')
    outcomes.push(isCancelled ? 'cancelled' : 'paid')
  }
  expect(outcomes).toHaveLength(rounds)
})

test('of wallet and card at once exactly one pays the order, and no money is lost', { timeout: timeoutMs }, async () => {
  await fund(rounds * 57_500)
  for (const order of await newOrders()) {
    const page = await startCard(order)
    const [paid] = await Promise.all([payOrder(app, client, order, `both-${order.id}`), payAtGateway(page)])
    await checkPayments(shared, { queue: 'payments', payload: { payment_id: page } } as unknown as Parameters<typeof checkPayments>[1])
    const made = await db.select().from(payments).where(eq(payments.order_id, order.id))
    expect(made.filter(({ status }) => status === 'captured')).toHaveLength(1)
    const card = made.find(({ method }) => method === 'electronic')
    const isCardPaid = (await gateway.fetch(page))?.payment?.status === 'paid'
    expect(card?.status).toBe(paid.status === 200 ? (isCardPaid ? 'credited' : 'expired') : 'captured')
    expect(await statusOf(order)).toBe('in_progress')
  }
})

test('all invariants hold after the races', async () => {
  expect(await findViolations(db, clock.now())).toEqual([])
})
