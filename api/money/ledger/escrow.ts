import type { SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadBalance } from './ledger-account.ts'
import { type LedgerLeg, postTransaction } from './post-transaction.ts'

type HeldPayment = { user_id: string; order_id: string; payment_id: string; amount: number; discount: number }

/**
 * Moves a payment from the client's wallet into the order's escrow, and the discount of its coupon from the platform. Throws a conflict if the
 * balance is insufficient.
 */
export const holdInEscrow = (ctx: TransactionCtx, { user_id, order_id, payment_id, amount, discount }: HeldPayment) =>
  postTransaction(ctx, {
    kind: 'payment',
    order_id,
    payment_id,
    legs: [
      { account: { kind: 'client_wallet', user_id }, amount: -amount },
      { account: { kind: 'coupon_cost' }, amount: -discount },
      { account: { kind: 'escrow', order_id }, amount: amount + discount },
    ],
  })

type EscrowRelease = {
  order_id: string
  provider_id: string | null
  net: number
  commission_percent: number
  coupon_vat: number
} & SaleTerms

/**
 * Pays the amount held for a finished order to its provider, minus the commission and the VAT that the platform owes: of the commission, or of the sale if the
 * platform is the seller. `coupon_vat` is what of that VAT is not owed, because of a coupon on the sale of the platform: it lowers the cost of the coupon. Returns the
 * provider's share, in halalas.
 */
export async function releaseEscrow(ctx: TransactionCtx, { order_id, provider_id, coupon_vat, ...terms }: EscrowRelease): Promise<number> {
  const held = await loadBalance(ctx, { kind: 'escrow', order_id })
  if (held === 0) return 0
  const parts = splitPayment({ held, ...terms })
  const share: LedgerLeg[] = provider_id ? [{ account: { kind: 'provider_payable', provider_id }, amount: parts.provider }] : []
  await postTransaction(ctx, {
    kind: 'release',
    order_id,
    legs: [
      { account: { kind: 'escrow', order_id }, amount: -held },
      ...share,
      { account: { kind: 'commission' }, amount: parts.commission },
      { account: { kind: 'vat_payable' }, amount: parts.vat - coupon_vat },
      { account: { kind: 'coupon_cost' }, amount: coupon_vat },
    ],
  })
  return parts.provider
}
