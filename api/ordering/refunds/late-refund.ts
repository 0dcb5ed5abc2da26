import { and, eq, ne, sql } from 'drizzle-orm'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { settlements } from '../../money/tables/from-registry.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../money/tables/ledger.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { refunds } from '../tables/refunds.ts'
import type { RefundFunding } from './refund-payments.ts'

/**
 * Who bears a refund after the release (decision 0066): the provider if what it is owed and no open settlement needs covers it, otherwise the platform. The
 * commission on the credited amount is reversed, with its VAT; for a sale of the platform, its margin and the VAT of the sale. `invoice` is the invoice after its credit note; amounts in halalas.
 */
export async function lateFunding(ctx: TransactionCtx, invoice: InvoiceRow, amount: number): Promise<RefundFunding> {
  const released = await loadReleasedShare(ctx, invoice.order_id)
  const reversed = await loadReversedShare(ctx, invoice.order_id)
  const net = invoice.service_amount - invoice.discount - (invoice.credited_amount - invoice.credited_tax)
  const fee = Math.floor((net * invoice.commission_percent) / 100)
  // Of its own sale the platform keeps the VAT of the rest too.
  const rest_tax = invoice.sold_by === 'platform' ? invoice.tax - invoice.credited_tax : 0
  const total = Math.max(0, Math.min(released.commission, released.commission - fee - rest_tax))
  const total_vat = invoice.sold_by === 'platform' ? released.commission_vat - rest_tax : vatOfPart(released, total)
  const commission = Math.min(total - reversed.commission, amount)
  const commission_vat = Math.min(total_vat - reversed.commission_vat, commission)
  const available = await loadUnsettledBalance(ctx, invoice.provider_id)
  return { by: available >= amount - commission ? 'provider' : 'platform', commission, commission_vat }
}

const vatOfPart = ({ commission, commission_vat }: { commission: number; commission_vat: number }, part: number): number =>
  commission === 0 ? 0 : Math.floor((commission_vat * part) / commission)

/** What the platform got when the order was completed: its commission, of which VAT; of its own sale, its margin and the VAT. */
async function loadReleasedShare({ db }: TransactionCtx, order_id: string) {
  const sum = (kinds: readonly string[]) =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerAccounts.kind} in ${kinds}), 0)`.mapWith(Number)
  const [share] = await db
    .select({ commission: sum(['commission', 'vat_payable']), commission_vat: sum(['vat_payable']) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(and(eq(ledgerTransactions.order_id, order_id), eq(ledgerTransactions.kind, 'release')))
  return share ?? { commission: 0, commission_vat: 0 }
}

async function loadReversedShare({ db }: TransactionCtx, order_id: string) {
  const sum = (column: typeof refunds.commission | typeof refunds.commission_vat) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [share] = await db
    .select({ commission: sum(refunds.commission), commission_vat: sum(refunds.commission_vat) })
    .from(refunds)
    .where(and(eq(refunds.order_id, order_id), ne(refunds.funded_by, 'escrow')))
  return share ?? { commission: 0, commission_vat: 0 }
}

async function loadUnsettledBalance(ctx: TransactionCtx, provider_id: string): Promise<number> {
  const [open] = await ctx.db
    .select({ amount: sql<number>`coalesce(sum(${settlements.amount}), 0)`.mapWith(Number) })
    .from(settlements)
    .where(and(eq(settlements.provider_id, provider_id), eq(settlements.status, 'new')))
  return (await loadBalance(ctx, { kind: 'provider_payable', provider_id })) - (open?.amount ?? 0)
}
