import type { TransactionKind } from '@wasl/shared/contract/choices.ts'
import type { TransactionPage } from '@wasl/shared/contract/finances.ts'
import { amountLabelOf, providerLabelOf } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import { isOfPrice, numberLabels } from '@wasl/shared/rules/tax-document-kinds.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { bankTransfers } from '../../ordering/tables/bank-transfers.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { listFileViews } from '../../platform/uploads/file-views.ts'
import { listTaxDocuments } from '../documents/tax-documents.ts'
import { ledgerAccounts, ledgerEntries } from '../tables/ledger.ts'
import { listRelated, selectTransactions, transactionView } from './list-transactions.ts'
import { moneyOwner, transactionColumns as own } from './own-transactions.ts'

type InvoiceRow = typeof invoices.$inferSelect
type PaymentRow = typeof payments.$inferSelect

/** One transaction of the user. Throws 404 for those of others. */
export async function loadTransactionPage(ctx: UserCtx, id: string): Promise<TransactionPage> {
  const owner = moneyOwner(ctx)
  const [found] = await selectTransactions(ctx, owner, eq(own.id, id))
  if (!found) throw notFound()
  const [payment] = found.payment_id ? await ctx.db.select().from(payments).where(eq(payments.id, found.payment_id)) : []
  const invoice = await findInvoice(ctx, payment?.invoice_id ?? null, found.order_id)
  const order_kind = await findKind(ctx, found.order_id)
  const isPayment = found.kind === 'payment'
  const [bank] =
    payment?.method === 'bank_transfer' ? await ctx.db.select().from(bankTransfers).where(eq(bankTransfers.payment_id, payment.id)) : []
  return {
    ...transactionView(found),
    side: owner.side,
    invoice: invoice ? await numbersOf(ctx, invoice, found) : null,
    provider_label: providerLabelOf(order_kind),
    amount_label: amountLabelOf(order_kind),
    other_party: invoice ? partyName(owner.side === 'client' ? invoice.seller : invoice.buyer) : null,
    breakdown: invoice && (isPayment || found.kind === 'release') ? breakdownOf(invoice, isPayment ? payment : undefined) : null,
    split: found.kind === 'release' ? await loadSplit(ctx, id, invoice?.sold_by ?? 'provider') : null,
    bank: bank ? await bankOf(ctx, bank) : null,
    steps: payment && payment.id === id ? stepsOf(payment, found.status) : [],
    related: await listRelated(ctx, owner, found),
    receipt_url: found.status === 'completed' ? resourceRoutes.receipt({ id }) : null,
  }
}

/** The number of an invoice, and that of the last tax document that it had at an instant, about the price or about a claim: one and the same if it was issued as a tax invoice. */
async function numbersOf(
  ctx: UserCtx,
  { id, number }: InvoiceRow,
  { at, kind }: { at: string; kind: TransactionKind },
): Promise<NonNullable<TransactionPage['invoice']>> {
  const documents = (await listTaxDocuments(ctx, id)).filter((document) => isOfPrice(document) === (kind !== 'deposit_claim'))
  if (documents.some((document) => document.id === id))
    return { id, number, number_label: numberLabels.taxDocument, tax_document_number: null }
  const document = documents.findLast(({ issued_at }) => issued_at <= at)
  return { id, number, number_label: numberLabels.statement, tax_document_number: document?.number ?? null }
}

const bankOf = async (ctx: UserCtx, { bank_name, account_name, account_number, images }: typeof bankTransfers.$inferSelect) => ({
  ...{ bank_name, account_name, account_number },
  files: await listFileViews(ctx, images),
})

const partyName = ({ name_ar, name_en }: InvoiceRow['seller']) => ({ ar: name_ar, en: name_en })

const breakdownOf = (
  { service_amount, discount, tax, vat_percent, final_amount }: InvoiceRow,
  payment: PaymentRow | undefined,
): TransactionPage['breakdown'] => ({ service_amount, discount, tax, vat_percent, final_amount, coupon: payment?.discount ?? 0 })

/** The invoice that was paid, else the order's last issued one. */
async function findInvoice({ db }: UserCtx, id: string | null, order_id: string | null): Promise<InvoiceRow | undefined> {
  if (!id && !order_id) return undefined
  const isMeant = id ? eq(invoices.id, id) : and(eq(invoices.order_id, order_id ?? ''), ne(invoices.status, 'draft'))
  const [invoice] = await db.select().from(invoices).where(isMeant).orderBy(desc(invoices.created_at)).limit(1)
  return invoice
}

async function findKind({ db }: UserCtx, order_id: string | null): Promise<string | undefined> {
  const [order] = order_id ? await db.select({ kind: orders.kind }).from(orders).where(eq(orders.id, order_id)) : []
  return order?.kind
}

/** What the ledger booked at a release: of a sale by the platform, its VAT is the one of the sale. */
async function loadSplit({ db }: UserCtx, transaction_id: string, sold_by: SoldBy): Promise<TransactionPage['split']> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, amount: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(eq(ledgerEntries.transaction_id, transaction_id))
    .groupBy(ledgerAccounts.kind)
  const amountOf = (kind: (typeof rows)[number]['kind']) => rows.find((row) => row.kind === kind)?.amount ?? 0
  const vat = amountOf('vat_payable')
  const vats = sold_by === 'platform' ? { commission_vat: 0, sale_vat: vat } : { commission_vat: vat, sale_vat: 0 }
  return { held: Math.abs(amountOf('escrow')), commission: amountOf('commission'), coupon_vat: amountOf('coupon_cost'), ...vats }
}

function stepsOf(payment: PaymentRow, status: TransactionPage['status']): TransactionPage['steps'] {
  const { amount, created_at, captured_at, updated_at, refunded_amount, refunded_at } = payment
  return [
    { step: 'started', amount, at: created_at },
    ...(captured_at ? [{ step: 'completed' as const, amount, at: captured_at }] : []),
    ...(status === 'failed' || status === 'cancelled' ? [{ step: status, amount: null, at: updated_at }] : []),
    ...(refunded_at ? [{ step: 'refunded' as const, amount: refunded_amount, at: refunded_at }] : []),
  ]
}
