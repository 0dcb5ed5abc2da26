import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoMarker } from '../../demo/seeds/accounts.ts'
import { loginAttempts, verificationCodes } from '../../identity/tables/access.ts'
import { users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { settings } from '../../settings/tables/settings.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { bankAccount, clientWithWallet } from '../../testing/withdrawals.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { payout_runs, payouts } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!gateway) throw new Error('a test runs with the sandbox')
// The wallets hold demo money.
await db.insert(settings).values({ key: demoMarker, value: true })
const [creator, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]

const runAction = (resource: string, id: string, action: string, body: object = {}, token = approver) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token, body, lang: 'en' })
const newRun = () => call('POST', '/api/admin/payout-runs', { token: creator, body: {} })
const payoutsOf = (run_id: string) =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.run_id, run_id), ne(payouts.status, 'removed')))
    .orderBy(payouts.number)

/** A client whose withdrawal an administrator approved. */
async function approved(amount: number) {
  const client = await clientWithWallet(app, amount)
  const id = await client.withdraw(amount)
  expect((await runAction('wallet-withdrawals', id, 'approve')).status).toBe(200)
  return { ...client, withdrawal_id: id }
}

/** The payout of an approved withdrawal in an approved run. */
async function atBank(amount: number) {
  const client = await approved(amount)
  const run_id = String((await newRun()).body.id)
  expect((await runAction('payout-runs', run_id, 'approve')).status).toBe(200)
  const payout = (await payoutsOf(run_id)).find(({ client_id }) => client_id === client.id)
  if (!payout) throw new Error('atBank: no payout')
  return { ...client, run_id, payout }
}

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.update(verificationCodes).set({ address: null })
})

test('a payout run sends approved withdrawals, and the client reads when the bank has the money', async () => {
  const { id, withdrawal_id, read, run_id, payout } = await atBank(30_000)
  expect(payout).toMatchObject({ ...bankAccount, amount: 30_000, withdrawal_id, settlement_id: null, provider_id: null })
  expect(await loadBalance({ db }, { kind: 'payout_clearing' })).toBe(30_000)
  const csv = await call('GET', `/api/admin/payout-runs/${run_id}/document?renderer=payout_csv`, { token: creator })
  expect(csv.text).toContain(`${bankAccount.iban},${bankAccount.account_name},300.00,${payout.number}`)
  expect((await runAction('wallet-withdrawals', withdrawal_id, 'reject', { reason: 'too late' })).body.msg).toContain('payout run')
  expect((await runAction('payouts', payout.id, 'paid', { reference: 'SNB-77' })).status).toBe(200)
  expect(await read(withdrawal_id)).toMatchObject({ status: 'paid', reference: 'SNB-77' })
  const [run] = await db.select().from(payout_runs).where(eq(payout_runs.id, run_id))
  expect(run?.status).toBe('completed')
  const informed = await db.select().from(notifications).where(eq(notifications.user_id, id))
  expect(informed.find(({ type }) => type === 'withdrawal_sent')?.body_en).toContain('7519')
})

test('what the bank returns goes back to the wallet, also after it was paid', async () => {
  const returned = await atBank(30_000)
  expect((await runAction('payouts', returned.payout.id, 'returned', { reason: 'Account closed' })).status).toBe(200)
  expect(await returned.read(returned.withdrawal_id)).toMatchObject({ status: 'returned', reason: 'Account closed' })
  expect(await returned.wallet()).toBe(30_000)
  const later = await atBank(12_000)
  await runAction('payouts', later.payout.id, 'paid', { reference: 'SNB-78' })
  expect((await runAction('payouts', later.payout.id, 'return_paid', { reason: 'Wrong name' })).status).toBe(200)
  expect(await later.read(later.withdrawal_id)).toMatchObject({ status: 'returned', reason: 'Wrong name' })
  expect(await later.wallet()).toBe(12_000)
  expect((await newRun()).status).toBe(409)
})

test('a payout that is removed from its run, or whose run is cancelled, joins the next one', async () => {
  const { withdrawal_id, read } = await approved(9_000)
  const first = String((await newRun()).body.id)
  const [removed] = await payoutsOf(first)
  expect((await runAction('payouts', removed?.id ?? '', 'remove')).status).toBe(200)
  await runAction('payout-runs', first, 'cancel', { reason: 'empty' })
  const second = String((await newRun()).body.id)
  expect((await payoutsOf(second))[0]?.number).toMatch(/-2$/)
  await runAction('payout-runs', second, 'cancel', { reason: 'wrong day' })
  const third = String((await newRun()).body.id)
  await runAction('payout-runs', third, 'approve')
  const [payout] = await payoutsOf(third)
  await runAction('payouts', payout?.id ?? '', 'paid', { reference: 'SNB-79' })
  expect(await read(withdrawal_id)).toMatchObject({ status: 'paid' })
})

test('a client who is blocked after the run was created holds its approval, and joins no other run', async () => {
  const { id, withdrawal_id, wallet } = await approved(9_000)
  const run_id = String((await newRun()).body.id)
  await changeAudited(app, users, { set: { status: 'blocked' }, where: eq(users.id, id) })
  expect((await runAction('payout-runs', run_id, 'approve')).body.msg).toContain('On hold meanwhile: W')
  const [payout] = await payoutsOf(run_id)
  await runAction('payouts', payout?.id ?? '', 'remove')
  await runAction('payout-runs', run_id, 'cancel', { reason: 'empty' })
  expect((await newRun()).status).toBe(409)
  expect((await runAction('wallet-withdrawals', withdrawal_id, 'reject', { reason: 'الحساب محظور' })).status).toBe(200)
  expect(await wallet()).toBe(9_000)
})

test('the gateway sends a withdrawal once and owns its result', async () => {
  const { run_id, payout, read, withdrawal_id, phone } = await atBank(21_000)
  const called = vi.spyOn(gateway, 'payout')
  expect((await runAction('payout-runs', run_id, 'send')).status).toBe(200)
  await runQueues(shared, ['payouts'])
  expect((await runAction('payouts', payout.id, 'returned', { reason: 'by hand' })).status).toBe(409)
  const { iban, account_name: name } = bankAccount
  const sent = { amount: 21_000, iban, name, mobile: phone.replace('+966', '0'), city: 'Riyadh' }
  expect(called.mock.calls).toEqual([[expect.objectContaining(sent)]])
  await runQueues(shared, ['payouts'])
  clock.advance(11 * 60_000)
  await runQueues(shared, ['payouts'])
  expect(await read(withdrawal_id)).toMatchObject({ status: 'paid' })
})

test('the database takes a payout of one settlement or one withdrawal only', async () => {
  const { payout } = await atBank(30_000)
  for (const changes of [{ withdrawal_id: null }, { client_id: null }, { withdrawal_id: null, client_id: null }])
    await expect(
      db.insert(payouts).values({ ...payout, id: crypto.randomUUID(), number: crypto.randomUUID().slice(0, 30), ...changes }),
    ).rejects.toMatchObject({
      cause: { constraint: 'payouts_exactly_one' },
    })
})

testInvariants(app)
