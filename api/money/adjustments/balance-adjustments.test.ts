import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { postTransaction } from '../ledger/post-transaction.ts'

const app = await testApp()
const { call, db, clock } = app
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const client = await newClient(app)
const wallet = () => loadBalance({ db }, { kind: 'client_wallet', user_id: client.id })
const create = (body: object) =>
  call('POST', '/api/admin/balance-adjustments', {
    token: requester,
    body: { account: 'wallet', client_id: client.id, direction: 'add', amount: 5_000, reason: 'تعويض عن تأخر الخدمة', ...body },
  })
const decide = (id: unknown, name: string, token: string, body: object = {}) =>
  call('POST', `/api/admin/balance-adjustments/${id}/actions/${name}`, { token, body })
const typesOf = async () =>
  (
    await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, client.id)))
  )
    .map(({ type }) => type)
    .sort()

test('an adjustment is booked once, after another administrator approved it, and its owner is informed', async () => {
  const { status, body, text } = await create({})
  if (status !== 201) throw new Error(text)
  expect([status, await wallet()]).toEqual([201, 0])
  expect((await decide(body.id, 'approve', requester)).status).toBe(409)
  const approvals = await Promise.all([decide(body.id, 'approve', approver), decide(body.id, 'approve', approver)])
  expect(approvals.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(await wallet()).toBe(5_000)
  const deduction = await create({ direction: 'deduct', amount: 2_000 })
  expect((await decide(deduction.body.id, 'approve', approver)).status).toBe(200)
  expect([await wallet(), await typesOf()]).toEqual([3_000, ['balance_credited', 'balance_debited']])
})

test('a balance never goes below zero, when it is requested and when it is approved', async () => {
  expect((await create({ direction: 'deduct', amount: 3_001 })).body.errors).toHaveProperty('amount')
  const [first, second] = [await create({ direction: 'deduct', amount: 2_000 }), await create({ direction: 'deduct', amount: 2_000 })]
  const answers = await Promise.all([first, second].map(({ body }) => decide(body.id, 'approve', approver)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await wallet()).toBe(1_000)
})

test('a rejected one changes nothing; the form needs an owner and a reason, and only super administrators see it', async () => {
  const { body } = await create({})
  expect((await decide(body.id, 'reject', requester, { reason: 'المبلغ خاطئ' })).status).toBe(409)
  expect((await decide(body.id, 'reject', approver, { reason: 'المبلغ خاطئ' })).status).toBe(200)
  expect((await decide(body.id, 'approve', approver)).status).toBe(409)
  expect(await wallet()).toBe(1_000)
  expect((await create({ client_id: null })).body.errors).toHaveProperty('client_id')
  expect((await create({ account: 'payable' })).body.errors).toHaveProperty('provider_id')
  expect((await create({ reason: '' })).body.errors).toHaveProperty('reason')
  const finance = await adminToken(app, ['orders.write'])
  expect((await call('GET', '/api/admin/balance-adjustments', { token: finance })).status).toBe(403)
})

// The next test invents a top-up without a payment.
testInvariants(app)

test('what a provider once paid into a wallet moves to its earnings, and nothing is added to such a wallet', async () => {
  const [company] = await db
    .insert(providers)
    .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status: 'approved' })
    .returning()
  const provider_id = company?.id ?? ''
  const owner = await newClient(app, { role: 'provider', client_type: null, provider_id })
  await inTransaction(app.createContext(), (ctx) =>
    postTransaction(ctx, {
      kind: 'top_up',
      legs: [
        { account: { kind: 'bank_clearing' }, amount: -55_000 },
        { account: { kind: 'client_wallet', user_id: owner.id }, amount: 55_000 },
      ],
    }),
  )
  const ownerless = () => findViolations(db, clock.now(), 'M2 account owners')
  expect(await ownerless()).toHaveLength(1)
  expect((await create({ client_id: owner.id })).body.errors).toHaveProperty('client_id')
  const taken = await create({ client_id: owner.id, direction: 'deduct', amount: 55_000 })
  expect((await decide(taken.body.id, 'approve', approver)).status).toBe(200)
  const added = await create({ account: 'payable', client_id: null, provider_id, amount: 55_000 })
  expect((await decide(added.body.id, 'approve', approver)).status).toBe(200)
  expect(await loadBalance({ db }, { kind: 'provider_payable', provider_id })).toBe(55_000)
  expect(await ownerless()).toEqual([])
})
