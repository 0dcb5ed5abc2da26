import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { numberLabels, statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { exactAmount, issueTime, linesOf, partyOf, sumsOf, totalLabel } from '../../money/documents/invoice-parts.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { InvoiceRow } from '../orders/order-context.ts'

export type PrintedStatement = Pick<
  InvoiceRow,
  | 'number'
  | 'status'
  | 'issued_at'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'service_amount'
  | 'discount'
  | 'tax'
  | 'vat_percent'
  | 'final_amount'
  | 'deposit_percent'
  | 'deposit_amount'
  | 'note'
> & { order_number: string; order_kind: OrderKind; purchase_order: string | null }

/** A price statement as a PDF: A4, in Arabic and English side by side, without a QR code. */
export const priceStatementPdf = (statement: PrintedStatement, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...statementTemplateData(statement), platform })

/** The data of `invoice.typ` for a price statement, with all numbers and dates formatted. Throws an Error if it was not issued. */
export function statementTemplateData(statement: PrintedStatement) {
  const { number, issued_at, status, seller, buyer, lines, note, deposit_percent, deposit_amount } = statement
  if (!number || !issued_at) throw new Error('statementTemplateData: an invoice that was not issued')
  return {
    title: statementTitle,
    // One that no longer counts must not be taken for a valid one.
    mark: status === 'cancelled' || status === 'rejected' ? invoiceLifecycle.statuses[status] : null,
    number,
    number_label: numberLabels.statement,
    reference: null,
    order_number: statement.order_number,
    purchase_order: statement.purchase_order,
    ...issueTime(issued_at),
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    lines: linesOf(lines),
    sums: sumsOf(statement),
    total: exactAmount(statement.final_amount),
    total_label: totalLabel(statement),
    dues: deposit_percent < 100 ? [{ ar: 'الدفعة المقدّمة', en: `Deposit ${deposit_percent}%`, amount: exactAmount(deposit_amount) }] : [],
    payments: [],
    note: note ?? '',
    note_label: { ar: 'ملاحظة', en: 'Note' },
    qr: null,
  }
}
