import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { InvoiceRow } from '../orders/facts.ts'

const payable: readonly OrderStatus[] = ['pending_payment', 'in_progress', 'delivered']

/** What of an invoice has to be paid now, in halalas: the deposit first, then the rest; nothing before it is accepted or once its order ended. */
export function dueOf(invoice: InvoiceRow, status: OrderStatus): number {
  if (!payable.includes(status) || !['accepted', 'partially_paid'].includes(invoice.status)) return 0
  const { deposit_amount, paid_amount, final_amount } = invoice
  return paid_amount < deposit_amount ? deposit_amount - paid_amount : final_amount - paid_amount
}
