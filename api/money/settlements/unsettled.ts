import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import { and, asc, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { invoices } from '../../ordering/tables/invoices.ts'
import type { Ctx } from '../../platform/context.ts'
import { settlement_lines } from '../tables/from-registry.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../tables/ledger.ts'

/** The movements of a payable balance that pay it out, or take a payout back. All others are earned money, or corrections of it. */
const payoutKinds: (typeof ledgerTransactions.$inferSelect)['kind'][] = ['payout', 'payout_returned']

/** Whether an entry of a payable balance is earned money that no settlement has yet. */
const isUnsettled = (before: string): SQL | undefined =>
  and(
    notInArray(ledgerTransactions.kind, payoutKinds),
    lt(ledgerEntries.created_at, before),
    sql`not exists (select 1 from ${settlement_lines} line where line.transaction_number = ${ledgerTransactions.reference_number})`,
  )

// What the platform got in the same transaction.
const shareOf = (account: 'commission' | 'vat_payable') =>
  sql`coalesce((select sum(share.amount) from ledger_entries share join ledger_accounts platform on platform.id = share.account_id
    where share.transaction_id = ${ledgerTransactions.id} and platform.kind = ${account}), 0)`

// The platform's own sale has a margin instead of a commission, and its VAT is none of the provider's.
const onlyIf = (sold_by: SoldBy, account: 'commission' | 'vat_payable') =>
  sql`case when (${soldByPlatform}) = ${sold_by === 'platform'}::boolean then ${shareOf(account)} else 0 end`.mapWith(Number)
const soldByPlatform = sql`exists (select 1 from ${invoices} where ${invoices.order_id} = ${ledgerTransactions.order_id}
  and ${invoices.status} <> 'rejected' and ${invoices.sold_by} = 'platform')`

/** The lines of a provider's next settlement: everything earned before an instant that is in no settlement, in its order. */
export const loadUnsettled = ({ db }: Pick<Ctx, 'db'>, provider_id: string, before: string) =>
  db
    .select({
      transaction_number: ledgerTransactions.reference_number,
      order_id: ledgerTransactions.order_id,
      earned_at: ledgerEntries.created_at,
      amount: ledgerEntries.amount,
      commission: onlyIf('provider', 'commission'),
      commission_vat: onlyIf('provider', 'vat_payable'),
      margin: onlyIf('platform', 'commission'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(and(eq(ledgerAccounts.kind, 'provider_payable'), eq(ledgerAccounts.provider_id, provider_id), isUnsettled(before)))
    .orderBy(asc(ledgerEntries.created_at), asc(ledgerTransactions.reference_number))

/** The providers with something to settle, in the order of their ids. */
export const loadUnsettledProviders = ({ db }: Pick<Ctx, 'db'>, before: string, { last, limit }: { last: string | null; limit: number }) =>
  db
    .select({ id: sql<string>`${ledgerAccounts.provider_id}` })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, 'provider_payable'),
        last ? sql`${ledgerAccounts.provider_id} > ${last}` : undefined,
        sql`exists (${db
          .select({ one: sql`1` })
          .from(ledgerEntries)
          .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
          .where(and(eq(ledgerEntries.account_id, ledgerAccounts.id), isUnsettled(before)))})`,
      ),
    )
    .orderBy(ledgerAccounts.provider_id)
    .limit(limit)
