import { financesPage } from '@wasl/shared/contract/finances.ts'
import { riyals } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { loginAttempts, verificationCodes } from '../../identity/tables/access.ts'
import { users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { bankAccount, clientWithWallet, withdrawalPassword } from '../../testing/withdrawals.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock, shared } = app
const [first, second] = [await adminToken(app, 'all'), await adminToken(app, 'all')]

const runAction = (id: string, action: string, token: string, body: object = {}) =>
  call('POST', `/api/admin/wallet-withdrawals/${id}/actions/${action}`, { token, body, lang: 'en' })
const typesOf = async (user_id: string) =>
  (await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, user_id)))
    .map(({ type }) => type)
    .sort()
const ownTransactions = async (token: string) =>
  financesPage
    .parse((await call('GET', '/api/finances', { token })).body.data)
    .data.map(({ kind, status, method, amount }) => [kind, status, method, amount])
const errorsOf = async (answer: Promise<{ body: { errors?: object } }>) => Object.keys((await answer).body.errors ?? {}).sort()

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.update(verificationCodes).set({ address: null })
})

test('a client withdraws with password and code, once for each key, and the money leaves the wallet at once', async () => {
  const client = await clientWithWallet(app, 50_000)
  expect(await errorsOf(client.requestCode({ amount: 20_000, password: 'wrong' }))).toEqual(['password'])
  const form = await client.confirmed({ amount: 20_000 })
  const wrong = { ...form, code: form.code === '0000' ? '1111' : '0000' }
  expect(await errorsOf(client.send(wrong))).toEqual(['code'])
  expect((await client.send(form, '')).body.errors).toHaveProperty('idempotency-key')
  const sent = await client.send(form, 'withdraw-once')
  expect(sent).toMatchObject({ status: 201, body: { data: { status: 'pending', amount: 20_000, ...bankAccount, can_cancel: true } } })
  expect((await client.send(form, 'withdraw-once')).body).toEqual(sent.body)
  expect(await errorsOf(client.send({ ...form, amount: 10_000 }, 'withdraw-once'))).toEqual(['idempotency-key'])
  expect(await errorsOf(client.send(form, 'another-key'))).toEqual(['code'])
  expect(await client.wallet()).toBe(30_000)
  expect(await typesOf(client.id)).toEqual(['withdrawal_requested'])
  expect(await ownTransactions(client.token)).toContainEqual(['withdrawal', 'pending', 'bank_transfer', -20_000])
  const { body } = await call('GET', '/api/wallet/withdrawals', { token: client.token })
  expect(body.data).toMatchObject({ balance: 30_000, last_account: bankAccount, data: [{ id: sent.body.data?.id }] })
  const statement = (await call('GET', '/api/finances/statement', { token: client.token })).body.data
  expect(statement).toMatchObject({ closing: 30_000, taken: 20_000 })
})

test('a code confirms its own amount, IBAN and name only, and that of another account nothing', async () => {
  const client = await clientWithWallet(app, 50_000)
  const form = await client.confirmed({ amount: 20_000 })
  for (const change of [{ amount: 30_000 }, { iban: 'SA4420000001234567891234' }, { account_name: 'نورة' }])
    expect(await errorsOf(client.send({ ...form, ...change }))).toEqual(['code'])
  const stranger = await clientWithWallet(app, 50_000)
  expect(await errorsOf(stranger.send(form))).toEqual(['code'])
  expect((await client.send(form)).status).toBe(201)
})

test('the amount is between the minimum and the balance, and the whole balance can always go', async () => {
  const client = await clientWithWallet(app, 8_000)
  const check = (form: object) => errorsOf(client.requestCode(form))
  expect(await check({ amount: 8_001 })).toEqual(['amount'])
  expect(await check({ amount: 4_999 })).toEqual(['amount'])
  expect(await check({ amount: 0 })).toEqual(['amount'])
  expect(await check({ amount: 6_000, iban: 'SA0380000000608010167518', account_name: ' ' })).toEqual(['account_name', 'iban'])
  expect(await check({ amount: 6_000, iban: 'GB29NWBK60161331926819' })).toEqual(['iban'])
  await client.withdraw(6_000)
  clock.advance(61_000)
  await client.withdraw(2_000)
  expect(await client.wallet()).toBe(0)
})

test('a provider has nothing to withdraw, and another client’s withdrawal is not found', async () => {
  const provider = await logInAs(app, demoPhones.company)
  expect((await call('GET', '/api/wallet/withdrawals', { token: provider })).status).toBe(403)
  const [client, stranger] = [await clientWithWallet(app, 9_000), await clientWithWallet(app, 0)]
  const id = await client.withdraw(9_000)
  expect((await call('GET', `/api/wallet/withdrawals/${id}`, { token: stranger.token })).status).toBe(404)
  expect((await stranger.cancel(id)).status).toBe(404)
})

test('a large withdrawal is approved by two administrators, a small one by one', async () => {
  const client = await clientWithWallet(app, riyals(12_000))
  const id = await client.withdraw(riyals(5_000))
  expect(await client.read(id)).toMatchObject({ status: 'first_review' })
  expect((await runAction(id, 'approve', first)).status).toBe(409)
  expect((await runAction(id, 'approve_first', first)).status).toBe(200)
  expect((await runAction(id, 'approve_first', second)).status).toBe(409)
  expect((await runAction(id, 'approve', first)).body.msg).toContain('Another administrator')
  expect((await runAction(id, 'approve', second)).body).toMatchObject({ status: 'approved' })
  clock.advance(61_000)
  const small = await client.withdraw(riyals(5_000) - 1)
  expect((await runAction(small, 'approve', first)).status).toBe(200)
  expect((await client.cancel(small)).status).toBe(409)
  await inTransaction(systemCtx(shared), (ctx) => storeSetting(ctx, 'withdrawal_two_approvals_from', 10_000))
  clock.advance(61_000)
  expect(await client.read(await client.withdraw(10_000))).toMatchObject({ status: 'first_review' })
  await inTransaction(systemCtx(shared), (ctx) => storeSetting(ctx, 'withdrawal_two_approvals_from', 500_000))
})

test('a rejected or cancelled withdrawal goes back to the wallet, once', async () => {
  const client = await clientWithWallet(app, 20_000)
  const rejected = await client.withdraw(20_000)
  expect((await runAction(rejected, 'reject', first)).status).toBe(422)
  expect((await runAction(rejected, 'reject', first, { reason: 'الحساب ليس باسمك' })).status).toBe(200)
  expect(await client.read(rejected)).toMatchObject({ status: 'rejected', reason: 'الحساب ليس باسمك', can_cancel: false })
  expect([await client.wallet(), await typesOf(client.id)]).toEqual([20_000, ['withdrawal_rejected', 'withdrawal_requested']])
  clock.advance(61_000)
  const cancelled = await client.withdraw(15_000)
  expect((await client.cancel(cancelled)).body.data).toMatchObject({ status: 'cancelled' })
  expect((await client.cancel(cancelled)).status).toBe(200)
  expect((await runAction(cancelled, 'approve', first)).status).toBe(409)
  expect(await client.wallet()).toBe(20_000)
  expect((await ownTransactions(client.token)).map(([kind, status]) => `${kind} ${status}`).sort()).toEqual([
    'top_up completed',
    'withdrawal cancelled',
    'withdrawal failed',
    'withdrawal_returned completed',
    'withdrawal_returned completed',
  ])
})

test('the withdrawal of a client who was blocked meanwhile is not approved', async () => {
  const client = await clientWithWallet(app, 20_000)
  const id = await client.withdraw(20_000)
  await changeAudited(app, users, { set: { status: 'blocked' }, where: eq(users.id, client.id) })
  expect((await runAction(id, 'approve', first)).body.msg).toContain('blocked')
  expect((await client.requestCode({ amount: 5_000 })).status).toBe(403)
  expect((await runAction(id, 'reject', first, { reason: 'الحساب محظور' })).status).toBe(200)
  expect(await client.wallet()).toBe(20_000)
})

test('an account is deleted once its wallet was withdrawn and the bank has the money', async () => {
  const client = await clientWithWallet(app, 20_000)
  const obstacles = async () => Object(await call('GET', '/api/user/privacy', { token: client.token })).body.data.obstacles
  expect(await obstacles()).toEqual(['balance'])
  const id = await client.withdraw(20_000)
  expect(await obstacles()).toEqual(['open_withdrawal'])
  await runAction(id, 'approve', first)
  const run = await call('POST', '/api/admin/payout-runs', { token: first, body: {} })
  const run_id = String(run.body.id)
  await call('POST', `/api/admin/payout-runs/${run_id}/actions/approve`, { token: second, body: {} })
  expect(await obstacles()).toEqual(['open_withdrawal'])
  const { rows } = await call('GET', `/api/admin/payouts?run_id=${run_id}`, { token: first })
  for (const payout of rows)
    await call('POST', `/api/admin/payouts/${String(payout.id)}/actions/paid`, { token: first, body: { reference: 'SNB-1029' } })
  expect(await client.read(id)).toMatchObject({ status: 'paid', reference: 'SNB-1029' })
  expect(await obstacles()).toEqual([])
  const body = { password: withdrawalPassword, confirmation: 'حذف' }
  expect((await call('POST', '/api/user/delete-account', { token: client.token, body })).status).toBe(200)
  const stayed = and(eq(users.id, client.id), eq(users.status, 'deleted'))
  expect(await db.$count(users, stayed)).toBe(1)
})

testInvariants(app)
