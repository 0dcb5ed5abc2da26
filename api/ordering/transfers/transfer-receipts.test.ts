import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { addSeconds } from '../../platform/instants.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { transferBody } from '../../testing/transfers.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'

const { app, client, provider, sample, tryTransition, mustTransition } = await orderFixture()
const { call, db, clock } = app
const admin = await adminToken(app, 'all')
const total = 57_500

const payable = () => payableOrder(app, client, provider, sample)
const transferOf = async (order: SentOrder) => {
  const [transfer] = await db
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.order_id, order.id))
    .orderBy(desc(bankTransfers.created_at))
  if (!transfer) throw new Error('the order has no transfer')
  return transfer
}
const decide = async (order: SentOrder, action: 'confirm' | 'reject', body: object = {}) =>
  call('POST', `/api/admin/bank-transfers/${(await transferOf(order)).id}/actions/${action}`, { token: admin, body })
const daysAgo = (days: number) => riyadhDate(addSeconds(clock.now(), -days * daySeconds))
/** Uploads a receipt whose bytes depend on its number alone. */
async function uploadNumbered(token: string, number: number): Promise<string> {
  const bytes = await sharp({ create: { width: 20 + number, height: 20, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const { body } = await call('POST', '/api/uploads', {
    token,
    ...formDataBody({ purpose: 'transfer' }, { name: 'file', filename: 'receipt.png', bytes }),
  })
  return String(body.data?.id)
}

test('a receipt can be a PDF, which its client and the administration read and a browser never runs', async () => {
  const order = await payable()
  const upload = await call('POST', '/api/uploads', {
    token: client,
    ...formDataBody(
      { purpose: 'transfer' },
      { name: 'file', filename: 'receipt.pdf', bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n') },
    ),
  })
  const file_id = String(upload.body.data?.id)
  await mustTransition(client, order, 'send_transfer', { ...(await transferBody(app, client, total)), file_ids: [file_id] })
  const read = (token: string, url: string) => call('GET', `${url}/${file_id}`, { token })
  expect([(await read(client, '/api/files')).status, (await read(provider, '/api/files')).status]).toEqual([200, 404])
  const shown = await read(admin, '/api/admin/files')
  expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-security-policy': expect.stringContaining('sandbox') })
  expect(String(shown.headers['content-disposition'])).toContain('attachment')
})

test('a transfer that repeats a receipt, or an amount and a date, is marked for the administration', async () => {
  const [first, second, third, fourth] = [await payable(), await payable(), await payable(), await payable()]
  const body = await transferBody(app, client, total)
  const stranger = await logInAs(app, demoPhones.secondClient)
  // The bytes of the same receipt are the same for every client.
  const receipt = await uploadNumbered(client, 1)
  await mustTransition(client, first, 'send_transfer', { ...body, file_ids: [receipt], transferred_on: daysAgo(40) })
  const original = await transferOf(first)
  expect(original.duplicate_reason).toBeNull()
  await mustTransition(client, second, 'send_transfer', {
    ...body,
    file_ids: [await uploadNumbered(client, 2)],
    transferred_on: daysAgo(40),
  })
  expect(await transferOf(second)).toMatchObject({ duplicate_of_id: original.id, duplicate_reason: 'details' })
  expect((await decide(first, 'confirm')).status).toBe(200)
  await mustTransition(client, third, 'send_transfer', {
    ...body,
    file_ids: [await uploadNumbered(client, 1)],
    transferred_on: daysAgo(41),
  })
  expect(await transferOf(third)).toMatchObject({ duplicate_of_id: original.id, duplicate_reason: 'receipt' })
  await decide(third, 'reject', { reason: 'الإيصال مكرر' })
  await mustTransition(client, fourth, 'send_transfer', {
    ...body,
    file_ids: [await uploadNumbered(client, 4)],
    transferred_on: daysAgo(41),
  })
  expect((await transferOf(fourth)).duplicate_reason).toBeNull()
  const foreign = { ...body, amount: 9_900, file_ids: [await uploadNumbered(stranger, 1)] }
  const headers = { 'idempotency-key': 'foreign-receipt' }
  expect((await call('POST', '/api/wallet/top-ups/transfers', { token: stranger, body: foreign, headers })).status).toBe(200)
  const [last] = await db.select().from(bankTransfers).where(eq(bankTransfers.amount, 9_900))
  expect(last?.duplicate_reason).toBe('receipt')
})

test('a transfer was made in the last three months', async () => {
  const order = await payable()
  const body = await transferBody(app, client, total)
  for (const transferred_on of ['0001-01-01', daysAgo(93), daysAgo(-1)])
    expect((await tryTransition(client, order, 'send_transfer', { ...body, transferred_on })).body.errors).toHaveProperty('transferred_on')
  await mustTransition(client, order, 'send_transfer', { ...body, transferred_on: daysAgo(92) })
})

test('a client has a few top-up transfers under review at most, also if they are sent at once', async () => {
  const someone = await newClient(app)
  const token = await sessionToken(app, someone)
  const body = await transferBody(app, token, 5_000)
  const sendTopUp = (key: string) => call('POST', '/api/wallet/top-ups/transfers', { token, body, headers: { 'idempotency-key': key } })
  const sent = await Promise.all([1, 2, 3, 4, 5].map((number) => sendTopUp(`open-${number}`)))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
  const [one] = await db.select().from(bankTransfers).where(eq(bankTransfers.client_id, someone.id))
  await call('POST', `/api/admin/bank-transfers/${one?.id}/actions/reject`, { token: admin, body: { reason: 'لم تصل الحوالة' } })
  expect((await sendTopUp('open-6')).status).toBe(200)
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(db, clock.now())).toEqual([])
})
