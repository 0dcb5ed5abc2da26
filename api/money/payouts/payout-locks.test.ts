import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { settleEarnings } from '../../testing/earnings.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { payouts } from '../tables/from-registry.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const creator = await adminToken(app, 'all')
const approver = await adminToken(app, 'all')
const newRun = () => call('POST', '/api/admin/payout-runs', { token: creator, body: {} })
const runAction = (resource: string, id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token: approver, body })
const payoutsOf = (run_id: string) => db.select().from(payouts).where(eq(payouts.run_id, run_id))

// The embedded database has one connection.
test.runIf(process.env.TEST_DATABASE_URL)('a result by hand waits for a run that is being sent without holding its payout', async () => {
  await settleEarnings(app, 30_011)
  const run_id = String((await newRun()).body.id)
  await runAction('payout-runs', run_id, 'approve')
  const [payout] = await payoutsOf(run_id)
  const id = payout?.id ?? ''
  const waiting = async (tx: Pick<typeof db, 'execute'>) =>
    (await tx.execute<{ count: number }>(sql`select count(*)::int as count from pg_locks where not granted`)).rows[0]?.count ?? 0
  let result = Promise.resolve({ status: 0 })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from payout_runs where id = ${run_id} for update`)
    result = runAction('payouts', id, 'returned', { reason: 'Not sent' })
    await vi.waitFor(async () => expect(await waiting(tx)).toBeGreaterThan(0), { timeout: 5_000 })
    // Throws if the result holds the payout.
    await tx.execute(sql`select 1 from payouts where id = ${id} for update nowait`)
  })
  expect((await result).status).toBe(200)
})
