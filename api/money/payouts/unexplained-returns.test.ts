import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { settleEarnings } from '../../testing/earnings.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { GatewayError } from '../gateway/gateway.ts'
import { payouts, settlements } from '../tables/from-registry.ts'
import { fetchReturnedPayouts } from './fetch-returns.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!gateway) throw new Error('a test runs with the sandbox')
const creator = await adminToken(app, 'all')
const approver = await adminToken(app, 'all')

/** A payout that was approved and handed over to the worker. */
async function sentPayout(amount: number) {
  await settleEarnings(app, amount)
  const run_id = String((await call('POST', '/api/admin/payout-runs', { token: creator, body: {} })).body.id)
  for (const action of ['approve', 'send'])
    await call('POST', `/api/admin/payout-runs/${run_id}/actions/${action}`, { token: approver, body: {} })
  const payout = (await db.select().from(payouts).where(eq(payouts.run_id, run_id))).find((one) => one.amount === amount)
  if (!payout?.settlement_id) throw new Error('no payout')
  return { ...payout, settlement_id: payout.settlement_id }
}

const settlementCard = async ({ settlement_id }: { settlement_id: string }) =>
  (await call('GET', `/api/settlements/${settlement_id}`, { token: await logInAs(app, demoPhones.company) })).body.data

/** What its provider and the administration read of a returned payout. */
async function readers({ id, settlement_id }: Awaited<ReturnType<typeof sentPayout>>) {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id))
  const [settlement] = await db.select().from(settlements).where(eq(settlements.id, settlement_id))
  const informed = await db
    .select()
    .from(notifications)
    .where(eq(notifications.link, pages.settlement({ id: settlement_id })))
  const notification = informed.find(({ type }) => type === 'settlement_returned')
  const card = await settlementCard({ settlement_id })
  const history = await call('GET', `/api/admin/payouts/${id}/history`, { token: approver })
  return {
    status: payout?.status,
    reasons: [payout?.return_reason, settlement?.return_reason, card?.return_reason],
    is_returned: card?.is_returned,
    notification: [notification?.body_en.replaceAll(/[\u2068\u2069]/g, ''), notification?.body_ar.replaceAll(/[\u2068\u2069]/g, '')],
    history: history.text,
  }
}

const expectOwnLanguages = ({ status, reasons, is_returned, notification, history }: Awaited<ReturnType<typeof readers>>) => {
  expect({ status, reasons, is_returned }).toEqual({ status: 'returned', reasons: [null, null, null], is_returned: true })
  expect(notification[0]).toContain(': No reason given. ')
  expect(notification[0]).not.toMatch(/[ء-ي]/)
  expect(notification[1]).toContain(': لم يُذكر السبب. ')
  expect(notification[1]).not.toMatch(/[a-z]{3,}/i)
  expect(history).not.toContain('by the')
}

test('a transfer that the gateway rejects without a reason is shown to each reader in one language', async () => {
  const payout = await sentPayout(30_017)
  expect(await settlementCard(payout)).toMatchObject({ is_sent: true, is_returned: false })
  const called = vi.spyOn(gateway, 'payout').mockRejectedValue(new GatewayError('rejected', 'invalid'))
  await runQueues(shared, ['payouts'])
  called.mockRestore()
  expectOwnLanguages(await readers(payout))
})

test('so is one that the bank returns later without a reason', async () => {
  const payout = await sentPayout(30_019)
  await runQueues(shared, ['payouts'])
  clock.advance(2 * 3_600_000)
  await runQueues(shared, ['payouts'])
  const called = vi.spyOn(gateway, 'fetchPayout').mockResolvedValue({ id: 'any', status: 'returned', message: null })
  await fetchReturnedPayouts(systemCtx(shared), gateway)
  called.mockRestore()
  expectOwnLanguages(await readers(payout))
})
