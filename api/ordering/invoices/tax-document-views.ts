import type { CreditNoteView, TaxDocumentView } from '@wasl/shared/contract/invoices.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import type { listCreditNotes, TaxDocument } from '../../money/documents/tax-documents.ts'

/** Tax documents for their client or provider. */
export const taxDocumentViews = (documents: readonly TaxDocument[]): TaxDocumentView[] =>
  documents.map((document) => {
    const { id, kind, number, total, prepaid_amount, issued_at } = document
    const pdf_url = resourceRoutes.taxDocumentPdf({ id })
    return { id, kind, number, title: taxDocumentTitle(document), total, prepaid_amount, issued_at, pdf_url }
  })

/** Credit notes, the same. */
export const creditNoteViews = (notes: Awaited<ReturnType<typeof listCreditNotes>>): CreditNoteView[] =>
  notes.map(({ id, number, title, cause, total, issued_at }) => ({
    ...{ id, number, title, cause, total, issued_at },
    pdf_url: resourceRoutes.creditNotePdf({ id }),
  }))
