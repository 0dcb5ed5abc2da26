import type { InvoiceRow } from '../orders/facts.ts'

/** What of an invoice has to be paid now, in halalas: the deposit first, then the rest; nothing before it is accepted. */
export function dueOf(invoice: InvoiceRow): number {
  if (!['accepted', 'partially_paid'].includes(invoice.status)) return 0
  const { deposit_amount, paid_amount, final_amount } = invoice
  return paid_amount < deposit_amount ? deposit_amount - paid_amount : final_amount - paid_amount
}
