import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { approvalEnds } from '@wasl/shared/lifecycle/approvals.ts'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isPayLaterSandbox } from '../../demo/pay-later/sandbox.ts'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, payOrder, type SentOrder, sendOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { payOnPage } from '../../testing/store.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { buildExport } from '../../views/personal-data/build-export.ts'
import { approvals } from '../tables/approvals.ts'
import { payments } from '../tables/payments.ts'

const { app, client, provider, sample, getOrder, mustTransition, tryTransition } = await orderFixture()
const { call, db } = app
const company = await logInAs(app, demoPhones.companyClient)
const [owner] = await db
  .select({ id: users.id })
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.companyClient.slice(1)}`))
const company_id = owner?.id ?? ''
const colleague = async (...permissions: string[]) => {
  const user = await newClient(app, { client_type: null, company_id, permissions, approval_limit: 10_000_000 })
  return { ...user, token: await sessionToken(app, user) }
}
const buyer = await colleague('order')
const set = (id: string, change: Partial<typeof users.$inferInsert>) => changeAudited(app, users, { set: change, where: eq(users.id, id) })
const poor = await colleague('order')
await set(poor.id, { approval_limit: 1_000 })
const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])
const pageOf = async (token: string, sent: SentOrder) => Object((await getOrder(token, sent)).body.data)
const offeredTo = async (token: string) => {
  const sent = await mustTransition(provider, await sendOrder(app, token, sample), 'make_offer', demoOffer)
  const [offer] = (await pageOf(token, sent)).offers
  return { sent, offer_id: String(offer.id), total: Number(offer.total) }
}
const actionsOf = (value: unknown) => rowsOf(value).flatMap(({ name, allowed }) => (allowed ? [String(name)] : []))
const decide = async (name: 'give' | 'decline' | 'withdraw', sent: SentOrder, token = company) => {
  const approval_id = (await pageOf(company, sent)).approval?.id
  const reason = name === 'decline' ? { reason: 'أعلى من الميزانية' } : {}
  return tryTransition(token, sent, `${name}_approval`, { approval_id, ...reason })
}
const approvalsOf = ({ id }: SentOrder) => db.select().from(approvals).where(eq(approvals.order_id, id)).orderBy(approvals.requested_at)
const notificationsTo = async (user_id: string, { id }: SentOrder) => {
  const rows = await db
    .select({ type: notifications.type })
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.order_id, id)))
  return rows.map(({ type }) => type).filter((type) => type.startsWith('approval'))
}

test('above its limit a colleague asks, the owner approves the very offer, and its invoice needs nothing more', async () => {
  const { sent, offer_id, total } = await offeredTo(poor.token)
  const ask = (token = poor.token) => tryTransition(token, sent, 'ask_offer_approval', { offer_id, reason: 'عاجل قبل الافتتاح' })
  const accept = () => tryTransition(poor.token, sent, 'accept_offer', { offer_id })
  expect(actionsOf((await pageOf(poor.token, sent)).offers[0].actions)).toContain('ask_offer_approval')
  expect([(await accept()).status, (await ask(company)).status, (await ask(buyer.token)).status]).toEqual([409, 403, 404])
  expect([(await ask()).status, (await ask()).status, (await accept()).status]).toEqual([200, 409, 409])
  const [theirs, own] = [await pageOf(poor.token, sent), await pageOf(company, sent)]
  expect(theirs).toMatchObject({ turn: 'owner', approval: { status: 'open', is_own: true, amount: total } })
  expect(own).toMatchObject({ turn: 'client', approval: { requested_by: poor.name, note: 'عاجل قبل الافتتاح', offer_id } })
  expect([actionsOf(theirs.actions), actionsOf(own.actions)]).toEqual([
    expect.not.arrayContaining(['give_approval']),
    expect.arrayContaining(['give_approval', 'decline_approval']),
  ])
  const mine = async (token: string) => {
    const { body } = await call('GET', '/api/orders?tab=mine&per_page=50', { token })
    return rowsOf(Object(body.data).data).find(({ id }) => id === sent.id)?.turn
  }
  expect([await mine(company), await mine(poor.token)]).toEqual(['client', undefined])
  // Its provider reads nothing of it.
  expect(rowsOf((await pageOf(provider, sent)).timeline).map(({ transition }) => transition)).not.toContain('ask_offer_approval')
  expect((await pageOf(provider, sent)).approval).toBeNull()
  expect([(await decide('give', sent, poor.token)).status, (await decide('give', sent, client)).status]).toEqual([403, 403])
  expect((await tryTransition(company, sent, 'give_approval', { approval_id: crypto.randomUUID() })).status).toBe(409)
  expect([(await decide('give', sent)).status, (await decide('withdraw', sent)).status, (await accept()).status]).toEqual([200, 200, 409])
  expect([(await ask()).status, (await decide('decline', sent)).status]).toEqual([200, 200])
  expect(await pageOf(poor.token, sent)).toMatchObject({
    turn: 'client',
    approval: { status: 'declined', decline_reason: 'أعلى من الميزانية' },
  })
  expect([(await ask()).status, (await decide('give', sent)).status]).toEqual([200, 200])
  // A lower limit does not take an approval away.
  await set(poor.id, { approval_limit: 0 })
  expect((await accept()).status).toBe(200)
  await set(poor.id, { approval_limit: 1_000 })
  expect((await approvalsOf(sent)).map(({ status, used_by }) => [status, used_by])).toEqual([
    ['withdrawn', null],
    ['declined', null],
    ['used', poor.id],
  ])
  expect(await notificationsTo(poor.id, sent)).toEqual(['approval_given', 'approval_withdrawn', 'approval_declined', 'approval_given'])
  expect(await notificationsTo(company_id, sent)).toEqual(['approval_requested', 'approval_requested', 'approval_requested'])

  const invoice = { lines: demoLines, discount: 0, deposit_percent: 100, price_reason: null, note: null }
  await mustTransition(provider, sent, 'issue_invoice', invoice)
  const { invoice: issued } = await pageOf(poor.token, sent)
  if (issued.final_amount <= total) expect((await tryTransition(poor.token, sent, 'accept_invoice')).status).toBe(200)
  expect(await findViolations(db, app.clock.now())).toEqual([])
})

test('an invoice above the approved offer needs its own approval; what changes, ends or is no longer needed ends it', async () => {
  const { sent, offer_id, total } = await offeredTo(poor.token)
  const ask = () => tryTransition(poor.token, sent, 'ask_offer_approval', { offer_id })
  await ask()
  await decide('give', sent)
  // Other terms of the same price are another offer.
  await mustTransition(provider, sent, 'edit_offer', { ...demoOffer, offer_id, duration_days: 30 })
  expect((await pageOf(poor.token, sent)).approval).toBeNull()
  expect((await tryTransition(poor.token, sent, 'accept_offer', { offer_id })).status).toBe(409)
  const edit = (approval_limit: number, permissions = ['order']) =>
    call('PATCH', `/api/provider/users/${poor.id}`, { token: company, body: { name: 'سعد', permissions, approval_limit } })
  for (const end of [
    () => edit(total),
    () => edit(1_000, ['view_all']),
    () => tryTransition(company, sent, 'accept_offer', { offer_id }),
  ]) {
    expect([(await ask()).status, await end().then(({ status }) => status)]).toEqual([200, 200])
    expect((await approvalsOf(sent)).at(-1)).toMatchObject({ status: 'ended', decided_by: null })
    await set(poor.id, { approval_limit: 1_000, permissions: ['order'] })
    poor.token = await sessionToken(app, poor)
  }
  // It reads why each of them ended, unless it no longer orders.
  const about = and(eq(notifications.user_id, poor.id), eq(notifications.order_id, sent.id), eq(notifications.type, 'approval_ended'))
  const ends = await db.select({ body: notifications.body_en }).from(notifications).where(about).orderBy(notifications.created_at)
  expect(ends.map(({ body }) => body.split(' ended: ')[1]?.replace(/[\u2068\u2069]/g, ''))).toEqual(
    (['subject_changed', 'limit_raised', 'accepted'] as const).map((end) => approvalEnds[end].en),
  )
  const lines = demoLines.map((line) => ({ ...line, unit_price: line.unit_price * 2 }))
  const invoice = { lines, discount: 0, deposit_percent: 100, price_reason: 'قطع إضافية', note: null }
  await mustTransition(provider, sent, 'issue_invoice', invoice)
  const accept = async () => {
    const { final_amount } = (await pageOf(poor.token, sent)).invoice
    return (await tryTransition(poor.token, sent, 'accept_invoice', { accepted_total: final_amount })).status
  }
  expect([await accept(), (await tryTransition(poor.token, sent, 'ask_invoice_approval')).status]).toEqual([409, 200])
  expect((await tryTransition(poor.token, sent, 'ask_invoice_approval')).status).toBe(409)
  expect([(await decide('give', sent)).status, await accept()]).toEqual([200, 200])
  expect(await findViolations(db, app.clock.now())).toEqual([])
})

test('of two acceptances one uses the approval, and none if it is withdrawn first or its colleague is blocked', async () => {
  const { sent, offer_id } = await offeredTo(poor.token)
  await tryTransition(poor.token, sent, 'ask_offer_approval', { offer_id })
  await decide('give', sent)
  const accept = async () => (await tryTransition(poor.token, sent, 'accept_offer', { offer_id })).status
  const raced = await Promise.all([accept(), accept(), decide('withdraw', sent).then(({ status }) => status)])
  const [row] = await approvalsOf(sent)
  expect(raced.slice(0, 2).filter((status) => status === 200).length).toBe(row?.status === 'used' ? 1 : 0)
  expect(raced[2] === 200).toBe(row?.status === 'withdrawn')

  const cancelled = await offeredTo(poor.token)
  await tryTransition(poor.token, cancelled.sent, 'ask_offer_approval', { offer_id: cancelled.offer_id })
  const [{ status }] = await Promise.all([
    call('POST', `/api/provider/users/${poor.id}/block`, { token: company }),
    tryTransition(poor.token, cancelled.sent, 'cancel', { reason: 'لم نعد نحتاجه' }),
  ])
  expect([status, (await approvalsOf(cancelled.sent))[0]?.status]).toEqual([200, 'ended'])
  expect(await findViolations(db, app.clock.now())).toEqual([])
})

test('a changed request, or rights that the back office takes away, ends an approval; the provider reads no change', async () => {
  const requester = await colleague('order')
  await set(requester.id, { approval_limit: 1_000 })
  const { sent, offer_id } = await offeredTo(requester.token)
  const given = async () => {
    expect((await tryTransition(requester.token, sent, 'ask_offer_approval', { offer_id })).status).toBe(200)
    expect((await decide('give', sent)).status).toBe(200)
  }
  const stampsOf = async () => (({ version, updated_at }) => ({ version, updated_at }))(await pageOf(provider, sent))
  const before = await stampsOf()
  await given()
  expect(await stampsOf()).toEqual(before)
  expect(
    (await call('PATCH', `/api/orders/${sent.id}`, { token: requester.token, body: { ...sample.order, note: 'أعمال أخرى تمامًا' } })).status,
  ).toBe(200)
  expect((await approvalsOf(sent)).at(-1)?.status).toBe('ended')
  // Who changed the request knows.
  expect(await notificationsTo(requester.id, sent)).toEqual(['approval_given'])
  expect((await tryTransition(requester.token, sent, 'accept_offer', { offer_id })).status).toBe(409)
  await given()
  const admin = await logInAs(app, demoPhones.superAdmin)
  const { body } = await call('GET', `/api/admin/colleagues/${requester.id}`, { token: admin })
  const change = { permissions: ['view_all'], version: Object(body.data).version }
  expect((await call('PATCH', `/api/admin/colleagues/${requester.id}`, { token: admin, body: change })).status).toBe(200)
  expect((await approvalsOf(sent)).at(-1)?.status).toBe('ended')
  // Who sees no orders has none to pay.
  const edit = { name: 'سعد', permissions: ['pay'] }
  const unseen = await call('PATCH', `/api/provider/users/${requester.id}`, { token: company, body: edit })
  expect([unseen.status, Object.keys(unseen.body.errors ?? {})]).toEqual([422, ['permissions']])
})

test('a colleague who pays pays for its company, by wallet and by transfer', async () => {
  const payer = await colleague('order', 'pay')
  const viewing = await colleague('view_all', 'pay')
  const [ownerRow] = await db.select().from(users).where(eq(users.id, company_id))
  const payable = async () => {
    const { sent, offer_id } = await offeredTo(payer.token)
    await mustTransition(payer.token, sent, 'accept_offer', { offer_id })
    const invoice = { lines: demoLines, discount: 0, deposit_percent: 100, price_reason: null, note: null }
    await mustTransition(provider, sent, 'issue_invoice', invoice)
    return mustTransition(payer.token, sent, 'accept_invoice')
  }
  const sent = await payable()
  expect(await pageOf(payer.token, sent)).toMatchObject({ can_pay: true, turn: 'client', wallet_balance: expect.any(Number) })
  expect(await pageOf(viewing.token, sent)).toMatchObject({ can_pay: true, turn: 'client' })
  const page = (token: string) => call('GET', `/api/orders/${sent.id}/payment`, { token })
  const pay = (token: string) => payOrder(app, token, sent, crypto.randomUUID())
  expect([(await page(payer.token)).status, (await page(buyer.token)).status, (await pay(buyer.token)).status]).toEqual([200, 403, 403])
  const balance = Number((await page(company)).body.data?.wallet_balance)
  await set(payer.id, { permissions: ['order'] })
  expect((await pay(payer.token)).status).toBe(403)
  await set(payer.id, { permissions: ['order', 'pay'] })
  expect((await pay(payer.token)).status).toBe(200)
  const [payment] = await db.select().from(payments).where(eq(payments.order_id, sent.id))
  expect(payment).toMatchObject({ client_id: company_id, paid_by: payer.id, status: 'captured', method: 'wallet' })
  expect(Number((await call('GET', '/api/wallet', { token: company })).body.data?.balance)).toBe(balance - (payment?.amount ?? 0))
  expect((await pageOf(company, sent)).payments).toMatchObject([{ paid_by: payer.name }])
  expect((await pageOf(provider, sent)).payments).toMatchObject([{ paid_by: null }])
  const paid = async (user_id: string) =>
    db.$count(
      notifications,
      and(eq(notifications.user_id, user_id), eq(notifications.order_id, sent.id), eq(notifications.type, 'payment_paid')),
    )
  expect([await paid(company_id), await paid(payer.id), await paid(buyer.id)]).toEqual([1, 1, 0])
  const view = async (token: string) => (await call('GET', `/api/payments/${payment?.id}`, { token })).status
  expect([await view(payer.token), await view(viewing.token), await view(buyer.token), await view(client)]).toEqual([200, 200, 403, 404])

  const transferred = await payable()
  const [account] = Object(
    (await call('GET', `/api/orders/${transferred.id}/payment`, { token: payer.token })).body.data,
  ).receiving_accounts
  const receipt = await uploadImage(app, payer.token, 'transfer')
  const proof = {
    ...{ receiving_account_id: account.id, amount: 57_500, transferred_on: app.clock.now().slice(0, 10), file_ids: [receipt] },
    ...{ account_name: 'شركة نماء', account_number: 'SA4420000001234567891234', bank_name: 'مصرف الراجحي' },
  }
  const moved = await tryTransition(payer.token, transferred, 'send_transfer', proof)
  expect([moved.status, moved.body.errors ?? null]).toEqual([200, null])
  expect((await db.select().from(payments).where(eq(payments.order_id, transferred.id)))[0]).toMatchObject({
    client_id: company_id,
    paid_by: payer.id,
  })
  expect(ownerRow?.id).toBe(company_id)
  // The receipt is for who pays for the company, and in its copy of all data.
  const readers = [company, payer.token, viewing.token, buyer.token, provider, client]
  const reads = await Promise.all(readers.map((token) => call('GET', fileUrl(receipt), { token })))
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404])
  // Who sent it no longer reads it once it pays for nothing.
  await set(payer.id, { permissions: ['order'] })
  expect((await call('GET', fileUrl(receipt), { token: payer.token })).status).toBe(404)
  await set(payer.id, { permissions: ['order', 'pay'] })
  const { transfer } = Object((await call('GET', `/api/orders/${transferred.id}/payment`, { token: company })).body.data)
  expect(transfer.files).toMatchObject([{ id: receipt }])
  for (const id of [company_id, payer.id]) {
    const copy = unzipSync(await buildExport(app.shared, id))
    expect(Object.keys(copy).filter((name) => name.startsWith(`files/${receipt}`))).toHaveLength(1)
    expect(JSON.parse(strFromU8(copy['bank_transfers.json'] ?? new Uint8Array()))).toContainEqual(
      expect.objectContaining({ order_id: transferred.id }),
    )
  }

  // By card with a coupon, and in parts.
  const code = await createCoupon(app, await adminToken(app, 'all'))
  const start = async (method: string, body: object = {}) => {
    const order = await payable()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await call('POST', `/api/orders/${order.id}/pay`, { token: payer.token, body: { method, ...body }, headers })
    const [row] = await db.select().from(payments).where(eq(payments.order_id, order.id))
    if (!row?.gateway_id) throw new Error(`pay: ${answer.status} ${answer.text}`)
    return { order, gateway_id: row.gateway_id }
  }
  const outcomeOf = async ({ order }: { order: SentOrder }) => {
    const [row] = await db.select().from(payments).where(eq(payments.order_id, order.id))
    return { ...row, order: (await pageOf(payer.token, order)).status }
  }
  const byCard = await start('electronic', { coupon_code: code })
  await payOnPage(app, byCard.gateway_id)
  const gateway = app.shared.adapters.gateways.tabby
  if (!isPayLaterSandbox(gateway)) throw new Error('a test runs with the stand-ins')
  const inParts = await start('tabby')
  await gateway.sandbox.plans.approve(inParts.gateway_id)
  await gateway.sandbox.events.idle()
  const common = { client_id: company_id, paid_by: payer.id, status: 'captured', order: 'in_progress' }
  expect([await outcomeOf(byCard), await outcomeOf(inParts)]).toMatchObject([
    { ...common, method: 'electronic', discount: 5000 },
    { ...common, method: 'tabby', discount: 0 },
  ])
  expect(await findViolations(db, app.clock.now())).toEqual([])
})
