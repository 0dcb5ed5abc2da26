import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { dueOf } from '../../ordering/invoices/due-of.ts'
import { inHand } from '../../ordering/orders/facts.ts'
import { requireVersion } from '../../ordering/orders/require-version.ts'
import { transition } from '../../ordering/orders/transition.ts'
import { visibleOrder } from '../../ordering/orders/visible-order.ts'
import type { Tx } from '../../platform/db/database.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { conflict } from '../../platform/http/errors.ts'
import { hold } from '../ledger/hold.ts'
import { balanceOf } from '../ledger/ledger-account.ts'
import { countPaid } from './record-payment.ts'

export type Paid = { payment_id: string; status: string; amount: number; wallet_balance: number }

/**
 * Pays what is due of an order from its client's wallet and holds it. The amount comes from the invoice alone. Throws a conflict where nothing
 * is due, the wallet is short, or the order is not as the payer saw it: the second of two tabs must not pay the rest for the deposit.
 */
export async function payFromWallet(ctx: UserCtx & { db: Tx }, order_id: string, version?: number): Promise<Paid> {
  const order = await visibleOrder(ctx, order_id, { lock: true })
  requireVersion(order, version)
  const { invoice } = await inHand(ctx, order)
  const amount = invoice ? dueOf(invoice, order.status) : 0
  if (!invoice || amount === 0) throw conflict(['Nothing is due on this order', 'لا يوجد مبلغ مستحق على هذا الطلب'])
  const now = ctx.clock.now()
  const instalment = invoice.paid_amount < invoice.deposit_amount ? 1 : 2
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      order_id,
      invoice_id: invoice.id,
      client_id: ctx.who.id,
      method: 'wallet',
      instalment,
      amount,
      status: 'captured',
      captured_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!payment) throw new Error('payFromWallet: nothing came back')
  const { reference_number } = await hold(ctx, { user_id: ctx.who.id, order_id, payment_id: payment.id, amount })
  await ctx.db.update(payments).set({ reference_number }).where(eq(payments.id, payment.id))
  await countPaid(ctx, invoice, amount)
  if (order.status === 'pending_payment') await transition(ctx, { order_id, name: 'payment_captured', actor: 'system', amount })
  else if (order.provider_id)
    await notify(ctx, { type: 'remaining_paid', holes: { order: order.number }, provider_ids: [order.provider_id], order_id })
  return {
    payment_id: payment.id,
    status: payment.status,
    amount,
    wallet_balance: await balanceOf(ctx, { kind: 'client_wallet', user_id: ctx.who.id }),
  }
}
