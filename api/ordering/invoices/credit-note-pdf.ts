import { formatDate, formatHijri, formatTime } from '@wasl/shared/i18n/format.ts'
import { creditCauses } from '@wasl/shared/rules/credit-causes.ts'
import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { exactAmount, partyOf, totalLabel } from '../../money/documents/invoice-parts.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import type { credit_notes } from '../tables/from-registry.ts'

export type PrintedCreditNote = Pick<
  typeof credit_notes.$inferSelect,
  'number' | 'cause' | 'reason' | 'net' | 'vat_percent' | 'tax' | 'total' | 'qr' | 'issued_at'
> & { invoice: Pick<InvoiceRow, 'number' | 'issued_at' | 'seller' | 'buyer'>; order_number: string }

/** A credit note as a PDF: the page of an invoice, with the invoice that it refers to and the reason. */
export const creditNotePdf = async (note: PrintedCreditNote, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...(await creditNoteTemplateData(note)), platform })

/** The data of `invoice.typ` for a credit note. Throws an Error if its invoice was not issued. */
export async function creditNoteTemplateData(note: PrintedCreditNote) {
  const { number, issued_at, order_number, invoice, vat_percent } = note
  if (!invoice.number || !invoice.issued_at) throw new Error('creditNoteTemplateData: an invoice that was not issued')
  const cause = creditCauses[note.cause]
  return {
    title: creditNoteTitle(invoice),
    mark: null,
    number,
    number_label: { ar: 'رقم الإشعار', en: 'Credit note no.' },
    reference: { number: invoice.number, date: formatDate(invoice.issued_at) },
    order_number,
    date: formatDate(issued_at),
    time: formatTime(issued_at, 'en'),
    hijri: formatHijri(issued_at, 'ar'),
    seller: partyOf(invoice.seller),
    buyer: partyOf(invoice.buyer),
    lines: [
      {
        ar: `خصم من الفاتورة: ${cause.ar}`,
        en: `Credit on the invoice: ${cause.en.toLowerCase()}`,
        quantity: '1',
        unit_price: exactAmount(note.net),
        amount: exactAmount(note.net),
      },
    ],
    sums: [
      ...(vat_percent > 0
        ? [
            { ar: 'المبلغ قبل الضريبة', en: 'Amount without VAT', amount: exactAmount(note.net) },
            { ar: 'ضريبة القيمة المضافة', en: `VAT ${vat_percent}%`, amount: exactAmount(note.tax) },
          ]
        : []),
    ],
    total: exactAmount(note.total),
    total_label: totalLabel({ vat_percent }),
    dues: [],
    payments: [],
    note: note.reason ?? '',
    note_label: { ar: 'السبب', en: 'Reason' },
    qr: note.qr ? await qrSvg(note.qr) : null,
  }
}
