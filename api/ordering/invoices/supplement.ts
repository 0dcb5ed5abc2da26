import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { creditDownTo } from '@wasl/shared/rules/credit.ts'
import { netWithin } from '@wasl/shared/rules/included-lines.ts'
import { percentOf } from '@wasl/shared/rules/order-totals.ts'
import { vatWithin } from '@wasl/shared/rules/vat-within.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { issueTaxDocument } from '../../money/documents/tax-documents.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { loadAllowance } from '../payments/payment-facts.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import { partiesOf } from './document-payment.ts'

const { supplement } = invoiceLifecycle.transitions

/** What a supplement adds to an invoice, with VAT in halalas: at most this amount, as not every total can be split exactly. */
export const supplementAmount = ({ final_amount, vat_percent }: InvoiceRow, amount: number): number => {
  const net = netWithin(final_amount + amount, vat_percent)
  return net + percentOf(net, vat_percent) - final_amount
}

/**
 * Adds to a paid invoice what its parties agreed on top, as one line, and documents it with a supplementary tax document. The caller pays it in the same transaction:
 * the invoice that is returned waits for it. Before anything is posted to the ledger, as `documentPayment`. Throws a conflict if the invoice is not paid.
 */
export async function addSupplement(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  { title, amount }: { title: Label; amount: number },
): Promise<InvoiceRow> {
  if (!canTransition(supplement, invoice.status))
    throw conflict({ en: 'Pay the rest of the invoice first', ar: 'ادفع المتبقي من الفاتورة أولًا' })
  const raised = raise(invoice, title, amount)
  const { id, order_id, lines, service_amount, tax, final_amount, deposit_amount, credited_tax, status } = raised
  const now = ctx.clock.now()
  const change = { lines, service_amount, tax, final_amount, deposit_amount, credited_tax, status, updated_at: now }
  await ctx.db.update(invoices).set(change).where(eq(invoices.id, id))
  await ctx.db.update(orders).set({ final_amount }).where(eq(orders.id, order_id))
  const allowance = await loadAllowance(ctx, invoice)
  const documented = (of: InvoiceRow) => vatWithin(of.final_amount - of.credited_amount - allowance, of)
  const ownTax = documented(raised) - documented(invoice)
  const net = amount - ownTax
  await issueTaxDocument(ctx, {
    ...{ kind: 'supplement', ...partiesOf(invoice), note: null },
    lines: [{ title, quantity: 1, unit_price: net, amount: net }],
    ...{ service_amount: net, discount: 0, tax: ownTax, total: amount },
  })
  return raised
}

function raise(invoice: InvoiceRow, title: Label, amount: number): InvoiceRow {
  const { lines, service_amount, discount, vat_percent, credited_amount } = invoice
  const final_amount = invoice.final_amount + amount
  const net = netWithin(final_amount, vat_percent)
  const tax = percentOf(net, vat_percent)
  if (net + tax !== final_amount) throw new Error('addSupplement: the amount is none of supplementAmount')
  const added = net - (service_amount - discount)
  const totals = { final_amount, tax, vat_percent }
  return {
    ...invoice,
    ...totals,
    lines: [...lines, { title, quantity: 1, unit_price: added, amount: added }],
    service_amount: service_amount + added,
    deposit_amount: percentOf(final_amount, invoice.deposit_percent),
    credited_tax: creditDownTo(final_amount - credited_amount, totals).credited_tax,
    status: supplement.to,
  }
}
