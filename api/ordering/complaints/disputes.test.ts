import { formatLongDate, formatTime } from '@wasl/shared/i18n/format.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admins } from '../../identity/tables/people.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { addSeconds } from '../../platform/instants.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { raceRounds } from '../../testing/races.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { dispute_decisions } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'

const { app, sample, tryTransition, mustTransition, notificationsTo } = await orderFixture()
const { call, db, clock } = app
const people = [demoPhones.client, demoPhones.company, '0500000001', '0500000004', demoPhones.secondClient]
const logIn = () => Promise.all(people.map((phone) => logInAs(app, phone)))
// The second one of the demo has the role of accounting.
await changeAudited(app, admins, { set: { is_super: true }, where: eq(admins.phone, '+966500000004') })
let [client = '', provider = '', admin = '', second = '', stranger = ''] = await logIn()
const held = 57_500
const reason = 'اتفق الطرفان على التقسيم'
const days = (count: number) => count * 24 * 3_600_000

let paid = 0
async function paidOrder(): Promise<SentOrder> {
  const order = await payableOrder(app, client, provider, sample)
  const result = await payOrder(app, client, order, `disputed-${++paid}`)
  if (result.status !== 200) throw new Error(result.text)
  return order
}
const rowOf = async ({ id }: SentOrder) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('the order is gone')
  return row
}
const balances = async (order: SentOrder) => {
  const { client_id, provider_id } = await rowOf(order)
  return {
    client: await loadBalance({ db }, { kind: 'client_wallet', user_id: client_id }),
    provider: await loadBalance({ db }, { kind: 'provider_payable', provider_id: provider_id ?? '' }),
    commission: await loadBalance({ db }, { kind: 'commission' }),
    vat: await loadBalance({ db }, { kind: 'vat_payable' }),
    escrow: await loadBalance({ db }, { kind: 'escrow', order_id: order.id }),
  }
}
const complain = (order: SentOrder, token: string = client, change: object = {}) =>
  call('POST', '/api/complaints', {
    token,
    body: {
      subject: 'العمل ناقص',
      reason: 'quality',
      message: 'لم يكتمل العمل المتفق عليه.',
      order_id: order.id,
      is_blocking: true,
      ...change,
    },
  })
async function disputeAbout(order: SentOrder, token: string = client): Promise<string> {
  const sent = await complain(order, token)
  if (sent.status !== 201) throw new Error(sent.text)
  return String(sent.body.data?.id)
}
const decide = (id: string, action: string, body: object = {}, token = admin) =>
  call('POST', `/api/admin/complaints/${id}/actions/${action}`, { token, body: { reason, ...body } })
const split = (id: string, refund_amount: number, token = admin) => decide(id, 'split_amount', { refund_amount }, token)
const pageOf = async (id: string, token = client) => (await call('GET', `/api/complaints/${id}`, { token })).body.data
const decisionsOf = (complaint_id: string) => db.select().from(dispute_decisions).where(eq(dispute_decisions.complaint_id, complaint_id))
const setThreshold = (halalas: number) => call('PATCH', '/api/admin/settings', { token: admin, body: { dispute_approval_amount: halalas } })
async function passDays(count: number): Promise<void> {
  clock.advance(days(count))
  await runDueDeadlines(app.shared)
  // The sessions have expired.
  ;[client = '', provider = '', admin = '', second = '', stranger = ''] = await logIn()
}

test('a blocking complaint freezes the order; the other party is notified and answers with evidence that nobody else sees', async () => {
  const order = await mustTransition(provider, await paidOrder(), 'deliver')
  const dueBefore = (await rowOf(order)).due_at
  expect(dueBefore).not.toBeNull()
  const id = await disputeAbout(order)
  expect(await rowOf(order)).toMatchObject({ status: 'disputed', due_at: null })
  expect((await notificationsTo(demoPhones.company, order)).map(({ type }) => type)).toContain('dispute_opened')
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).not.toContain('dispute_opened')
  for (const token of [client, provider])
    expect((await call('GET', `/api/orders/${order.id}`, { token })).body.data).toMatchObject({ complaint_id: id })
  expect((await complain(order)).body.errors).toEqual({ is_blocking: [expect.stringMatching(/already frozen|مجمّد بشكوى سابقة/)] })
  expect((await tryTransition(client, order, 'confirm_receipt')).status).toBe(409)
  const image = await uploadImage(app, provider, 'complaint')
  const answer = { message: 'هذه صور العمل المنجز', file_ids: [image] }
  expect((await call('POST', `/api/complaints/${id}/messages`, { token: provider, body: answer })).status).toBe(201)
  expect(Object.values((await pageOf(id))?.messages ?? {})).toMatchObject([
    { author: 'other_party', is_own: false, files: [{ id: image }] },
  ])
  expect((await call('GET', `/api/files/${image}`, { token: client })).status).toBe(200)
  expect((await call('GET', `/api/files/${image}`, { token: stranger })).status).toBe(404)
  expect((await call('GET', `/api/complaints/${id}`, { token: stranger })).status).toBe(404)
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).toContain('dispute_message')
  const write = (action: string) =>
    call('POST', `/api/admin/complaints/${id}/actions/${action}`, { token: admin, body: { reply: 'نرجو صورة للعمل كاملًا' } })
  expect((await write('reply')).status).toBe(409)
  expect((await write('write_to_parties')).body).toMatchObject({ status: 'in_progress' })
  const complaintRow = async () => (await call('GET', `/api/admin/complaints/${id}`, { token: admin })).body
  expect(await complaintRow()).toMatchObject({ status: 'in_progress', reply_due_at: null })
  await call('POST', `/api/complaints/${id}/messages`, { token: client, body: { message: 'الصورة مرفقة في الشكوى' } })
  expect(await complaintRow()).toMatchObject({ status: 'in_progress', reply_due_at: expect.any(String) })
  for (const phone of [demoPhones.client, demoPhones.company])
    expect((await notificationsTo(phone, order)).map(({ type }) => type)).toContain('dispute_replied')
  const refund = await call('POST', `/api/admin/orders/${order.id}/actions/request_refund`, { token: admin, body: { reason } })
  expect([refund.status, refund.body.msg]).toEqual([409, 'The order is in dispute'])
  await passDays(30)
  expect((await rowOf(order)).status).toBe('disputed')
  expect((await call('POST', `/api/complaints/${id}/withdraw`, { token: provider })).status).toBe(403)
  expect((await call('POST', `/api/complaints/${id}/withdraw`, { token: client })).status).toBe(200)
  const resumed = await rowOf(order)
  const left = (due: string | null, from: string) => Math.round((Date.parse(due ?? '') - Date.parse(from)) / days(1))
  expect((await call('GET', `/api/orders/${order.id}`, { token: client })).body.data).toMatchObject({ complaint_id: null })
  expect([resumed.status, left(resumed.due_at, clock.now())]).toEqual(['delivered', 14])
  expect((await notificationsTo(demoPhones.company, order)).map(({ type }) => type)).toContain('dispute_withdrawn')
})

test('a split waits for the time to appeal, then both get their part, with commission on the provider’s part only', async () => {
  const order = await paidOrder()
  const id = await disputeAbout(order)
  const before = await balances(order)
  expect((await split(id, held + 1)).body.errors).toEqual({ refund_amount: ['SAR 575 are held'] })
  expect((await split(id, 20_001)).body).toMatchObject({ dispute: 'decided', status: 'responded', reply: reason })
  expect(await balances(order)).toEqual(before)
  expect((await pageOf(id, provider))?.dispute_view).toMatchObject({
    reader: 'provider',
    can_appeal: true,
    can_withdraw: false,
    decision: { outcome: 'split', client_amount: 20_001, provider_amount: 37_499, reason },
  })
  for (const phone of [demoPhones.client, demoPhones.company])
    expect((await notificationsTo(phone, order)).map(({ type }) => type)).toContain('dispute_decided')
  const nextStep = async (token: string) => {
    const { body } = await call('GET', `/api/orders/${order.id}`, { token })
    return String(body.data?.next_step?.en).replace(/[\u2068\u2069]/g, '')
  }
  const end = addSeconds(clock.now(), 7 * 24 * 3600)
  const until = `You can appeal until ${formatLongDate(end, 'en')} ${formatTime(end, 'en')}`
  const toProvider = `The dispute is decided: SAR 374.99 go to you, before commission, and SAR 200.01 back to the client. ${until}`
  expect(await nextStep(client)).toBe(`The dispute is decided: SAR 200.01 go back to you and SAR 374.99 to the provider. ${until}`)
  expect(await nextStep(provider)).toBe(toProvider)
  const { body: home } = await call('GET', '/api/user/home', { token: provider })
  expect(JSON.stringify(home).replace(/[\u2068\u2069]/g, '')).toContain(toProvider)
  expect((await call('POST', `/api/complaints/${id}/withdraw`, { token: client })).status).toBe(409)
  await passDays(7)
  const after = await balances(order)
  // 374.99 with VAT is 326.08 without, of which the platform gets 10 %.
  expect(after).toEqual({
    client: before.client + 20_001,
    provider: before.provider + 37_499 - 3_260,
    commission: before.commission + 2_835,
    vat: before.vat + 425,
    escrow: 0,
  })
  expect((await rowOf(order)).status).toBe('completed')
  const notes = await db.select().from(credit_notes).where(eq(credit_notes.order_id, order.id))
  expect(notes.map(({ total, reason }) => [total, reason])).toEqual([[20_001, reason]])
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).toContain('dispute_resolved')
  await runDueDeadlines(app.shared)
  expect(await balances(order)).toEqual(after)
})

test('a large amount needs two administrators, and one who gives everything back cancels the order', async () => {
  await setThreshold(held - 1)
  const order = await paidOrder()
  const id = await disputeAbout(order, provider)
  const before = await balances(order)
  expect((await split(id, held)).body).toMatchObject({ dispute: 'proposed', reply_due_at: null })
  expect((await split(id, 0, second)).status).toBe(409)
  const [decision] = await decisionsOf(id)
  const approve = (token: string) => call('POST', `/api/admin/dispute-decisions/${decision?.id}/actions/approve`, { token })
  expect((await approve(admin)).body.msg).toBe('Another administrator must approve or reject your decision')
  const responses = await Promise.all([approve(second), approve(second)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  await setThreshold(1_000_000)
  await passDays(8)
  expect(await balances(order)).toEqual({ ...before, client: before.client + held, escrow: 0 })
  expect(await rowOf(order)).toMatchObject({ status: 'cancelled', payment_state: 'refunded' })
})

test('a decision is appealed once; another administrator decides, and the money moves at once', async () => {
  const order = await paidOrder()
  const id = await disputeAbout(order)
  await split(id, held)
  const appeal = (token: string) => call('POST', `/api/complaints/${id}/appeal`, { token, body: { message: 'أنجزت العمل كاملًا' } })
  expect((await appeal(stranger)).status).toBe(404)
  expect((await appeal(provider)).status).toBe(201)
  expect((await appeal(client)).status).toBe(409)
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).toContain('dispute_appealed')
  await passDays(8)
  expect((await rowOf(order)).status).toBe('disputed')
  expect((await decide(id, 'complete_order')).status).toBe(409)
  const before = await balances(order)
  expect((await decide(id, 'complete_order', {}, second)).status).toBe(200)
  const after = await balances(order)
  expect([after.client, after.escrow, after.provider - before.provider]).toEqual([before.client, 0, held - 5_000])
  expect((await rowOf(order)).status).toBe('completed')
  expect((await appeal(client)).status).toBe(409)
  expect((await decisionsOf(id)).map(({ status }) => status).sort()).toEqual(['appealed', 'executed'])
})

test('an order that continues can be disputed again by an appeal, until it has ended', async () => {
  const order = await mustTransition(provider, await paidOrder(), 'deliver')
  const id = await disputeAbout(order)
  expect((await decide(id, 'continue_order')).status).toBe(200)
  expect((await rowOf(order)).status).toBe('delivered')
  const appeal = () => call('POST', `/api/complaints/${id}/appeal`, { token: client, body: { message: 'ما زال العمل ناقصًا' } })
  expect((await appeal()).status).toBe(201)
  expect((await rowOf(order)).status).toBe('disputed')
  expect((await decide(id, 'continue_order', {}, second)).status).toBe(200)
  await mustTransition(client, order, 'confirm_receipt')
  expect((await appeal()).status).toBe(409)
})

test('of a confirmation and a dispute at the same instant one wins, and of two decisions one', async () => {
  await setThreshold(1_000_000)
  for (let round = 0; round < raceRounds; round++) {
    const order = await mustTransition(provider, await paidOrder(), 'deliver')
    const [confirmed, complained] = await Promise.all([tryTransition(client, order, 'confirm_receipt'), complain(order, provider)])
    expect([confirmed.status === 200, complained.status === 201].filter(Boolean)).toHaveLength(1)
    if (complained.status !== 201) continue
    const id = String(complained.body.data?.id)
    const decisions = await Promise.all([split(id, 100), split(id, 200, second)])
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await decisionsOf(id)).toHaveLength(1)
  }
})

testInvariants(app)
