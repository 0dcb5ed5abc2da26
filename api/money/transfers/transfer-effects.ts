import { transferForm } from '@wasl/shared/contract/transfers.ts'
import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { dueOf } from '../../ordering/invoices/due-of.ts'
import type { Effect } from '../../ordering/orders/transition-context.ts'
import { bankTransfers } from '../../platform/db/tables/bank-transfers.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { userCtx } from '../../platform/http/context-of.ts'
import { conflict } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { attachFiles } from '../../platform/uploads/attach.ts'
import { refuseTooMany } from '../../platform/uploads/upload-quota.ts'
import { post } from '../ledger/post.ts'
import { countPaid } from '../payments/record-payment.ts'

/** Keeps the proof of a transfer that the client says was sent, and the payment that waits for it; no money moves yet. */
export const saveTransfer: Effect = async (ctx, { hand, terms, told }) => {
  const { order, invoice } = hand
  const amount = invoice ? dueOf(invoice, order.status) : 0
  if (!invoice || amount === 0) throw conflict(['Nothing is due on this order', 'لا يوجد مبلغ مستحق على هذا الطلب'])
  const { file_ids, ...proof } = parse(transferForm, terms)
  await refuseTooMany(ctx, { file_ids })
  await attachFiles(userCtx(ctx), { file_ids, order_id: order.id })
  const at = ctx.clock.now()
  const stamps = { created_at: at, updated_at: at }
  const about = { order_id: order.id, invoice_id: invoice.id, amount, ...stamps }
  const instalment = invoice.paid_amount < invoice.deposit_amount ? 1 : 2
  const [payment] = await ctx.db
    .insert(payments)
    .values({ ...about, client_id: order.client_id, method: 'bank_transfer', instalment, status: 'submitted' })
    .returning({ id: payments.id })
  if (!payment) throw new Error('saveTransfer: nothing came back')
  const [transfer] = await ctx.db
    .insert(bankTransfers)
    .values({ ...about, ...proof, payment_id: payment.id, images: [...file_ids], status: bankTransferLifecycle.start })
    .returning({ id: bankTransfers.id })
  if (!transfer) throw new Error('saveTransfer: no transfer came back')
  told.about = { resource: 'bank-transfers', row_id: transfer.id }
}

/** Books the transfer that the administration found in the bank: from there into the order's escrow, once. */
export const approveTransfer: Effect = async (ctx, move) => {
  const { order, invoice } = move.hand
  const payment = await waiting(ctx, order.id)
  if (!invoice || !payment) throw nothingWaits()
  const { id, amount } = payment
  const escrow = { kind: 'escrow', order_id: order.id } as const
  const legs = [
    { account: { kind: 'bank_clearing' } as const, amount: -amount },
    { account: escrow, amount },
  ]
  const { reference_number } = await post(ctx, { kind: 'payment', order_id: order.id, payment_id: id, legs })
  const captured_at = ctx.clock.now()
  await ctx.db
    .update(payments)
    .set({ status: 'captured', captured_at, reference_number, updated_at: captured_at })
    .where(eq(payments.id, id))
  await countPaid(ctx, invoice, amount)
  move.told.amount = amount
}

/** Ends the payment whose transfer the bank never saw; nothing was booked for it. */
export const refuseTransfer: Effect = async (ctx, { hand }) => {
  const payment = await waiting(ctx, hand.order.id)
  if (!payment) throw nothingWaits()
  await ctx.db.update(payments).set({ status: 'refused', updated_at: ctx.clock.now() }).where(eq(payments.id, payment.id))
}

/** The payment of an order that waits for its transfer to be checked, if there is one. */
export async function waiting(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<{ id: string; amount: number } | undefined> {
  const [payment] = await ctx.db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.method, 'bank_transfer'), eq(payments.status, 'submitted')))
  return payment
}

const nothingWaits = () => conflict(['There is no transfer to check', 'لا توجد حوالة للمراجعة'])
