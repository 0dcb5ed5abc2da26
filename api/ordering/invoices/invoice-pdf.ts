import { resources } from '@wasl/resources/index.ts'
import type { PaymentSummary } from '@wasl/shared/contract/finances.ts'
import { formatCount, formatDate, formatHijri, formatTime } from '@wasl/shared/i18n/format.ts'
import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { invoiceTitle } from '@wasl/shared/rules/invoice-title.ts'
import { exactAmount, partyOf, totalLabel } from '../../money/documents/invoice-parts.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { InvoiceRow } from '../orders/order-context.ts'

export type PrintedInvoice = Pick<
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
  | 'paid_amount'
  | 'credited_amount'
  | 'note'
  | 'qr'
> & { order_number: string; payments: readonly PrintedPayment[] }

/** A payment of the invoice that arrived. `discount` is what a coupon paid beside it. */
export type PrintedPayment = Pick<PaymentSummary, 'method' | 'amount' | 'discount' | 'at'>

/** An issued invoice as a PDF: A4, in Arabic and English side by side, with its ZATCA QR code. */
export const invoicePdf = async (invoice: PrintedInvoice, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...(await invoiceTemplateData(invoice)), platform })

/** The data of `invoice.typ`: an issued invoice with all numbers and dates formatted. Throws an Error if it is not issued. */
export async function invoiceTemplateData(invoice: PrintedInvoice) {
  const { number, issued_at, seller, buyer, lines, note } = invoice
  if (!number || !issued_at) throw new Error('invoiceTemplateData: an invoice that was not issued')
  return {
    title: invoiceTitle(invoice),
    mark: markOf(invoice),
    number,
    number_label: { ar: 'رقم الفاتورة', en: 'Invoice no.' },
    reference: null,
    order_number: invoice.order_number,
    date: formatDate(issued_at),
    time: formatTime(issued_at, 'en'),
    hijri: formatHijri(issued_at, 'ar'),
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    lines: lines.map(({ title, quantity, unit_price, amount }) => ({
      ...title,
      quantity: formatCount(quantity),
      unit_price: exactAmount(unit_price),
      amount: exactAmount(amount),
    })),
    sums: sumsOf(invoice),
    total: exactAmount(invoice.final_amount),
    total_label: totalLabel(invoice),
    dues: duesOf(invoice),
    payments: invoice.payments.flatMap(paymentLines),
    note: note ?? '',
    note_label: { ar: 'ملاحظة', en: 'Note' },
    qr: invoice.qr ? await qrSvg(invoice.qr) : null,
  }
}

const paymentMethods = resources.transactions.fields.gateway.options

// An invoice that no longer counts must not be taken for a valid one.
const markOf = ({ status }: PrintedInvoice) => (status === 'cancelled' || status === 'rejected' ? invoiceLifecycle.statuses[status] : null)

const sumsOf = ({ service_amount, discount, tax, vat_percent }: PrintedInvoice) => [
  { ar: 'مبلغ الخدمة', en: 'Service amount', amount: exactAmount(service_amount) },
  ...(discount > 0 ? [{ ar: 'الخصم', en: 'Discount', amount: `-${exactAmount(discount)}` }] : []),
  ...(vat_percent > 0 ? [{ ar: 'ضريبة القيمة المضافة', en: `VAT ${vat_percent}%`, amount: exactAmount(tax) }] : []),
]

const paymentLines = ({ method, amount, discount, at }: PrintedPayment) => {
  const date = formatDate(at)
  return [
    { ...paymentMethods[method], date, amount: exactAmount(amount) },
    ...(discount > 0 ? [{ ar: 'كوبون', en: 'Coupon', date, amount: exactAmount(discount) }] : []),
  ]
}

// The deposit, if there is one; after a payment or a credit note also what was paid, credited and remains at the time of printing.
const duesOf = ({ deposit_percent, deposit_amount, paid_amount, credited_amount, final_amount }: PrintedInvoice) => {
  const remaining = final_amount - credited_amount - paid_amount
  return [
    ...(deposit_percent < 100 ? [{ ar: 'الدفعة المقدّمة', en: `Deposit ${deposit_percent}%`, amount: exactAmount(deposit_amount) }] : []),
    ...(paid_amount > 0
      ? [
          ...(credited_amount > 0
            ? [{ ar: 'خُصم بإشعارات دائنة', en: 'Credited by credit notes', amount: `-${exactAmount(credited_amount)}` }]
            : []),
          { ar: 'المدفوع', en: 'Paid', amount: exactAmount(paid_amount) },
          // A credit note returns to the client what was paid beyond the rest.
          ...(remaining < 0 ? [{ ar: 'المسترد', en: 'Refunded', amount: exactAmount(-remaining) }] : []),
          { ar: 'المتبقي', en: 'Remaining', amount: exactAmount(Math.max(0, remaining)) },
        ]
      : []),
  ]
}
