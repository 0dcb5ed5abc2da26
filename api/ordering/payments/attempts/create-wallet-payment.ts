import { eq } from 'drizzle-orm'
import { holdInEscrow } from '../../../money/ledger/escrow.ts'
import type { TransactionCtx } from '../../../platform/context.ts'
import type { PaymentCoupon } from '../../coupons/coupon-use.ts'
import { payments } from '../../tables/payments.ts'
import { nextInstalment } from '../next-instalment.ts'

type WalletPayment = {
  order_id: string
  invoice_id: string
  client_id: string
  paid_by?: string | null
  amount: number
} & Partial<PaymentCoupon>

/** Pays an amount from the client's wallet into the escrow of the order, which is locked. Throws a conflict if the balance is insufficient. */
export async function createWalletPayment(ctx: TransactionCtx, payment: WalletPayment): Promise<typeof payments.$inferSelect> {
  const now = ctx.clock.now()
  const instalment = await nextInstalment(ctx, payment.invoice_id)
  const times = { captured_at: now, created_at: now, updated_at: now }
  const [created] = await ctx.db
    .insert(payments)
    .values({ ...payment, ...times, method: 'wallet', instalment, status: 'captured' })
    .returning()
  if (!created) throw new Error('createWalletPayment: insert returned no row')
  const { order_id, client_id: user_id, amount, discount = 0 } = payment
  const { reference_number } = await holdInEscrow(ctx, { user_id, order_id, payment_id: created.id, amount, discount })
  await ctx.db.update(payments).set({ reference_number }).where(eq(payments.id, created.id))
  return { ...created, reference_number }
}
