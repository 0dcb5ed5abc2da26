import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { InvoiceRow } from '../orders/order-context.ts'

/** The VAT a seller charges, in percent: the current rate, or 0 without a VAT number. Source: decision 0010. */
export const sellerVatPercent = (seller: { vat_number: string | null } | undefined, vat_percent: number): number =>
  seller?.vat_number ? vat_percent : 0

const payable: readonly OrderStatus[] = ['pending_payment', 'in_progress', 'delivered']

/** The amount of an invoice due now, in halalas: the deposit first, then the remainder; 0 before it is accepted or after the order has ended. */
export function amountDue(invoice: InvoiceRow, status: OrderStatus): number {
  if (!payable.includes(status) || !['accepted', 'partially_paid'].includes(invoice.status)) return 0
  const { deposit_amount, paid_amount, final_amount } = invoice
  return paid_amount < deposit_amount ? deposit_amount - paid_amount : final_amount - paid_amount
}
