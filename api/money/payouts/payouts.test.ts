import { financesPage } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { reconcile } from '../../ordering/reconciliation/reconcile.ts'
import { addSeconds } from '../../platform/instants.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { settleEarnings } from '../../testing/earnings.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { payout_runs, payouts, settlements } from '../tables/from-registry.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const creator = await adminToken(app, 'all')
const approver = await adminToken(app, 'all')
const [owner] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.company.slice(1)}`))
const provider_id = owner?.provider_id ?? ''

const newRun = (token = creator) => call('POST', '/api/admin/payout-runs', { token, body: {} })
const runAction = (resource: string, id: string, action: string, body: object = {}, token = approver) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token, body, lang: 'en' })
const payoutsOf = (run_id: string) => db.select().from(payouts).where(eq(payouts.run_id, run_id)).orderBy(payouts.number)
const settlementOf = async (id: string | null) =>
  (
    await db
      .select()
      .from(settlements)
      .where(eq(settlements.id, id ?? ''))
  )[0]
const payable = (id: string | null = provider_id) => loadBalance({ db }, { kind: 'provider_payable', provider_id: id ?? '' })
const clearing = () => loadBalance({ db }, { kind: 'payout_clearing' })

/** The payouts as their provider sees them on /finances. */
async function ownPayouts() {
  const token = await logInAs(app, demoPhones.company)
  return financesPage.parse((await call('GET', '/api/finances?kind=payout&per_page=50', { token })).body.data).data
}

test('a run takes every new settlement, another administrator approves it, and its results end or return them', async () => {
  await settleEarnings(app, 30_000)
  const open = await db.select().from(settlements).where(eq(settlements.status, 'new'))
  expect(open.length).toBeGreaterThan(1)
  const created = await newRun()
  expect(created.status).toBe(201)
  const run_id = String(created.body.id)
  const total = open.reduce((sum, { amount }) => sum + amount, 0)
  expect(created.body).toMatchObject({ status: 'pending', amount: total, payout_count: open.length })
  expect(await db.$count(adminNotifications, eq(adminNotifications.row_id, run_id))).toBe(1)
  expect((await newRun()).status).toBe(409)
  expect((await call('GET', `/api/admin/payout-runs/${run_id}/document`, { token: creator })).status).toBe(409)

  expect((await runAction('payout-runs', run_id, 'approve', {}, creator)).body.msg).toContain('Another administrator')
  const approved = await Promise.all([runAction('payout-runs', run_id, 'approve'), runAction('payout-runs', run_id, 'approve')])
  expect(approved.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await clearing()).toBe(total)

  const [paid, returned, ...rest] = await payoutsOf(run_id)
  if (!paid || !returned) throw new Error('the run has fewer than two payouts')
  expect((await runAction('payouts', paid.id, 'paid')).body.errors).toHaveProperty('reference')
  const reference = 'SNB-1029'
  expect((await runAction('payouts', paid.id, 'paid', { reference })).body).toMatchObject({ status: 'paid' })
  expect((await runAction('payouts', paid.id, 'returned', { reason: 'again' })).status).toBe(409)
  expect(await settlementOf(paid.settlement_id)).toMatchObject({ status: 'ended', reference })
  const before = await payable(returned.provider_id)
  expect((await runAction('payouts', returned.id, 'returned', { reason: 'Account closed' })).body).toMatchObject({ status: 'returned' })
  expect((await payable(returned.provider_id)) - before).toBe(returned.amount)
  expect(await settlementOf(returned.settlement_id)).toMatchObject({ status: 'new', payout_run_id: null, return_reason: 'Account closed' })
  const link = pages.settlement({ id: returned.settlement_id ?? '' })
  const informed = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 'settlement_returned'), eq(notifications.link, link)))
  expect(informed[0]?.body_en).toContain('Account closed')
  await Promise.all(rest.map(({ id }) => runAction('payouts', id, 'paid', { reference })))
  expect((await db.select().from(payout_runs).where(eq(payout_runs.id, run_id)))[0]?.status).toBe('completed')
  expect(await clearing()).toBe(0)

  const next = await newRun()
  expect(next.body).toMatchObject({ payout_count: 1, amount: returned.amount })
  const [again] = await payoutsOf(String(next.body.id))
  expect(again?.number).toMatch(/-[23]$/)
  expect((await runAction('payout-runs', String(next.body.id), 'cancel', { reason: 'wrong day' })).status).toBe(200)
})

test('the file of an approved run has the IBAN, name, amount and reference of each payout, and no formula', async () => {
  await changeAudited(app, providers, { set: { account_name: '=cmd()', payouts_held_until: null }, where: eq(providers.id, provider_id) })
  await settleEarnings(app, 12_345)
  const run_id = String((await newRun()).body.id)
  await runAction('payout-runs', run_id, 'approve')
  const csv = await call('GET', `/api/admin/payout-runs/${run_id}/document?renderer=payout_csv`, { token: creator })
  const own = (await payoutsOf(run_id)).find((payout) => payout.provider_id === provider_id && payout.amount === 12_345)
  expect(csv.text.split('\r\n')[0]).toBe('\ufeffIBAN,Name,Amount (SAR),Reference')
  expect(csv.text).toContain(`${own?.iban},'=cmd(),123.45,${own?.number}`)
  const xlsx = await call('GET', `/api/admin/payout-runs/${run_id}/document?renderer=payout_xlsx`, { token: creator })
  expect([xlsx.status, xlsx.text.startsWith('PK')]).toEqual([200, true])
  for (const { id } of await payoutsOf(run_id)) await runAction('payouts', id, 'paid', { reference: 'SNB-2' })
})

test('a settlement that is put on hold after the run was created must be removed before the approval', async () => {
  await settleEarnings(app, 20_000)
  const run_id = String((await newRun()).body.id)
  const [payout] = (await payoutsOf(run_id)).filter((one) => one.provider_id === provider_id)
  const until = addSeconds(clock.now(), 3600)
  await db.update(providers).set({ payouts_held_until: until }).where(eq(providers.id, provider_id))
  const rejected = await runAction('payout-runs', run_id, 'approve')
  expect([rejected.status, String(rejected.body.msg).includes('On hold meanwhile')]).toEqual([409, true])
  expect((await runAction('payouts', payout?.id ?? '', 'remove')).status).toBe(200)
  expect(await settlementOf(payout?.settlement_id ?? '')).toMatchObject({ payout_run_id: null, hold_reason: 'new_iban' })
  await runAction('payout-runs', run_id, 'cancel', { reason: 'empty' })
  await db.update(providers).set({ payouts_held_until: null }).where(eq(providers.id, provider_id))
})

test('a payout that the bank returns after it was paid goes back to the provider, and its settlement joins the next run', async () => {
  await settleEarnings(app, 15_000)
  const run_id = String((await newRun()).body.id)
  await runAction('payout-runs', run_id, 'approve')
  const made = await payoutsOf(run_id)
  const payout = made.find(({ amount }) => amount === 15_000)
  if (!payout) throw new Error('no payout')
  for (const { id } of made) await runAction('payouts', id, 'paid', { reference: 'SNB-77' })
  const before = await payable()
  expect((await runAction('payouts', payout.id, 'return_paid')).body.errors).toHaveProperty('reason')
  const answers = await Promise.all([1, 2].map(() => runAction('payouts', payout.id, 'return_paid', { reason: 'Account closed' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([(await payable()) - before, await clearing()]).toEqual([15_000, 0])
  expect(await settlementOf(payout.settlement_id)).toMatchObject({
    status: 'new',
    payout_run_id: null,
    reference: null,
    return_reason: 'Account closed',
  })
  const link = pages.settlement({ id: payout.settlement_id ?? '' })
  const informed = await db.select().from(notifications).where(eq(notifications.link, link))
  expect(informed.map(({ type }) => type)).toEqual(expect.arrayContaining(['settlement_paid', 'settlement_returned']))
  expect((await ownPayouts()).find(({ reference }) => reference === payout.number)).toMatchObject({ status: 'failed', amount: -15_000 })
  const history = await call('GET', `/api/admin/settlements/${payout.settlement_id}/history`, { token: approver })
  expect(history.text).toContain('Account closed')

  const next = String((await newRun()).body.id)
  const [again] = await payoutsOf(next)
  expect(again).toMatchObject({ settlement_id: payout.settlement_id, number: `${payout.number}-2` })
  await runAction('payout-runs', next, 'approve')
  expect((await runAction('payouts', again?.id ?? '', 'paid', { reference: 'SNB-78' })).status).toBe(200)
  expect(await settlementOf(payout.settlement_id)).toMatchObject({ status: 'ended', reference: 'SNB-78' })
  expect((await runAction('payouts', payout.id, 'return_paid', { reason: 'again' })).status).toBe(409)
})

test('an approved run is sent through the gateway once, and its results are fetched', async () => {
  await settleEarnings(app, 40_000)
  await settleEarnings(app, 40_013)
  const run_id = String((await newRun()).body.id)
  expect((await runAction('payout-runs', run_id, 'send')).status).toBe(409)
  await runAction('payout-runs', run_id, 'approve')
  const sent = await Promise.all([1, 2].map(() => runAction('payout-runs', run_id, 'send')))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
  // An answer is lost, and the job runs again.
  sandbox.events.setFaults({ unanswered: 1 })
  await runQueues(shared, ['payouts'])
  sandbox.events.setFaults({})
  clock.advance(90_000)
  await runQueues(shared, ['payouts'])
  const made = await payoutsOf(run_id)
  expect(made.map(({ status, gateway_id }) => [status, gateway_id !== null])).toEqual(made.map(() => ['approved', true]))
  const numbers = (await sandbox.payouts.list()).map(({ sequence_number }) => sequence_number)
  expect(numbers.sort()).toEqual(made.map(({ sequence_number }) => sequence_number).sort())
  const [first] = made
  const manual = await runAction('payouts', first?.id ?? '', 'paid', { reference: 'SNB-9' })
  expect([manual.status, manual.body.msg]).toEqual([409, 'The payment gateway reports its result'])
  const csv = await call('GET', `/api/admin/payout-runs/${run_id}/document?renderer=payout_csv`, { token: approver })
  expect(csv.text).not.toContain(first?.iban)

  clock.advance(2 * 3_600_000)
  await runQueues(shared, ['payouts'])
  const results = await payoutsOf(run_id)
  const returned = results.find(({ amount }) => amount === 40_013)
  expect(returned).toMatchObject({ status: 'returned', return_reason: 'Account closed' })
  for (const payout of results.filter((one) => one !== returned))
    expect(payout).toMatchObject({ status: 'paid', reference: payout.gateway_id })
  expect((await db.select().from(payout_runs).where(eq(payout_runs.id, run_id)))[0]?.status).toBe('completed')
  expect(await settlementOf(returned?.settlement_id ?? '')).toMatchObject({ status: 'new', return_reason: 'Account closed' })
  expect(await clearing()).toBe(0)
})

test('a payout gets its result by hand or from the gateway, never both', async () => {
  await settleEarnings(app, 30_007)
  const run_id = String((await newRun()).body.id)
  await runAction('payout-runs', run_id, 'approve')
  const payout = (await payoutsOf(run_id)).find(({ amount }) => amount === 30_007)
  if (!payout) throw new Error('no payout')
  const recordResult = () => runAction('payouts', payout.id, 'returned', { reason: 'Not sent' })
  const [sent, manual] = await Promise.all([runAction('payout-runs', run_id, 'send'), recordResult()])
  const current = async () => (await payoutsOf(run_id)).find(({ id }) => id === payout.id)
  const isSent = (await current())?.sequence_number !== null
  expect([sent.status, manual.status]).toEqual([200, isSent ? 409 : 200])
  // An administrator records a result while the gateway is called.
  const { payout: transfer } = gateway
  const during: number[] = []
  const called = vi.spyOn(gateway, 'payout').mockImplementation(async (values) => {
    if (values.payout_id === payout.id) during.push((await recordResult()).status)
    return transfer(values)
  })
  await runQueues(shared, ['payouts'])
  called.mockRestore()
  expect(during).toEqual(isSent ? [409] : [])
  clock.advance(2 * 3_600_000)
  await runQueues(shared, ['payouts'])
  expect((await current())?.status).toBe(isSent ? 'paid' : 'returned')
  expect(await clearing()).toBe(0)
})

test('a number that the gateway knows without its payout leaves the result to an administrator', async () => {
  await settleEarnings(app, 30_003)
  const run_id = String((await newRun()).body.id)
  await runAction('payout-runs', run_id, 'approve')
  await runAction('payout-runs', run_id, 'send')
  const [payout] = await payoutsOf(run_id)
  const used = { id: 'unknown', status: 'failed', message: 'Sequence number was used' } as const
  const called = vi.spyOn(gateway, 'payout').mockResolvedValue(used)
  await runQueues(shared, ['payouts'])
  called.mockRestore()
  clock.advance(2 * 3_600_000)
  await runQueues(shared, ['payouts'])
  expect((await sandbox.payouts.list()).map(({ sequence_number }) => sequence_number)).not.toContain(payout?.sequence_number)
  const history = await call('GET', `/api/admin/payouts/${payout?.id}/history`, { token: approver })
  expect(history.text).toContain(String(payout?.sequence_number))
  for (const { id } of await payoutsOf(run_id)) expect((await runAction('payouts', id, 'paid', { reference: 'SNB-31' })).status).toBe(200)
  expect(await clearing()).toBe(0)
})

test('a payout that the gateway reported as paid and the bank returns later is found in the night and goes back to the provider', async () => {
  await settleEarnings(app, 50_019)
  const run_id = String((await newRun()).body.id)
  await runAction('payout-runs', run_id, 'approve')
  await runAction('payout-runs', run_id, 'send')
  await runQueues(shared, ['payouts'])
  clock.advance(2 * 3_600_000)
  await runQueues(shared, ['payouts'])
  const find = async () => (await payoutsOf(run_id)).find(({ amount }) => amount === 50_019)
  const paid = await find()
  expect(paid?.status).toBe('paid')
  const before = await payable()
  clock.advance(24 * 3_600_000)
  await reconcile(systemCtx(shared))
  expect(await find()).toMatchObject({ status: 'returned', return_reason: 'Account closed' })
  expect((await payable()) - before).toBe(50_019)
  expect(await settlementOf(paid?.settlement_id ?? '')).toMatchObject({ status: 'new', payout_run_id: null, reference: null })
  const link = pages.settlement({ id: paid?.settlement_id ?? '' })
  const informed = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.link, link), eq(notifications.type, 'settlement_returned')))
  // Each user of the provider once.
  expect(new Set(informed.map(({ user_id }) => user_id)).size).toBe(informed.length)
  expect(informed.length).toBeGreaterThan(0)
  const history = await call('GET', `/api/admin/payouts/${paid?.id}/history`, { token: await adminToken(app, 'all') })
  expect(history.text).toContain('Account closed')
  await reconcile(systemCtx(shared))
  expect([(await payable()) - before, await clearing()]).toEqual([50_019, 0])
  // Its provider reads that it did not arrive, and the totals do not count it.
  expect((await ownPayouts()).find(({ amount }) => amount === -50_019)).toMatchObject({ status: 'failed' })
})

test('the provider sees its settlement with the bank, returned and paid', async () => {
  const owner = await logInAs(app, demoPhones.company)
  const page = await call('GET', '/api/settlements?tab=ended', { token: owner })
  expect(page.body.data?.counts?.ended).toBeGreaterThan(0)
})

testInvariants(app, /settlement|payout|payable|stored balances|audited/)
