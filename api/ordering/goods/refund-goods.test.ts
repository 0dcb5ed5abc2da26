import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { invoices } from '../tables/invoices.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const { pay, page, transition } = await paidGoods(app)
const wallet = async (token: string, order: string) => Number((await page(token, order)).wallet_balance)

test('goods that cannot be sent are refunded with a credit note, and the rest is delivered', async () => {
  const { client, owner, order, products } = await pay([2, 1])
  const before = await page(client, order)
  const [first, second] = before.goods.lines
  const unit = products[0]?.id ?? ''
  const stock = await stockOf(app, unit)
  const lines = [{ line_id: first.id, quantity: 1 }]
  expect((await transition(client, order, 'refund_line', { lines, reason: 'x' })).status).toBe(403)
  expect((await transition(owner, order, 'refund_line', { lines })).body.errors).toEqual({ reason: [expect.any(String)] })
  const tooMany = [{ line_id: first.id, quantity: 3 }]
  expect((await transition(owner, order, 'refund_line', { lines: tooMany, reason: 'x' })).body.errors).toEqual({
    [`lines.${first.id}`]: [expect.any(String)],
  })
  expect((await transition(owner, order, 'refund_line', { lines, reason: 'نفدت الكمية', restock: true })).status).toBe(200)
  const after = await page(client, order)
  expect(after).toMatchObject({ status: 'in_progress', refunds: [{ amount: first.price }] })
  expect(after.wallet_balance - before.wallet_balance).toBe(first.price)
  expect(await stockOf(app, unit)).toEqual({ on_hand: (stock?.on_hand ?? 0) + 1, reserved: stock?.reserved })
  const notes = await db.select({ amount: credit_notes.total }).from(credit_notes).where(eq(credit_notes.order_id, order))
  expect(notes).toEqual([{ amount: first.price }])
  // Without `restock`, the goods were never there.
  const rest = [{ line_id: second.id, quantity: 1 }]
  expect((await transition(owner, order, 'refund_line', { lines: rest, reason: 'نفدت' })).status).toBe(200)
  await transition(owner, order, 'prepare')
  expect((await transition(owner, order, 'send_out')).status).toBe(200)
  expect((await transition(owner, order, 'deliver', { code: before.delivery_code })).status).toBe(200)
  expect((await transition(client, order, 'confirm_receipt')).status).toBe(200)
  expect((await page(client, order)).goods.lines.map(({ shipped, refunded }: Record<string, number>) => [shipped, refunded])).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('an order of which everything is refunded is cancelled, and its client gets everything back', async () => {
  const { client, owner, order } = await pay([1, 2])
  const { goods, wallet_balance, invoice } = await page(client, order)
  for (const { id: line_id, quantity } of goods.lines)
    expect((await transition(owner, order, 'refund_line', { lines: [{ line_id, quantity }], reason: 'نفدت' })).status).toBe(200)
  expect(await page(client, order)).toMatchObject({ status: 'cancelled', cancel_reason: 'نفدت', held_amount: 0 })
  expect((await wallet(client, order)) - wallet_balance).toBe(invoice.final_amount)
  const [stored] = await db.select().from(invoices).where(eq(invoices.order_id, order))
  expect(stored).toMatchObject({ status: 'cancelled', credited_amount: invoice.final_amount })
})

test('a withdrawal stops the goods, and is accepted by the seller or by the clock', async () => {
  const first = await pay([2])
  expect((await transition(first.owner, first.order, 'request_withdrawal')).status).toBe(403)
  expect((await transition(first.client, first.order, 'request_withdrawal', { reason: 'غيّرت رأيي' })).body).toMatchObject({
    key: 'success',
  })
  expect((await transition(first.client, first.order, 'request_withdrawal')).status).toBe(409)
  for (const name of ['prepare', 'refund_line'])
    expect(
      (
        await transition(first.owner, first.order, name, {
          reason: 'x',
          ...(name === 'refund_line' && { lines: [{ line_id: first.order, quantity: 1 }] }),
        })
      ).status,
    ).toBe(409)
  const { wallet_balance, invoice } = await page(first.client, first.order)
  const stock = await stockOf(app, first.products[0]?.id ?? '')
  expect((await transition(first.owner, first.order, 'accept_withdrawal')).status).toBe(200)
  expect((await wallet(first.client, first.order)) - wallet_balance).toBe(invoice.final_amount)
  expect((await stockOf(app, first.products[0]?.id ?? ''))?.on_hand).toBe((stock?.on_hand ?? 0) + 2)
  const second = await pay([1])
  await transition(second.client, second.order, 'request_withdrawal')
  app.clock.advance(23 * hourMs)
  await runDueDeadlines(app.shared)
  expect(await page(second.client, second.order)).toMatchObject({ status: 'in_progress' })
  app.clock.advance(2 * hourMs)
  await runDueDeadlines(app.shared)
  expect(await page(second.client, second.order)).toMatchObject({ status: 'cancelled' })
  // What is on its way is not withdrawn.
  const third = await pay([1])
  await transition(third.owner, third.order, 'prepare')
  await transition(third.owner, third.order, 'send_out')
  expect((await transition(third.client, third.order, 'request_withdrawal')).status).toBe(409)
})

test('a seller rejects a withdrawal with a reason that its client reads, and once', async () => {
  const { client, owner, order } = await pay([1])
  const tryReject = (token: string, body: object = {}) => transition(token, order, 'reject_withdrawal', body)
  expect((await tryReject(owner, { reason: 'خرجت الشحنة' })).status).toBe(409)
  await transition(client, order, 'request_withdrawal')
  expect((await tryReject(client, { reason: 'x' })).status).toBe(403)
  expect((await tryReject(owner)).body.errors).toEqual({ reason: [expect.any(String)] })
  expect((await tryReject(owner, { reason: 'خرجت الشحنة' })).status).toBe(200)
  const [notification] = await db.select().from(notifications).where(eq(notifications.type, 'withdrawal_rejected'))
  expect(notification).toMatchObject({ order_id: order, body_ar: expect.stringContaining('خرجت الشحنة') })
  // The goods go on, the clock does not cancel them, and the client returns them after the delivery.
  expect((await transition(client, order, 'request_withdrawal')).body.msg).toContain('rejected the withdrawal')
  app.clock.advance(25 * hourMs)
  await runDueDeadlines(app.shared)
  expect(await page(client, order)).toMatchObject({ status: 'in_progress' })
  expect((await transition(owner, order, 'prepare')).status).toBe(200)
})

testInvariants(app)
