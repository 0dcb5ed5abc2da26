import { formatDate } from '@wasl/shared/i18n/format.ts'
import { creditCauses } from '@wasl/shared/rules/credit-causes.ts'
import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { credit_notes } from '../tables/from-registry.ts'
import { exactAmount, issueTime, partyOf, totalLabel } from './invoice-parts.ts'
import type { TaxDocument } from './tax-documents.ts'

export type PrintedCreditNote = Pick<
  typeof credit_notes.$inferSelect,
  'number' | 'cause' | 'reason' | 'net' | 'vat_percent' | 'tax' | 'total' | 'qr' | 'issued_at'
> & { document: Pick<TaxDocument, 'number' | 'issued_at' | 'seller' | 'buyer'>; order_number: string; purchase_order: string | null }

/** A credit note as a PDF: the page of an invoice, with the document that it refers to and the reason. */
export const creditNotePdf = async (note: PrintedCreditNote, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/documents/invoice.typ', { ...(await creditNoteTemplateData(note)), platform })

/** The data of `invoice.typ` for a credit note. */
export async function creditNoteTemplateData(note: PrintedCreditNote) {
  const { number, issued_at, order_number, document, vat_percent } = note
  const cause = creditCauses[note.cause]
  return {
    title: creditNoteTitle(document),
    mark: null,
    number,
    number_label: { ar: 'رقم الإشعار', en: 'Credit note no.' },
    reference: { number: document.number, date: formatDate(document.issued_at) },
    order_number,
    purchase_order: note.purchase_order,
    ...issueTime(issued_at),
    seller: partyOf(document.seller),
    buyer: partyOf(document.buyer),
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
