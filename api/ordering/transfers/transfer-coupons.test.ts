import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { transferBody } from '../../testing/transfers.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { coupon_uses, coupons } from '../tables/from-registry.ts'

const { app, client, provider, sample, tryTransition, getOrder } = await orderFixture()
const { call, db } = app
const admin = await adminToken(app, 'all')
const code = await createCoupon(app, admin)

const send = async (order: SentOrder, amount: number, coupon_code = code) =>
  tryTransition(client, order, 'send_transfer', { ...(await transferBody(app, client, amount)), coupon_code })
const transferOf = async ({ id }: SentOrder) =>
  (await db.select().from(bankTransfers).where(eq(bankTransfers.order_id, id)).orderBy(desc(bankTransfers.created_at)))[0]
const decide = async (order: SentOrder, action: string, body: object = {}) =>
  call('POST', `/api/admin/bank-transfers/${(await transferOf(order))?.id}/actions/${action}`, { token: admin, body })
const useOf = async ({ id }: SentOrder) => (await db.select().from(coupon_uses).where(eq(coupon_uses.order_id, id)))[0]
const usedCount = async () => (await db.select().from(coupons).where(eq(coupons.code, code)))[0]?.used_count
const invoiceOf = async (order: SentOrder) => (await getOrder(client, order)).body.data?.invoice

test('a transfer with a coupon expects less, reserves a use until it is approved, and completes the escrow', async () => {
  const order = await payableOrder(app, client, provider, sample)
  const before = await usedCount()
  expect((await send(order, 52_500)).status).toBe(200)
  expect([(await transferOf(order))?.expected_amount, (await useOf(order))?.status]).toEqual([52_500, 'reserved'])
  expect((await decide(order, 'confirm')).status).toBe(200)
  expect((await useOf(order))?.status).toBe('used')
  expect(await usedCount()).toBe((before ?? 0) + 1)
  expect(await loadBalance(app, { kind: 'escrow', order_id: order.id })).toBe(57_500)
  expect(await invoiceOf(order)).toMatchObject({ paid_amount: 57_500, remaining_amount: 0 })
})

test('a rejected transfer gives its use back, and a code that cannot be used is an error of the form', async () => {
  const order = await payableOrder(app, client, provider, sample)
  expect((await send(order, 52_500, 'NOSUCH')).body.errors).toEqual({ coupon_code: ['There is no coupon with this code'] })
  const before = await usedCount()
  expect((await send(order, 52_500)).status).toBe(200)
  expect((await decide(order, 'reject', { reason: 'لم تصل الحوالة' })).status).toBe(200)
  expect([await useOf(order), await usedCount()]).toEqual([undefined, before])
})

test('a transfer of less than expected keeps its discount, and the rest stays due', async () => {
  const order = await payableOrder(app, client, provider, sample, { deposit_percent: 50 })
  expect((await send(order, 23_750)).status).toBe(200)
  expect((await decide(order, 'record_amount', { received_amount: 20_000 })).status).toBe(200)
  expect(await invoiceOf(order)).toMatchObject({ paid_amount: 25_000, due_amount: 3750 })
})

testInvariants(app)
