import { renderCommissionCreditNote } from '../money/documents/commission-credit-note-document.ts'
import { renderCommissionInvoice } from '../money/documents/commission-invoice-document.ts'
import { renderCreditNoteDocument } from '../money/documents/credit-note-document.ts'
import { renderTaxDocument } from '../money/documents/tax-document-file.ts'
import { renderPayoutFile } from '../money/payouts/payout-file.ts'
import { renderSettlementStatement } from '../money/settlements/settlement-statement.ts'
import { renderPackingSlip } from '../ordering/goods/packing-slip.ts'
import { renderPriceStatement } from '../ordering/invoices/price-statement-document.ts'
import { renderRentalProtocol } from '../ordering/rentals/protocol.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** Makes the document of a row; by the `renderer` name of the declaration. */
export const documentRenderers: ResourceHooks['renderers'] = {
  packing_slip_pdf: renderPackingSlip,
  rental_protocol_pdf: renderRentalProtocol,
  price_statement_pdf: renderPriceStatement,
  tax_document_pdf: renderTaxDocument,
  credit_note_pdf: renderCreditNoteDocument,
  commission_invoice_pdf: renderCommissionInvoice,
  commission_credit_note_pdf: renderCommissionCreditNote,
  settlement_pdf: renderSettlementStatement,
  payout_csv: renderPayoutFile('csv'),
  payout_xlsx: renderPayoutFile('xlsx'),
}
