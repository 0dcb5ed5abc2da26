import type { TransactionKind } from '@wasl/shared/contract/choices.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { creditCauses } from '@wasl/shared/rules/credit-causes.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import { loadActiveUser } from '../identity/sessions/load-active-user.ts'
import { users } from '../identity/tables/people.ts'
import { type EmailDocument, type EmailEntry, notificationEmail } from '../messaging/notifications/email.ts'
import { renderCommissionCreditNote } from '../money/documents/commission-credit-note-document.ts'
import { renderCommissionInvoice } from '../money/documents/commission-invoice-document.ts'
import { renderCreditNoteDocument } from '../money/documents/credit-note-document.ts'
import { renderTaxDocument } from '../money/documents/tax-document-file.ts'
import { renderSettlementStatement } from '../money/settlements/settlement-statement.ts'
import { renderStatementFor } from '../money/statements/mail-statements.ts'
import { commission_credit_notes, commission_invoices, credit_notes, settlements } from '../money/tables/from-registry.ts'
import { taxDocuments } from '../money/tables/tax-documents.ts'
import { selectTransactions } from '../money/transactions/list-transactions.ts'
import { moneyOwner, transactionColumns as own } from '../money/transactions/own-transactions.ts'
import { loadReceipt } from '../money/transactions/receipt.ts'
import { receiptPdf } from '../money/transactions/receipt-pdf.ts'
import { renderPriceStatement } from '../ordering/invoices/price-statement-document.ts'
import { invoices } from '../ordering/tables/invoices.ts'
import { orders } from '../ordering/tables/orders.ts'
import { ordersOfClient } from '../ordering/tables/orders-of-client.ts'
import type { App, UserCtx } from '../platform/context.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'

type AttachmentLoader = (ctx: UserCtx, entry: EmailEntry, order_id: string | undefined) => Promise<EmailDocument[]>

/** The last issued price statement of the order, for its client. */
const priceStatement: AttachmentLoader = async (ctx, _, order_id) => {
  if (!order_id) return []
  const [invoice] = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(and(eq(invoices.order_id, order_id), isNotNull(invoices.number), ordersOfClient(ctx.principal)))
    .orderBy(desc(invoices.created_at))
    .limit(1)
  return invoice ? [await renderPriceStatement(ctx, invoice.id)] : []
}

/** The last tax document of the order, for its client and for its provider. */
const taxDocument: AttachmentLoader = async (ctx, _, order_id) => {
  const document = order_id ? await findLastTaxDocument(ctx, order_id) : undefined
  return document ? [await renderTaxDocument(ctx, document.id)] : []
}

/** The final invoice that was made when the order was closed with what was paid: nothing is payable on it, so no payment has sent it. */
const closingInvoice: AttachmentLoader = async (ctx, _, order_id) => {
  const document = order_id ? await findLastTaxDocument(ctx, order_id) : undefined
  const isClosing = document?.kind === 'final' && document.prepaid_amount === document.total
  return isClosing ? [await renderTaxDocument(ctx, document.id)] : []
}

async function findLastTaxDocument(ctx: UserCtx, order_id: string) {
  const { provider } = ctx.principal
  const [document] = await ctx.db
    .select({ id: taxDocuments.id, kind: taxDocuments.kind, total: taxDocuments.total, prepaid_amount: taxDocuments.prepaid_amount })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.order_id))
    .where(and(eq(taxDocuments.order_id, order_id), provider ? eq(taxDocuments.provider_id, provider.id) : ordersOfClient(ctx.principal)))
    .orderBy(desc(taxDocuments.issued_at), desc(taxDocuments.number))
    .limit(1)
  return document
}

/** The last credit note of the order with this cause, for its client and for its provider. */
const creditNote =
  (cause: keyof typeof creditCauses): AttachmentLoader =>
  async (ctx, _, order_id) => {
    if (!order_id) return []
    const { provider } = ctx.principal
    const isOwn = provider ? eq(credit_notes.provider_id, provider.id) : ordersOfClient(ctx.principal)
    const [note] = await ctx.db
      .select({ id: credit_notes.id })
      .from(credit_notes)
      .innerJoin(orders, eq(orders.id, credit_notes.order_id))
      .where(and(eq(credit_notes.order_id, order_id), eq(credit_notes.cause, cause), isOwn))
      .orderBy(desc(credit_notes.issued_at), desc(credit_notes.number))
      .limit(1)
    return note ? [await renderCreditNoteDocument(ctx, note.id)] : []
  }

/** The documents of several loaders. */
const each =
  (...parts: readonly AttachmentLoader[]): AttachmentLoader =>
  async (ctx, entry, order_id) =>
    (await Promise.all(parts.map((load) => load(ctx, entry, order_id)))).flat()

/** The receipt of the recipient's last completed transaction of this kind. */
const receiptOf =
  (kind: TransactionKind): AttachmentLoader =>
  async (ctx, _, order_id) => {
    const isMeant = and(eq(own.kind, kind), eq(own.status, 'completed'), order_id ? eq(own.order_id, order_id) : undefined)
    const [transaction] = await selectTransactions(ctx, moneyOwner(ctx), isMeant).limit(1)
    if (!transaction) return []
    const receipt = await loadReceipt(ctx, transaction.id)
    return [{ name: `${receipt.number}.pdf`, title: receipt.title, mime: 'application/pdf', bytes: await receiptPdf(receipt) }]
  }

/** The statement of the linked settlement with its commission documents, for the owner of the provider. */
const settlementDocuments: AttachmentLoader = async (ctx, { link }) => {
  const { role, provider } = ctx.principal
  const id = link?.match(/^\/settlements\/([0-9a-f-]{36})$/)?.[1]
  if (!id || role !== 'provider' || !provider) return []
  const [settlement] = await ctx.db
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.provider_id, provider.id)))
  if (!settlement) return []
  const [invoice] = await ctx.db.select().from(commission_invoices).where(eq(commission_invoices.settlement_id, id))
  const [note] = await ctx.db.select().from(commission_credit_notes).where(eq(commission_credit_notes.settlement_id, id))
  return [
    await renderSettlementStatement(ctx, id),
    ...(invoice ? [await renderCommissionInvoice(ctx, invoice.id)] : []),
    ...(note ? [await renderCommissionCreditNote(ctx, note.id)] : []),
  ]
}

/** The tax document of a payment. A coupon that was used after the document for the whole has a credit note. */
const paymentDocuments = each(taxDocument, creditNote('coupon'))
/** What documents that an order was closed with what was paid: a final invoice, or a credit note on the document for the whole. */
const closingDocuments = each(closingInvoice, creditNote('closed_with_paid'))

/** The documents that emails about a notification carry. */
const loaders: Partial<Record<NotificationType, AttachmentLoader>> = {
  invoice_issued: priceStatement,
  invoice_updated: priceStatement,
  payment_paid: each(receiptOf('payment'), paymentDocuments),
  transfer_approved: each(receiptOf('payment'), paymentDocuments),
  order_paid: paymentDocuments,
  remaining_paid: paymentDocuments,
  order_closed: closingDocuments,
  receipt_confirmed: closingDocuments,
  refund_to_wallet: receiptOf('refund'),
  refund_sent: receiptOf('refund'),
  wallet_topped_up: receiptOf('top_up'),
  settlement_paid: settlementDocuments,
}

const toAccountant = z.object({ document: z.object({ kind: z.enum(['tax_document', 'credit_note']), id: z.uuid() }) })

const statementToAccountant = z.object({ user_id: z.uuid(), statement: z.object({ month: z.string() }) })

/** The document that an email to an accountant is about: without it, it is not sent. */
const renderForAccountant = (app: App, { kind, id }: z.output<typeof toAccountant>['document']): Promise<EmailDocument> =>
  kind === 'tax_document' ? renderTaxDocument(app, id) : renderCreditNoteDocument(app, id)

/** The documents of an email with notifications. One that cannot be made is logged and left out: the email has the link to it. */
export async function emailAttachments(app: App, payload: unknown): Promise<EmailDocument[]> {
  const { data: forAccountant } = toAccountant.safeParse(payload)
  if (forAccountant) return [await renderForAccountant(app, forAccountant.document)]
  const { data: monthly } = statementToAccountant.safeParse(payload)
  if (monthly) return [await renderStatementFor(app, monthly.user_id, monthly.statement.month)]
  const { data: email } = notificationEmail.safeParse(payload)
  const documented = email?.entries.filter(({ type }) => loaders[type]) ?? []
  if (!email || documented.length === 0) return []
  const ctx = await userCtx(app, email.user_id)
  if (!ctx) return []
  const documents = new Map<string, EmailDocument>()
  for (const entry of documented) {
    const loaded = await loaders[entry.type]?.(ctx, entry, email.order_id).catch((error: unknown) => {
      app.log.error({ err: error, type: entry.type }, 'attaching the document of an email failed')
    })
    for (const document of loaded ?? []) documents.set(document.name, document)
  }
  return [...documents.values()]
}

/** What the recipient itself could open. */
async function userCtx(app: App, user_id: string): Promise<UserCtx | null> {
  const principal = await loadActiveUser(app, user_id)
  const [user] = await app.db.select({ locale: users.locale }).from(users).where(eq(users.id, user_id))
  return principal && user ? { ...systemCtx(app), principal, locale: user.locale } : null
}
