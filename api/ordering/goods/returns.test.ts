import type { Localized } from '@wasl/shared/units.ts'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../catalog/tables/from-registry.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { adminToken } from '../../testing/people.ts'
import { stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'

const app = await testApp({}, { demo: true })
const { db, call } = app
const { pay, page, transition } = await paidGoods(app)
const admin = await adminToken(app, 'all')
const step = (token: string, id: string, name: string, body: object = {}) => call('POST', `/api/returns/${id}/${name}`, { token, body })
type Line = { id: string; quantity: number; price: number; returned: number }

/** Goods that were delivered to their client. */
async function delivered(quantities: readonly number[]) {
  const paid = await pay(quantities)
  const { delivery_code } = await page(paid.client, paid.order)
  for (const [name, body] of [
    ['prepare', {}],
    ['send_out', {}],
    ['deliver', { code: delivery_code }],
  ] as const)
    expect((await transition(paid.owner, paid.order, name, body)).status).toBe(200)
  const { goods, wallet_balance } = await page(paid.client, paid.order)
  const lines: Line[] = goods.lines
  return { ...paid, lines, wallet_balance: Number(wallet_balance) }
}
const request = (client: string, order: string, lines: readonly Line[], body: object = {}) =>
  transition(client, order, 'request_return', {
    ...{
      lines: lines.map(({ id: line_id, quantity }) => ({ line_id, quantity })),
      cause: 'changed_mind',
      reason: 'لم تعد مناسبة',
      ...body,
    },
  })
const returnOf = async (token: string, order: string) => (await page(token, order)).goods.returns.at(-1)

test('a defect is returned with photos, and the goods are refunded and sold again', async () => {
  const { client, owner, order, lines, wallet_balance, products: sold } = await delivered([2, 1])
  const one = lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
  expect((await request(client, order, one, { cause: 'defect' })).body.errors).toEqual({ file_ids: [expect.any(String)] })
  expect(
    (
      await request(
        client,
        order,
        one.map((line) => ({ ...line, quantity: 3 })),
      )
    ).body.errors,
  ).toEqual({ [`lines.${one[0]?.id}`]: [expect.any(String)] })
  const file_ids = [await uploadImage(app, client, 'complaint')]
  expect((await request(client, order, one, { cause: 'defect', file_ids })).body).toMatchObject({ key: 'success' })
  expect((await request(client, order, one)).status).toBe(409)
  const waits = async (token: string) => {
    const { body } = await call('GET', '/api/orders?tab=mine&kind=store&per_page=50', { token })
    return [(await page(token, order)).turn, Object(body.data).data.find(({ id }: { id: string }) => id === order)?.turn]
  }
  expect([await waits(owner), await waits(client)]).toEqual([
    ['provider', 'provider'],
    ['provider', undefined],
  ])
  const open = await returnOf(owner, order)
  expect(open).toMatchObject({
    status: 'requested',
    shipping_paid_by: 'seller',
    actions: ['accept', 'reject'],
    photos: [{ id: file_ids[0] }],
  })
  expect((await call('GET', `/api/files/${file_ids[0]}`, { token: owner })).status).toBe(200)
  // Money is not released, and the return and a dispute exclude each other.
  expect((await transition(client, order, 'confirm_receipt')).status).toBe(409)
  const dispute = { subject: 'عيب في المنتج', reason: 'other', message: 'المنتج لا يعمل', order_id: order, is_blocking: true }
  expect((await call('POST', '/api/complaints', { token: client, body: dispute })).status).toBe(422)
  expect((await step(client, open.id, 'accept')).status).toBe(403)
  expect((await step(owner, open.id, 'receive')).status).toBe(409)
  expect((await step(owner, open.id, 'accept')).status).toBe(200)
  expect((await step(client, open.id, 'send-back', { tracking: 'R-1' })).status).toBe(200)
  const unit = sold[0]?.id ?? ''
  const stock = await stockOf(app, unit)
  expect((await step(owner, open.id, 'receive', { is_resellable: true })).body).toMatchObject({ key: 'success' })
  expect((await stockOf(app, unit))?.on_hand).toBe((stock?.on_hand ?? 0) + 1)
  const price = lines[0]?.price ?? 0
  expect(await returnOf(client, order)).toMatchObject({ status: 'refunded', refund_amount: price, tracking: 'R-1', actions: [] })
  const { invoice } = await page(client, order)
  expect(invoice.credit_notes).toMatchObject([{ total: price, pdf_url: expect.stringContaining(invoice.credit_notes[0].id) }])
  expect((await page(client, order)).wallet_balance - wallet_balance).toBe(price)
  expect((await transition(client, order, 'confirm_receipt')).status).toBe(200)
  const { timeline } = await page(client, order)
  const entries: { label: Localized; actor: string }[] = timeline
  expect(entries.slice(-5).map(({ label, actor }) => `${label.en} · ${actor}`)).toEqual([
    'Return requested · client',
    'Return accepted · provider',
    'Goods sent back · client',
    'Goods received and refunded · provider',
    'Receipt confirmed · client',
  ])
  const { rows: history } = await call('GET', `/api/admin/orders/${order}/history`, { token: admin })
  const steps = history.map(({ resource, action }) => `${resource} ${action}`).filter((step) => step.startsWith('returns'))
  expect(steps).toEqual(['returns receive', 'returns send_back', 'returns accept'])
  // Where a request is done is nothing that goods have.
  const { rows } = await call('GET', `/api/admin/orders?mode=on_site&id=${order}`, { token: admin })
  expect(rows).toEqual([])
})

test('goods of a completed order are returned until the time is over; all of a defect ends an order that is not complete', async () => {
  const first = await delivered([1])
  expect((await transition(first.client, first.order, 'confirm_receipt')).status).toBe(200)
  expect((await request(first.client, first.order, first.lines)).status).toBe(200)
  const { id } = await returnOf(first.owner, first.order)
  for (const name of ['accept', 'receive'])
    expect((await call('POST', `/api/admin/returns/${id}/actions/${name}`, { token: admin, body: {} })).status).toBe(200)
  expect(await page(first.client, first.order)).toMatchObject({ status: 'completed', refunds: [{ amount: first.lines[0]?.price }] })
  const second = await delivered([2])
  const file_ids = [await uploadImage(app, second.client, 'complaint')]
  const { invoice } = await page(second.client, second.order)
  await request(second.client, second.order, second.lines, { cause: 'defect', file_ids })
  const open = await returnOf(second.owner, second.order)
  await step(second.owner, open.id, 'accept')
  expect((await step(second.owner, open.id, 'receive')).status).toBe(200)
  expect(await page(second.client, second.order)).toMatchObject({ status: 'cancelled', held_amount: 0 })
  expect((await page(second.client, second.order)).wallet_balance - second.wallet_balance).toBe(invoice.final_amount)
  const third = await delivered([1])
  app.clock.advance(7 * dayMs + hourMs)
  expect((await request(third.client, third.order, third.lines)).status).toBe(409)
  await runDueDeadlines(app.shared)
})

test('the clock accepts a return, ends one that is not sent, and refunds one that is not confirmed', async () => {
  const [first, second] = [await delivered([1]), await delivered([1])]
  for (const { client, order, lines } of [first, second]) expect((await request(client, order, lines)).status).toBe(200)
  app.clock.advance(25 * hourMs)
  await runDueDeadlines(app.shared)
  const accepted = await returnOf(first.client, first.order)
  expect(accepted).toMatchObject({ status: 'accepted', shipping_paid_by: 'client', actions: ['send_back'] })
  await step(first.client, accepted.id, 'send-back')
  app.clock.advance(15 * dayMs)
  await runDueDeadlines(app.shared)
  expect(await returnOf(first.client, first.order)).toMatchObject({ status: 'refunded' })
  expect(await returnOf(second.client, second.order)).toMatchObject({ status: 'lapsed' })
  await runDueDeadlines(app.shared)
  expect(await page(second.client, second.order)).toMatchObject({ status: 'completed' })
})

test('a rejected return can be disputed; goods that cannot be returned are not', async () => {
  const { client, owner, order, lines } = await delivered([1])
  await request(client, order, lines)
  const { id } = await returnOf(owner, order)
  expect((await step(owner, id, 'reject')).body.errors).toEqual({ reason: [expect.any(String)] })
  expect((await step(owner, id, 'reject', { reason: 'استُعملت' })).status).toBe(200)
  expect(await returnOf(client, order)).toMatchObject({ status: 'rejected', reject_reason: 'استُعملت' })
  expect((await page(client, order)).timeline.at(-1)).toMatchObject({ label: { en: 'Return rejected' }, reason: 'استُعملت' })
  const dispute = { subject: 'رفض الإرجاع', reason: 'other', message: 'لم أستعملها', order_id: order, is_blocking: true }
  expect((await call('POST', '/api/complaints', { token: client, body: dispute })).status).toBe(201)
  const first = await pay([1])
  await db
    .update(products)
    .set({ is_returnable: false })
    .where(eq(products.id, first.products[0]?.id ?? ''))
  const sealed = await delivered([1])
  expect((await request(sealed.client, sealed.order, sealed.lines)).status).toBe(409)
  const paid = await pay([1])
  expect((await transition(paid.client, paid.order, 'request_withdrawal')).status).toBe(409)
})

testInvariants(app)
