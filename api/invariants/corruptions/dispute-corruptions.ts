import { type SQL, sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

/** An executed decision about every completed order, with these amounts: held, to the client, to the provider. */
export const newDecision = (amounts: SQL, approved_by = sql`null::uuid`): SQL =>
  sql`insert into dispute_decisions (number, complaint_id, order_id, outcome, held_amount, client_amount, provider_amount, reason, status, is_final, proposed_by, approved_by, created_at, updated_at)
    select left(o.id::text, 20), (select id from complaints limit 1), o.id, 'complete', ${amounts}, 'reason', 'executed', false, (select id from admins order by id limit 1), ${approved_by}, now(), now()
    from orders o where o.status = 'completed'`

const frozenOrder = sql`(select order_id from complaints where dispute = 'open' limit 1)`

/** Changes of disputes and their decisions. */
export const disputeCorruptions: readonly Corruption[] = [
  ['a dispute about an order that goes on', sql`update complaints set dispute = 'open'`, 'O1 frozen orders'],
  [
    'a dispute about an order whose money was released',
    sql`update complaints set dispute = 'open', former_status = 'delivered'`,
    'M3 nothing paid in a dispute',
  ],
  ['a disputed order in a settlement', sql`update settlement_lines set order_id = ${frozenOrder}`, 'M3 nothing paid in a dispute'],
  [
    'a refund of a disputed order',
    sql`update ledger_transactions set order_id = ${frozenOrder}, created_at = now() where kind = 'refund'`,
    'M3 nothing paid in a dispute',
  ],
  ['a decision whose parts do not add up', newDecision(sql`100, 50, 49`), 'M3 dispute splits'],
  ['a decision that moved no money', newDecision(sql`100, 0, 100`), 'M3 dispute splits'],
  ['a commission on more than the part of the provider', newDecision(sql`1, 0, 1`), 'M3 commission of a split'],
]
