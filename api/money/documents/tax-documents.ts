import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { isOfPrice, taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { credit_notes } from '../tables/from-registry.ts'
import { taxDocuments } from '../tables/tax-documents.ts'
import { nextDocumentNumber } from './document-number.ts'
import { documentQr } from './document-qr.ts'
import { mailDocument } from './mail-document.ts'

export type TaxDocument = typeof taxDocuments.$inferSelect
/** A tax document without what it gets at issue: number, date and code. */
export type TaxDocumentDraft = Pick<
  TaxDocument,
  | 'kind'
  | 'seller_id'
  | 'order_id'
  | 'invoice_id'
  | 'provider_id'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'service_amount'
  | 'discount'
  | 'vat_percent'
  | 'tax'
  | 'total'
  | 'note'
> &
  Partial<Pick<TaxDocument, 'reduction' | 'coupon_discount' | 'prepaid_amount' | 'prepaid_tax'>>

/** Issues a tax document, numbered and dated now. Take it before any posting to the ledger of the same transaction, as `nextDocumentNumber`. */
export async function issueTaxDocument(ctx: TransactionCtx, draft: TaxDocumentDraft): Promise<TaxDocument> {
  const issued_at = ctx.clock.now()
  const row = {
    ...draft,
    number: await nextDocumentNumber(ctx, 'INV', draft.seller_id, issued_at),
    qr: documentQr(draft.seller, issued_at, draft),
    ...{ issued_at, created_at: issued_at, updated_at: issued_at },
  }
  const document = await insertRow(ctx, taxDocuments, row, 'is part of a change')
  await mailDocument(ctx, { ...document, title: taxDocumentTitle(document), kind: 'tax_document' })
  return document
}

/** The tax documents of a price statement, oldest first. */
export const listTaxDocuments = ({ db }: Pick<Ctx, 'db'>, invoice_id: string): Promise<TaxDocument[]> =>
  db
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.invoice_id, invoice_id))
    .orderBy(asc(taxDocuments.issued_at), asc(taxDocuments.number))

/** A tax document with what its credit notes left of it: with VAT, and the VAT in it. Halalas. */
export type CountedDocument = TaxDocument & { rest_amount: number; rest_tax: number }

/** The tax documents about the price of a price statement with what their credit notes left of them, oldest first. */
export const listPriceDocuments = async (ctx: Pick<Ctx, 'db'>, invoice_id: string): Promise<CountedDocument[]> =>
  (await listCountedDocuments(ctx, invoice_id)).filter(isOfPrice)

/** The tax documents of a price statement with what their credit notes left of them, oldest first. */
export async function listCountedDocuments(ctx: Pick<Ctx, 'db'>, invoice_id: string): Promise<CountedDocument[]> {
  const documents = await listTaxDocuments(ctx, invoice_id)
  const notes = await listCreditNotes(ctx, invoice_id)
  return documents.map((document) => {
    const own = notes.filter(({ tax_document_id }) => tax_document_id === document.id)
    return {
      ...document,
      rest_amount: own.reduce((rest, { total }) => rest - total, document.total),
      rest_tax: own.reduce((rest, { tax }) => rest - tax, document.tax),
    }
  })
}

/** One tax document. Throws 404 if there is none with this id. */
export async function loadTaxDocument({ db }: Pick<Ctx, 'db'>, id: string): Promise<TaxDocument> {
  const [document] = await db.select().from(taxDocuments).where(eq(taxDocuments.id, id))
  if (!document) throw notFound()
  return document
}

export type Credit = {
  /** What is taken off, with VAT, in halalas. */
  amount: number
  /** The VAT in it. */
  tax: number
  /** What a refund takes back of the coupon on the document, without VAT: no part of the amount. */
  coupon_discount: number
  cause: (typeof credit_notes.$inferSelect)['cause']
  reason: string | null
  refund_request_id?: string
}

/** Documents what is taken off a tax document with a credit note, numbered and dated now. */
export async function issueCreditNote(
  ctx: TransactionCtx,
  document: TaxDocument,
  { amount, tax, coupon_discount, cause, reason, ...link }: Credit,
): Promise<void> {
  const { id, seller_id, seller, order_id, provider_id, vat_percent } = document
  const issued_at = ctx.clock.now()
  const note: NewRow<typeof credit_notes> = {
    number: await nextDocumentNumber(ctx, 'CN', seller_id, issued_at),
    tax_document_id: id,
    ...{ order_id, provider_id, cause, reason, ...link },
    ...{ net: amount - tax, vat_percent, tax, total: amount, coupon_discount },
    qr: documentQr(seller, issued_at, { total: amount, tax }),
    ...{ issued_at, created_at: issued_at, updated_at: issued_at },
  }
  const issued = await insertRow(ctx, credit_notes, note, 'is part of a change')
  await mailDocument(ctx, { ...issued, title: creditNoteTitle(document), kind: 'credit_note' })
}

/** The credit notes on the tax documents of a price statement with their titles, oldest first. */
export async function listCreditNotes({ db }: Pick<Ctx, 'db'>, invoice_id: string) {
  const found = await db
    .select({ note: credit_notes, document: { seller: taxDocuments.seller, buyer: taxDocuments.buyer } })
    .from(credit_notes)
    .innerJoin(taxDocuments, and(eq(taxDocuments.id, credit_notes.tax_document_id), eq(taxDocuments.invoice_id, invoice_id)))
    .orderBy(asc(credit_notes.issued_at), asc(credit_notes.number))
  return found.map(({ note, document }) => ({ ...note, title: creditNoteTitle(document) }))
}
