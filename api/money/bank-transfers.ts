import { transferForm } from '@wasl/shared/contract/transfers.ts'
import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { eq } from 'drizzle-orm'
import { amountDue } from '../ordering/invoices/invoice-amounts.ts'
import { recordPaidAmount } from '../ordering/invoices/record-paid-amount.ts'
import type { Effect } from '../ordering/orders/transition-context.ts'
import { emitNewRows } from '../platform/db/emit-new-rows.ts'
import { bankTransfers } from '../platform/db/tables/bank-transfers.ts'
import { payments } from '../platform/db/tables/payments.ts'
import { conflict } from '../platform/http/errors.ts'
import { parse } from '../platform/http/parse.ts'
import { userCtx } from '../platform/http/request-context.ts'
import { assertUploadQuota } from '../platform/uploads/assert-upload-quota.ts'
import { attachFiles } from '../platform/uploads/attach-files.ts'
import { postTransaction } from './ledger/post-transaction.ts'
import { nextInstalment } from './payments/next-instalment.ts'
import { findPendingTransferPayment } from './payments/payment-facts.ts'

/** Stores the client's proof of a bank transfer and its pending payment; no money moves yet. */
export const saveTransfer: Effect = async (ctx, { orderContext, terms, notificationData }) => {
  const { order } = orderContext
  const invoice = await orderContext.invoice()
  const amount = invoice ? amountDue(invoice, order.status) : 0
  if (!invoice || amount === 0) throw conflict({ en: 'Nothing is due on this order', ar: 'لا يوجد مبلغ مستحق على هذا الطلب' })
  const { file_ids, ...proof } = parse(transferForm, terms)
  await assertUploadQuota(ctx, { file_ids })
  await attachFiles(userCtx(ctx), { file_ids, order_id: order.id })
  const at = ctx.clock.now()
  const timestamps = { created_at: at, updated_at: at }
  const common = { order_id: order.id, invoice_id: invoice.id, amount, ...timestamps }
  const instalment = await nextInstalment(ctx, invoice.id)
  const [payment] = await ctx.db
    .insert(payments)
    .values({ ...common, client_id: order.client_id, method: 'bank_transfer', instalment, status: 'submitted' })
    .returning({ id: payments.id })
  if (!payment) throw new Error('saveTransfer: insert returned no payment')
  const [transfer] = await ctx.db
    .insert(bankTransfers)
    .values({ ...common, ...proof, payment_id: payment.id, images: [...file_ids], status: bankTransferLifecycle.start })
    .returning({ id: bankTransfers.id })
  if (!transfer) throw new Error('saveTransfer: insert returned no transfer')
  await emitNewRows(ctx, bankTransfers)
  notificationData.subject = { resource: 'bank-transfers', row_id: transfer.id }
}

/** Books a transfer that the administration found at the bank into the order's escrow, once. */
export const approveTransfer: Effect = async (ctx, transition) => {
  const { order } = transition.orderContext
  const invoice = await transition.orderContext.invoice()
  const payment = await findPendingTransferPayment(ctx, order.id)
  if (!invoice || !payment) throw noTransferPending()
  const { id, amount } = payment
  const escrow = { kind: 'escrow', order_id: order.id } as const
  const legs = [
    { account: { kind: 'bank_clearing' } as const, amount: -amount },
    { account: escrow, amount },
  ]
  const { reference_number } = await postTransaction(ctx, { kind: 'payment', order_id: order.id, payment_id: id, legs })
  const captured_at = ctx.clock.now()
  await ctx.db
    .update(payments)
    .set({ status: 'captured', captured_at, reference_number, updated_at: captured_at })
    .where(eq(payments.id, id))
  await recordPaidAmount(ctx, invoice, amount)
  transition.notificationData.amount = amount
}

/** Rejects the payment of a transfer that never arrived at the bank; nothing was booked for it. */
export const rejectTransfer: Effect = async (ctx, { orderContext }) => {
  const payment = await findPendingTransferPayment(ctx, orderContext.order.id)
  if (!payment) throw noTransferPending()
  await ctx.db.update(payments).set({ status: 'rejected', updated_at: ctx.clock.now() }).where(eq(payments.id, payment.id))
}

const noTransferPending = () => conflict({ en: 'There is no transfer to check', ar: 'لا توجد حوالة للمراجعة' })
