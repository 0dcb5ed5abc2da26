import * as z from 'zod'
import { creditCauses } from '../rules/credit-causes.ts'
import { taxDocumentKinds } from '../rules/tax-document-kinds.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { instant, localized, money } from './common.ts'
import { invoiceStatus, orderKind, orderStatus, soldBy } from './enums.ts'
import { paymentSummary, refundView } from './finances.ts'
import { actionView } from './offers.ts'

const party = z.object({
  name: localized,
  vat_number: z.string().nullable(),
  commercial_number: z.string().nullable(),
  address: localized.nullable(),
  phone: z.string().nullable(),
})

/** A tax document of an order, with its PDF. */
export const taxDocumentView = z.object({
  id: z.uuid(),
  kind: z.enum(typedKeys(taxDocumentKinds)),
  number: z.string(),
  title: localized,
  total: money,
  prepaid_amount: money, // of a final invoice: what its prepayment invoices document already
  issued_at: instant,
  pdf_url: z.string(),
})
export type TaxDocumentView = z.output<typeof taxDocumentView>

/** A credit note on a tax document, with its PDF. */
const creditNoteView = z.object({
  id: z.uuid(),
  number: z.string(),
  title: localized,
  cause: z.enum(typedKeys(creditCauses)),
  total: money,
  issued_at: instant,
  pdf_url: z.string(),
})
export type CreditNoteView = z.output<typeof creditNoteView>

/** What a client commits to by accepting an invoice: what is due then, what is due later, and what happens at each deadline. */
export const acceptanceTerms = z.object({ deposit_amount: money, rest_amount: money, notes: z.array(localized) })
export type AcceptanceTerms = z.output<typeof acceptanceTerms>

/** The invoice of an order, on its page. */
export const invoiceSummary = z.object({
  id: z.uuid(),
  number: z.string().nullable(),
  number_label: localized, // of a price statement, or of a tax invoice of the time before statements
  status: invoiceStatus,
  final_amount: money,
  paid_amount: money,
  remaining_amount: money,
  due_amount: money,
  tax_documents: z.array(taxDocumentView), // made with the payments, oldest first
  credit_notes: z.array(creditNoteView), // oldest first
  above_offer: money, // how much it is above the accepted offer, with VAT
  price_reason: z.string().nullable(), // the provider's reason for it
  acceptance: acceptanceTerms.nullable(), // for the client who may accept it
})

/** GET invoices/:id (and the draft while the provider fills it). Amounts in halalas. */
export const invoicePage = z.object({
  id: z.uuid(),
  order: z.object({ id: z.uuid(), number: z.string(), kind: orderKind, status: orderStatus, version: z.int() }),
  reader: z.enum(['client', 'provider']),
  number: z.string().nullable(),
  number_label: localized,
  title: localized, // what the paper is called: a price statement, or a tax invoice of the time before statements
  status: invoiceStatus,
  seller: party,
  buyer: party,
  lines: z.array(z.object({ title: localized, quantity: z.int(), unit_price: money, amount: money })),
  amount_label: localized, // what `service_amount` is for
  service_amount: money,
  discount: money,
  tax: money,
  vat_percent: z.int(),
  sold_by: soldBy,
  final_amount: money,
  deposit_percent: z.int(),
  min_deposit_percent: z.int(), // the least that an invoice issued now may ask for
  offer_total: money.nullable(), // the accepted offer, with VAT
  above_offer: money, // how much the total is above it
  price_reason: z.string().nullable(), // the provider's reason for it
  due_amount: money, // what must be paid now
  paid_amount: money,
  credited_amount: money, // by its credit notes
  remaining_amount: money,
  tax_documents: z.array(taxDocumentView), // made with the payments, oldest first
  credit_notes: z.array(creditNoteView), // oldest first
  payments: z.array(paymentSummary), // of this invoice, oldest first
  refunds: z.array(refundView), // of these payments, oldest first
  commission_percent: z.int().nullable(), // for the provider only
  provider_share: money.nullable(), // for the provider only: what it will get
  note: z.string().nullable(),
  issued_at: instant.nullable(),
  due_at: instant.nullable(), // the unpaid clock
  now: instant,
  wallet_balance: money.nullable(),
  acceptance: acceptanceTerms.nullable(), // for the client who may accept it
  actions: z.array(actionView), // accept_invoice, reject_invoice, issue_invoice …
  pdf_url: z.string().nullable(),
})
export type InvoicePage = z.output<typeof invoicePage>
