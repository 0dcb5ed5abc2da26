import { vatOfAllowance } from '@wasl/shared/rules/vat-within.ts'
import { countCompletedOrder } from '../../identity/profiles/provider-counters.ts'
import { releaseEscrow } from '../../money/ledger/escrow.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadAllowance } from '../payments/payment-facts.ts'
import { orderContext } from './order-context.ts'
import type { Effect } from './transition-context.ts'

/** Releases the held money to the provider and increments its completed orders. The platform keeps what its own goods were sold for. */
export const completeOrder: Effect = async (ctx, { orderContext: { order } }) => {
  // A new context: the invoice may just have been reduced to what was paid.
  const invoice = await orderContext(ctx, order).invoice()
  const { provider_id } = order
  if (!invoice) throw new Error('completeOrder: an order without an invoice')
  const { final_amount, tax, credited_amount, credited_tax, commission_percent, sold_by } = invoice
  // VAT on the commission is the platform's rate, whatever rate the seller charged.
  const { vat_percent } = await loadSettings(ctx)
  const rest = final_amount - credited_amount
  const coupon_vat = vatOfAllowance(rest, await loadAllowance(ctx, invoice), invoice)
  const terms = { net: rest - (tax - credited_tax), commission_percent, sold_by, vat_percent, coupon_vat }
  const amount = await releaseEscrow(ctx, { order_id: order.id, provider_id, ...terms })
  if (provider_id) await countCompletedOrder(ctx, provider_id)
  return { notify: { amount } }
}
