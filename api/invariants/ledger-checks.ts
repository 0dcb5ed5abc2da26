import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** The ledger is balanced: M1 and M2 of the invariants. */
export const ledgerChecks: readonly Invariant[] = [
  {
    name: 'M1 balanced transactions',
    description: 'the entries of every transaction sum to zero, with at least two legs',
    violations: sql`select t.id, t.kind, coalesce(sum(e.amount), 0) as sum, count(e.id) as legs
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2`,
  },
  {
    name: 'M1 dates of entries',
    description: 'the entries of a transaction have its time, so that it counts in one period',
    violations: sql`select t.id, t.kind, t.created_at, e.created_at as entered_at from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where e.created_at <> t.created_at`,
  },
  {
    name: 'M2 stored balances',
    description: 'a stored balance is the sum of its entries',
    violations: sql`select a.id, a.kind, a.balance, coalesce(sum(e.amount), 0) as sum
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'M2 account owners',
    description:
      'a wallet with money belongs to a client, a payable to a provider, an escrow or a security deposit to an order, and the other accounts to nobody',
    violations: sql`select a.id, a.kind, a.user_id, a.provider_id, a.order_id from ledger_accounts a left join users u on u.id = a.user_id
      where (a.kind = 'client_wallet') <> (a.user_id is not null) or (a.kind = 'client_wallet' and u.role <> 'client' and a.balance <> 0)
        or (a.kind = 'provider_payable') <> (a.provider_id is not null)
        or (a.kind in ('escrow', 'security_deposit')) <> (a.order_id is not null)`,
  },
  {
    name: 'M2 no negative balance',
    description: 'wallets, provider payables, escrow and security deposits are never negative',
    violations: sql`select id, kind, balance from ledger_accounts
      where balance < 0 and kind in ('client_wallet', 'provider_payable', 'escrow', 'security_deposit')`,
  },
  {
    name: 'M2 escrow',
    description: 'the escrow of an order is what was paid for it, and zero once it has ended',
    violations: sql`select o.number, o.status, coalesce(a.balance, 0) as held, coalesce(p.paid, 0) as paid
      from orders o
      left join ledger_accounts a on a.order_id = o.id and a.kind = 'escrow'
      left join (select order_id, sum(amount + discount - refunded_amount - refunded_discount) as paid from payments where status in ('captured', 'refunded') group by order_id) p
        on p.order_id = o.id
      where coalesce(a.balance, 0) <> case when o.status in ('completed', 'cancelled', 'rejected', 'expired') then 0 else coalesce(p.paid, 0) end`,
  },
]
