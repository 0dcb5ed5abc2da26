import { renderCommissionCreditNote } from '../money/documents/commission-credit-note-document.ts'
import { renderCommissionInvoice } from '../money/documents/commission-invoice-document.ts'
import { renderPayoutFile } from '../money/payouts/payout-file.ts'
import { renderSettlementStatement } from '../money/settlements/settlement-statement.ts'
import { renderCreditNoteDocument } from '../ordering/invoices/credit-note-document.ts'
import { renderInvoiceDocument } from '../ordering/invoices/invoice-document.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** Makes the document of a row; by the `renderer` name of the declaration. */
export const documentRenderers: ResourceHooks['renderers'] = {
  invoice_pdf: renderInvoiceDocument,
  credit_note_pdf: renderCreditNoteDocument,
  commission_invoice_pdf: renderCommissionInvoice,
  commission_credit_note_pdf: renderCommissionCreditNote,
  settlement_pdf: renderSettlementStatement,
  payout_csv: renderPayoutFile('csv'),
  payout_xlsx: renderPayoutFile('xlsx'),
}
