import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { amountDue } from '../../ordering/invoices/invoice-amounts.ts'
import { assertOrderVersion } from '../../ordering/orders/assert-order-version.ts'
import { loadOrderContext } from '../../ordering/orders/order-context.ts'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { loadVisibleOrder } from '../../ordering/orders/visible-order.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import type { Tx } from '../../platform/db/types.ts'
import { conflict } from '../../platform/http/errors.ts'
import { holdInEscrow } from '../ledger/escrow.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { recordPaidAmount } from './paid-amounts.ts'

export type WalletPayment = { payment_id: string; status: string; amount: number; wallet_balance: number }

/**
 * Pays the due amount of an order from the client's wallet into escrow. The amount comes from the invoice alone. Throws a conflict if nothing
 * is due, the balance is insufficient, or the order's version has changed: a second tab must not pay the remainder instead of the deposit.
 */
export async function payFromWallet(ctx: UserCtx & { db: Tx }, order_id: string, version?: number): Promise<WalletPayment> {
  const order = await loadVisibleOrder(ctx, order_id, { lock: true })
  assertOrderVersion(order, version)
  const { invoice } = await loadOrderContext(ctx, order)
  const amount = invoice ? amountDue(invoice, order.status) : 0
  if (!invoice || amount === 0) throw conflict({ en: 'Nothing is due on this order', ar: 'لا يوجد مبلغ مستحق على هذا الطلب' })
  const now = ctx.clock.now()
  const instalment = invoice.paid_amount < invoice.deposit_amount ? 1 : 2
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      order_id,
      invoice_id: invoice.id,
      client_id: ctx.principal.id,
      method: 'wallet',
      instalment,
      amount,
      status: 'captured',
      captured_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!payment) throw new Error('payFromWallet: insert returned no row')
  const { reference_number } = await holdInEscrow(ctx, { user_id: ctx.principal.id, order_id, payment_id: payment.id, amount })
  await ctx.db.update(payments).set({ reference_number }).where(eq(payments.id, payment.id))
  await recordPaidAmount(ctx, invoice, amount)
  if (order.status === 'pending_payment') await transitionOrder(ctx, { order_id, name: 'payment_captured', actor: 'system', amount })
  else if (order.provider_id)
    await notify(ctx, { type: 'remaining_paid', params: { order: order.number }, provider_ids: [order.provider_id], order_id })
  return {
    payment_id: payment.id,
    status: payment.status,
    amount,
    wallet_balance: await loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id }),
  }
}
