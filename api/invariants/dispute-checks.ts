import { frozenStates } from '@wasl/shared/rules/dispute-states.ts'
import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

const isFrozen = sql`c.dispute in (${sql.join(
  frozenStates.map((state) => sql.raw(`'${state}'`)),
  sql`, `,
)})`

/** Blocking complaints freeze the money of their order, and decisions divide exactly what was held: O1 and M3 of the invariants. */
export const disputeChecks: readonly Invariant[] = [
  {
    name: 'O1 frozen orders',
    description: 'an order with an open dispute is disputed, has no deadline, and can go back to its former status',
    violations: sql`select o.number, o.status, o.due_at, c.number as complaint, c.former_status from complaints c left join orders o on o.id = c.order_id
      where ${isFrozen} and (o.id is null or o.status <> 'disputed' or o.due_at is not null
        or c.former_status is null or c.former_status not in ('in_progress', 'delivered'))`,
  },
  {
    name: 'M3 nothing paid in a dispute',
    description: 'no money of an order with an open dispute is released, refunded since it began, or paid out',
    violations: sql`select o.number, c.number as complaint from complaints c join orders o on o.id = c.order_id
      cross join lateral (select max(e.at) as at from order_events e where e.order_id = o.id and e.transition = 'dispute') frozen
      where ${isFrozen} and (exists (select 1 from ledger_transactions t where t.order_id = o.id and (t.kind = 'release' or (t.kind = 'refund' and t.created_at > frozen.at)))
        or exists (select 1 from settlement_lines l where l.order_id = o.id))`,
  },
  {
    name: 'M3 dispute splits',
    description:
      'the two parts of a decision add up to the held amount, and an executed one refunded the part of the client and released the rest',
    violations: sql`select d.number, d.status, d.outcome, d.held_amount, d.client_amount, d.provider_amount, moved.refunded, moved.released from dispute_decisions d
      cross join lateral (select coalesce(-sum(e.amount) filter (where t.kind = 'refund' and t.note = d.number), 0) as refunded,
          coalesce(-sum(e.amount) filter (where t.kind = 'release'), 0) as released
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id and a.kind = 'escrow'
        where t.order_id = d.order_id) moved
      where case when d.outcome = 'continue' then d.held_amount is not null or d.client_amount is not null or d.provider_amount is not null
        else coalesce(d.client_amount + d.provider_amount <> d.held_amount, true) end
        or (d.outcome <> 'continue' and d.status = 'executed' and (moved.refunded <> d.client_amount or moved.released <> d.provider_amount))`,
  },
  {
    name: 'M3 commission of a split',
    description:
      'the commission on a split is at most that on the part of the provider; the VAT of a sale by the platform is no part of it',
    violations: sql`select d.number, d.provider_amount, i.commission_percent, fee.amount as commission from dispute_decisions d
      join invoices i on i.order_id = d.order_id and i.status <> 'rejected'
      cross join lateral (select coalesce(sum(e.amount), 0) as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and (a.kind = 'commission' or a.kind = 'vat_payable' and i.sold_by = 'provider')
        where t.order_id = d.order_id and t.kind = 'release') fee
      where d.status = 'executed' and d.outcome <> 'continue' and fee.amount > d.provider_amount * i.commission_percent / 100`,
  },
]
