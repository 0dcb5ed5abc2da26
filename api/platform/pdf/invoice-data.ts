import { formatCount, formatDate, formatHijri, formatRiyals, formatTime } from '@wasl/shared/i18n/format.ts'
import type { InvoiceRow } from '../../ordering/orders/facts.ts'
import type { InvoiceParty } from '../db/tables/invoices.ts'
import { qrSvg } from './qr-svg.ts'

export type PrintedInvoice = Pick<
  InvoiceRow,
  | 'number'
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
  | 'note'
  | 'qr'
> & { order_number: string }

/** What `invoice.typ` reads: an issued invoice with every number and date already as text. Throws an Error for one that was not issued. */
export async function invoiceSheet(invoice: PrintedInvoice) {
  const { number, issued_at, seller, buyer, lines, note } = invoice
  if (!number || !issued_at) throw new Error('invoiceSheet: an invoice that was not issued')
  return {
    title: titleOf(invoice),
    number,
    order_number: invoice.order_number,
    date: formatDate(issued_at),
    time: formatTime(issued_at, 'en'),
    hijri: formatHijri(issued_at, 'ar'),
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    lines: lines.map(({ title, quantity, unit_price, amount }) => ({
      ...title,
      quantity: formatCount(quantity),
      unit_price: exact(unit_price),
      amount: exact(amount),
    })),
    sums: sumsOf(invoice),
    total: exact(invoice.final_amount),
    dues: duesOf(invoice),
    note: note ?? '',
    qr: invoice.qr ? await qrSvg(invoice.qr) : null,
  }
}

const exact = (halalas: number): string => formatRiyals(halalas, { exact: true })

// Without a VAT number of the seller it is no tax invoice; a buyer without one gets the simplified kind. Source: saudi.md 4.2.
const titleOf = ({ seller, buyer }: PrintedInvoice) =>
  !seller.vat_number
    ? { ar: 'فاتورة', en: 'Invoice' }
    : buyer.vat_number
      ? { ar: 'فاتورة ضريبية', en: 'Tax invoice' }
      : { ar: 'فاتورة ضريبية مبسّطة', en: 'Simplified tax invoice' }

const sumsOf = ({ service_amount, discount, tax, vat_percent }: PrintedInvoice) => [
  { ar: 'مبلغ الخدمة', en: 'Service amount', amount: exact(service_amount) },
  ...(discount > 0 ? [{ ar: 'الخصم', en: 'Discount', amount: `-${exact(discount)}` }] : []),
  ...(vat_percent > 0 ? [{ ar: 'ضريبة القيمة المضافة', en: `VAT ${vat_percent}%`, amount: exact(tax) }] : []),
]

// The state at printing: a deposit where there is one, then what was paid and what remains once anything was.
const duesOf = ({ deposit_percent, deposit_amount, paid_amount, final_amount }: PrintedInvoice) => [
  ...(deposit_percent < 100 ? [{ ar: 'الدفعة المقدّمة', en: `Deposit ${deposit_percent}%`, amount: exact(deposit_amount) }] : []),
  ...(paid_amount > 0
    ? [
        { ar: 'المدفوع', en: 'Paid', amount: exact(paid_amount) },
        { ar: 'المتبقي', en: 'Remaining', amount: exact(final_amount - paid_amount) },
      ]
    : []),
]

const partyOf = (party: InvoiceParty) => ({
  ar: party.name_ar,
  en: party.name_en,
  facts: [
    { ar: 'الرقم الضريبي', en: 'VAT no.', text: party.vat_number },
    { ar: 'السجل التجاري', en: 'CR no.', text: party.commercial_number },
    { ar: 'الجوال', en: 'Mobile', text: party.phone },
  ].filter(({ text }) => text),
  address_ar: party.address_ar ?? '',
  address_en: party.address_en ?? '',
})
