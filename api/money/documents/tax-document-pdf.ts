import { resources } from '@wasl/resources/index.ts'
import { formatDate } from '@wasl/shared/i18n/format.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { numberLabels, taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import type { Label } from '@wasl/shared/units.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import { exactAmount, issueTime, linesOf, partyOf, sumsOf, totalLabel } from './invoice-parts.ts'
import type { CountedDocument, TaxDocument } from './tax-documents.ts'

export type PrintedDocument = Pick<
  TaxDocument,
  | 'kind'
  | 'number'
  | 'issued_at'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'service_amount'
  | 'discount'
  | 'coupon_discount'
  | 'tax'
  | 'vat_percent'
  | 'total'
  | 'note'
  | 'qr'
> & {
  order_number: string
  order_kind: OrderKind
  purchase_order: string | null
  /** What took the price statement down to this document, beyond its `discount`. */
  reductions: readonly Reduction[]
  /** What credit notes took off it, with VAT, in halalas. */
  credited_amount: number
  /** The prepayment invoices that a final invoice deducts. */
  prepayments: readonly Pick<CountedDocument, 'number' | 'issued_at' | 'rest_amount' | 'rest_tax'>[]
  payments: readonly PrintedPayment[]
}

/** What a document is less than its price statement, without VAT, in halalas: refunded before it was issued, or never paid for an order that was closed. */
export type Reduction = { cause: keyof typeof reductionLabels; amount: number }

const reductionLabels = {
  refund: { ar: 'مسترد قبل هذه الفاتورة', en: 'Refunded before this invoice' },
  closed_with_paid: { ar: 'غير مدفوع عند إنهاء الطلب', en: 'Unpaid when closed' },
} as const satisfies Readonly<Record<string, Label>>

const couponLabel: Label = { ar: 'كوبون', en: 'Coupon' }
const lessLine = (label: Label, amount: number) => ({ ...label, amount: `-${exactAmount(amount)}` })

/** A payment that arrived. `discount` is what a coupon paid beside it. Halalas. */
export type PrintedPayment = { method: keyof typeof paymentMethods; amount: number; discount: number; at: string }

const paymentMethods = resources.transactions.fields.gateway.options

/** A tax document as a PDF: A4, in Arabic and English side by side, with its ZATCA QR code. */
export const taxDocumentPdf = async (document: PrintedDocument, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...(await taxDocumentTemplateData(document)), platform })

/** The data of `invoice.typ` for a tax document, with all numbers and dates formatted. */
export async function taxDocumentTemplateData(document: PrintedDocument) {
  const { number, issued_at, order_number, seller, buyer, lines, note, credited_amount, total } = document
  return {
    title: taxDocumentTitle(document),
    mark: credited_amount === total ? creditedInFull : null,
    number,
    number_label: numberLabels.taxDocument,
    reference: null,
    order_number,
    purchase_order: document.purchase_order,
    ...issueTime(issued_at),
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    lines: linesOf(lines),
    sums: sumsOf(document, [
      ...document.reductions.map(({ cause, amount }) => lessLine(reductionLabels[cause], amount)),
      ...(document.coupon_discount > 0 ? [lessLine(couponLabel, document.coupon_discount)] : []),
    ]),
    total: exactAmount(total),
    total_label: totalLabel(document),
    dues: duesOf(document),
    payments: printedPayments(document),
    note: note ?? '',
    note_label: { ar: 'ملاحظة', en: 'Note' },
    qr: document.qr ? await qrSvg(document.qr) : null,
  }
}

/** A prepayment is its payment; a claim is paid from the security deposit. */
const printedPayments = ({ kind, payments, issued_at, total }: PrintedDocument) => {
  if (kind === 'prepayment') return []
  if (kind === 'claim') return [{ ...fromDeposit, date: formatDate(issued_at), amount: exactAmount(total) }]
  return payments.flatMap(paymentLines)
}
const fromDeposit: Label = { ar: 'من مبلغ التأمين', en: 'From the security deposit' }

// A document that was taken back must not be taken for a valid one.
const creditedInFull = { ar: 'أُلغيت بإشعار دائن', en: 'Credited in full' }

/** The payments of a document, formatted. */
export const paymentLines = ({ method, amount, discount, at }: PrintedPayment) => {
  const date = formatDate(at)
  return [
    { ...paymentMethods[method], date, amount: exactAmount(amount) },
    ...(discount > 0 ? [{ ...couponLabel, date, amount: exactAmount(discount) }] : []),
  ]
}

/** What was deducted, credited, paid and remains at the time of printing. Prepayment and final invoices are made with the payment of what is payable on them. */
function duesOf({ kind, vat_percent, prepayments, credited_amount, total, payments }: PrintedDocument) {
  const deducted = prepayments.reduce((sum, { rest_amount }) => sum + rest_amount, 0)
  const captured = payments.reduce((sum, { amount, discount }) => sum + amount + discount, 0)
  const paid = kind === 'invoice' ? captured : total - deducted
  const remaining = total - deducted - credited_amount - paid
  return [
    ...prepayments.flatMap(({ number, issued_at, rest_amount, rest_tax }) => [
      {
        ar: 'تُخصم فاتورة الدفعة المقدّمة',
        en: `Less prepayment ${number}, ${formatDate(issued_at)}`,
        amount: `-${exactAmount(rest_amount)}`,
      },
      ...(vat_percent > 0 ? [{ ar: 'منها ضريبة القيمة المضافة', en: 'VAT in it', amount: `-${exactAmount(rest_tax)}` }] : []),
    ]),
    ...(deducted > 0 ? [{ ar: 'المستحق بعد الخصم', en: 'Amount payable', amount: exactAmount(total - deducted) }] : []),
    ...(credited_amount > 0
      ? [{ ar: 'خُصم بإشعارات دائنة', en: 'Credited by credit notes', amount: `-${exactAmount(credited_amount)}` }]
      : []),
    ...(paid > 0
      ? [
          { ar: 'المدفوع', en: 'Paid', amount: exactAmount(paid) },
          // A credit note returns to the client what was paid beyond the rest.
          ...(remaining < 0 ? [{ ar: 'المسترد', en: 'Refunded', amount: exactAmount(-remaining) }] : []),
          { ar: 'المتبقي', en: 'Remaining', amount: exactAmount(Math.max(0, remaining)) },
        ]
      : []),
  ]
}
