import type { GatewayName, TransactionKind, TransactionStatus } from '@wasl/shared/contract/choices.ts'
import type { TransactionMethod } from '@wasl/shared/contract/finances.ts'
import { transactionStatusOf } from '@wasl/shared/contract/transaction-status.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { accountOwnerIs } from '../ledger/owner-amounts.ts'

/** Whose money: that of a client, or that of the provider which the user owns. */
export type MoneyOwner = { side: 'client'; user_id: string } | { side: 'provider'; provider_id: string }

export function moneyOwner({ principal }: UserCtx): MoneyOwner {
  if (principal.role === 'client') return { side: 'client', user_id: principal.id }
  if (!principal.provider) throw notFound()
  return { side: 'provider', provider_id: principal.provider.id }
}

/**
 * The columns of a query over `ownTransactions(owner)`. The view `transactions` (migrations/0003_views.sql) has those of all owners, without
 * an index by owner: here each part begins at an index of its owner.
 */
export const transactionColumns = {
  id: sql<string>`own.id`,
  number: sql<string>`own.number`,
  kind: sql<TransactionKind>`own.kind`,
  status: sql<TransactionStatus>`own.status`,
  method: sql<TransactionMethod | null>`own.method`,
  gateway: sql<GatewayName | null>`own.gateway`,
  reference: sql<string | null>`own.reference`,
  amount: sql<number>`own.amount`.mapWith(Number),
  at: sql<string>`own.at`.mapWith(payments.created_at),
  payment_id: sql<string | null>`own.payment_id`,
  order_id: sql<string | null>`own.order_id`,
  // Not a join: only the rows of the page need it.
  order_number: sql<string | null>`(select ${orders.number} from ${orders} where ${orders.id} = own.order_id)`,
}

/** The transactions of one owner, for a query's `from`. Amounts are negative when the owner paid. */
export const ownTransactions = (owner: MoneyOwner): SQL =>
  sql`(${owner.side === 'client' ? clientTransactions(owner.user_id) : providerTransactions(owner.provider_id)}) as own`

const paymentStatus = sql.raw(
  `case p.status ${typedEntries(transactionStatusOf)
    .map(([status, shown]) => `when '${status}' then '${shown}'`)
    .join(' ')} end`,
)

// What became of money that is on its way to a bank or a card. The ledger's transaction of the result has the number of the refund or payout as its note. What was
// sent may still come back.
const outcome = (number: SQL): SQL => sql`(
  select case when bool_or(r.kind in ('refund_returned', 'payout_returned')) then 'failed' when count(*) > 0 then 'completed' else 'pending' end
  from ledger_transactions r where r.note = ${number} and r.kind in ('refund_sent', 'refund_returned', 'payout_sent', 'payout_returned'))`

// What became of a withdrawal, whose money left the wallet with the request.
const withdrawalStatus = sql.raw(
  `case w.status when 'paid' then 'completed' when 'cancelled' then 'cancelled' when 'rejected' then 'failed' when 'returned' then 'failed' else 'pending' end`,
)

/** Payments and top-ups in any status, refunds, and what else moved in the wallet. */
const clientTransactions = (user_id: string): SQL => sql`
  select p.id, coalesce(p.reference_number, upper(left(p.id::text, 8))) as number,
    case p.purpose when 'top_up' then 'top_up' else 'payment' end as kind,
    ${paymentStatus} as status,
    p.method, p.gateway, coalesce(p.gateway_payment_id, p.gateway_id) as reference,
    case p.purpose when 'top_up' then p.amount else -p.amount end as amount,
    p.order_id, p.id as payment_id, coalesce(p.captured_at, p.created_at) as at
  from payments p where p.client_id = ${user_id}
  union all
  select t.id, t.reference_number, t.kind, case when t.kind = 'withdrawal' then ${withdrawalStatus} else 'completed' end,
    case when t.kind in ('withdrawal', 'withdrawal_returned') then 'bank_transfer' else 'wallet' end, null,
    case when t.kind in ('withdrawal', 'withdrawal_returned') then t.note end, e.amount, t.order_id, t.payment_id, t.created_at
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  left join wallet_withdrawals w on w.transaction_number = t.reference_number
  where a.kind = 'client_wallet'
    and ${accountOwnerIs(user_id)}
    and t.kind <> 'refund' and not (t.kind in ('payment', 'top_up') and t.payment_id is not null)
  union all
  select t.id, t.reference_number, t.kind, case when bool_or(a.kind = 'refund_clearing') then ${outcome(sql`t.reference_number`)} else 'completed' end,
    case when bool_or(a.kind = 'client_wallet') then 'wallet' when max(f.destination) = 'iban' then 'bank_transfer' else max(p.method) end,
    case when bool_or(a.kind = 'refund_clearing') and coalesce(max(f.destination), 'source') = 'source' then max(p.gateway) end, null, sum(e.amount), t.order_id, t.payment_id, t.created_at
  from orders o
  join ledger_transactions t on t.order_id = o.id and t.kind = 'refund'
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.kind in ('client_wallet', 'refund_clearing')
  left join refunds f on f.number = t.reference_number
  left join payments p on p.id = coalesce(f.source_payment_id, t.payment_id)
  where o.client_id = ${user_id}
  group by t.id`

/** The shares released to a provider and what was paid out to it. */
const providerTransactions = (provider_id: string): SQL => sql`
  select t.id, t.reference_number as number, t.kind,
    case when t.kind = 'payout' and exists (select 1 from ledger_entries c join ledger_accounts b on b.id = c.account_id
      where c.transaction_id = t.id and b.kind = 'payout_clearing') then ${outcome(sql`t.note`)} else 'completed' end as status,
    case when t.kind in ('payout', 'payout_returned') then 'bank_transfer' end as method, null as gateway,
    case when t.kind in ('payout', 'payout_returned') then t.note end as reference, e.amount, t.order_id, t.payment_id, t.created_at as at
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where a.kind = 'provider_payable'
    and ${accountOwnerIs(provider_id)}`
