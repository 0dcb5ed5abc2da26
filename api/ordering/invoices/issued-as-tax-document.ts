import { numberLabels } from '@wasl/shared/rules/tax-document-kinds.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { TaxDocument } from '../../money/documents/tax-documents.ts'
import type { InvoiceRow } from '../orders/order-context.ts'

/** The tax document that an invoice was issued as, before price statements were separate: it has the id of the invoice. Undefined for a price statement. */
export const issuedAsTaxDocument = ({ id }: Pick<InvoiceRow, 'id'>, documents: readonly TaxDocument[]): TaxDocument | undefined =>
  documents.find((document) => document.id === id)

/** What the number of an invoice is called: that of a price statement, unless it was issued as a tax document. */
export const invoiceNumberLabel = (invoice: Pick<InvoiceRow, 'id'>, documents: readonly TaxDocument[]): Label =>
  issuedAsTaxDocument(invoice, documents) ? numberLabels.taxDocument : numberLabels.statement
