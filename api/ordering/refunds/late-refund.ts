import { vatOfAllowance } from '@wasl/shared/rules/vat-within.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { settlements } from '../../money/tables/from-registry.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../money/tables/ledger.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { loadAllowance } from '../payments/payment-facts.ts'
import { refunds } from '../tables/refunds.ts'
import type { RefundFunding } from './refund-payments.ts'

/** What the platform got of an order, or has reversed of it: its commission, of which VAT and, of its own sale, VAT that a coupon took off. */
type PlatformShare = { commission: number; commission_vat: number; coupon_vat: number }
const noShare: PlatformShare = { commission: 0, commission_vat: 0, coupon_vat: 0 }

/**
 * Who bears a refund after the release (decision 0066): the provider if what it is owed and no open settlement needs covers it, otherwise the platform. The
 * commission on the credited amount is reversed, with its VAT; for a sale of the platform, its margin and the VAT of the sale, as the release booked both. `invoice` is
 * the invoice after its credit note, `coupon` what of the amount a coupon had paid; amounts in halalas.
 */
export async function lateFunding(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  { amount, coupon }: { amount: number; coupon: number },
): Promise<RefundFunding> {
  const released = await loadReleasedShare(ctx, invoice.order_id)
  const reversed = await loadReversedShare(ctx, invoice.order_id)
  const rest = invoice.final_amount - invoice.credited_amount
  const rest_tax = invoice.tax - invoice.credited_tax
  const fee = Math.floor(((rest - rest_tax) * invoice.commission_percent) / 100)
  // Of its own goods the platform has had everything.
  const available = invoice.provider_id ? await loadUnsettledBalance(ctx, invoice.provider_id) : null
  const fundedBy = (commission: number) => (available !== null && available >= amount - commission ? 'provider' : 'platform')
  if (invoice.sold_by === 'provider') {
    const total = Math.max(0, Math.min(released.commission, released.commission - fee))
    const commission = Math.min(total - reversed.commission, amount)
    const commission_vat = Math.min(vatOfPart(released, total) - reversed.commission_vat, commission)
    return { by: fundedBy(commission), commission, commission_vat, coupon_vat: 0 }
  }
  // Of its own sale the platform keeps the VAT of the rest too.
  const total = Math.max(0, Math.min(released.commission, released.commission - fee - rest_tax))
  const commission = Math.min(total - reversed.commission, amount)
  const sale_vat = released.commission_vat + released.coupon_vat - rest_tax - reversed.commission_vat - reversed.coupon_vat
  const coupon_left = (await loadAllowance(ctx, invoice)) - coupon
  const coupon_vat = released.coupon_vat - reversed.coupon_vat - vatOfAllowance(rest, coupon_left, invoice)
  return { by: fundedBy(commission), commission, commission_vat: Math.min(sale_vat, commission) - coupon_vat, coupon_vat }
}

const vatOfPart = ({ commission, commission_vat }: PlatformShare, part: number): number =>
  commission === 0 ? 0 : Math.floor((commission_vat * part) / commission)

async function loadReleasedShare({ db }: TransactionCtx, order_id: string): Promise<PlatformShare> {
  const sum = (kinds: readonly string[]) =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerAccounts.kind} in ${kinds}), 0)`.mapWith(Number)
  const [share] = await db
    .select({
      commission: sum(['commission', 'vat_payable', 'coupon_cost']),
      commission_vat: sum(['vat_payable']),
      coupon_vat: sum(['coupon_cost']),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(and(eq(ledgerTransactions.order_id, order_id), eq(ledgerTransactions.kind, 'release')))
  return share ?? noShare
}

async function loadReversedShare({ db }: TransactionCtx, order_id: string): Promise<PlatformShare> {
  const sum = (column: (typeof refunds)[keyof PlatformShare]) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [share] = await db
    .select({ commission: sum(refunds.commission), commission_vat: sum(refunds.commission_vat), coupon_vat: sum(refunds.coupon_vat) })
    .from(refunds)
    .where(and(eq(refunds.order_id, order_id), ne(refunds.funded_by, 'escrow')))
  return share ?? noShare
}

async function loadUnsettledBalance(ctx: TransactionCtx, provider_id: string): Promise<number> {
  const [open] = await ctx.db
    .select({ amount: sql<number>`coalesce(sum(${settlements.amount}), 0)`.mapWith(Number) })
    .from(settlements)
    .where(and(eq(settlements.provider_id, provider_id), eq(settlements.status, 'new')))
  return (await loadBalance(ctx, { kind: 'provider_payable', provider_id })) - (open?.amount ?? 0)
}
