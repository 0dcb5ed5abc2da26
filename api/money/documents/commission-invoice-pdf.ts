import { formatDate, formatHijri, formatTime } from '@wasl/shared/i18n/format.ts'
import { creditNoteTitle, invoiceTitle } from '@wasl/shared/rules/invoice-title.ts'
import type { Label } from '@wasl/shared/units.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { commission_credit_notes, commission_invoices } from '../tables/from-registry.ts'
import { exactAmount, partyOf, totalLabel } from './invoice-parts.ts'

type PrintedCommission = Omit<typeof commission_invoices.$inferSelect, 'id' | 'version' | 'created_at' | 'updated_at' | 'search'> & {
  settlement_number: string
}

type PrintedCommissionCredit = PrintedCommission &
  Pick<typeof commission_credit_notes.$inferSelect, 'invoice_numbers' | 'reason_ar' | 'reason_en'>

/** The platform's invoice for its commission as a PDF: A4, in Arabic and English, with its ZATCA QR code. */
export const commissionInvoicePdf = async (invoice: PrintedCommission, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...(await commissionTemplateData(invoice)), platform })

/** The data of `invoice.typ` for a commission invoice. */
export async function commissionTemplateData(invoice: PrintedCommission) {
  const { number, settlement_number, issued_at, net, tax, total, rounding, vat_percent, qr } = invoice
  const seller = partyIn(invoice, 'seller')
  const buyer = partyIn(invoice, 'buyer')
  return {
    title: commissionInvoiceTitle(invoice),
    mark: null,
    number,
    number_label: { ar: 'رقم الفاتورة', en: 'Invoice no.' },
    reference: null,
    order_number: settlement_number,
    order_label: ['رقم التسوية', 'Settlement no.'],
    date: formatDate(issued_at),
    time: formatTime(issued_at, 'en'),
    hijri: formatHijri(issued_at, 'ar'),
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    lines: [{ ar: 'عمولة المنصة', en: 'Platform commission', quantity: '1', unit_price: exactAmount(net), amount: exactAmount(net) }],
    sums: [
      { ar: 'العمولة', en: 'Commission', amount: exactAmount(net) },
      { ...vatLabel(vat_percent), amount: exactAmount(tax) },
    ],
    total: exactAmount(total),
    total_label: totalLabel({ vat_percent }),
    dues: rounding ? roundedDues(total, rounding) : [],
    payments: [],
    note: '',
    note_label: { ar: 'ملاحظة', en: 'Note' },
    qr: await qrSvg(qr),
  }
}

const vatLabel = (vat_percent: number | null): Label => {
  const label = { ar: 'ضريبة القيمة المضافة', en: 'VAT' }
  return vat_percent === null ? label : { ar: `${label.ar} ${vat_percent}%`, en: `${label.en} ${vat_percent}%` }
}

/** The halala by which the commission differs from the total, and the commission as it was deducted. */
const roundedDues = (total: number, rounding: number) => [
  { ar: 'التقريب', en: 'Rounding', amount: exactAmount(rounding) },
  { ar: 'المخصوم من المستحقات', en: 'Deducted from the amounts due', amount: exactAmount(total + rounding) },
]

/** The platform's credit note for returned commission as a PDF: the page of its invoice, with the invoices that it refers to and the reason. */
export const commissionCreditNotePdf = async (note: PrintedCommissionCredit, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...(await commissionCreditTemplateData(note)), platform })

/** The data of `invoice.typ` for a credit note for commission. */
export async function commissionCreditTemplateData(note: PrintedCommissionCredit) {
  const data = await commissionTemplateData(note)
  return {
    ...data,
    title: commissionCreditTitle(note),
    number_label: { ar: 'رقم الإشعار', en: 'Credit note no.' },
    reference: { number: note.invoice_numbers.split('\n').join(', '), date: '' },
    lines: data.lines.map((line) => ({ ...line, ar: 'عمولة المنصة المستردة', en: 'Returned platform commission' })),
    note: `${note.reason_ar}\n${note.reason_en}`,
    note_label: { ar: 'السبب', en: 'Reason' },
  }
}

type Parties = Omit<PrintedCommission, 'settlement_number'>
const partiesOf = (invoice: Parties) => ({ seller: partyIn(invoice, 'seller'), buyer: partyIn(invoice, 'buyer') })
/** The titles of the two commission documents. */
export const commissionInvoiceTitle = (invoice: Parties): Label => invoiceTitle(partiesOf(invoice))
export const commissionCreditTitle = (note: Parties): Label => creditNoteTitle(partiesOf(note))

const partyIn = (invoice: Parties, party: 'seller' | 'buyer') => ({
  name_ar: invoice[`${party}_name_ar`],
  name_en: invoice[`${party}_name_en`],
  vat_number: invoice[`${party}_vat_number`],
  commercial_number: invoice[`${party}_commercial_number`],
  address_ar: invoice[`${party}_address_ar`],
  address_en: invoice[`${party}_address_en`],
  phone: null,
})
