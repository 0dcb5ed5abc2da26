import { sql } from 'drizzle-orm'
import { type Corruption, newEvent } from './corruption.ts'

/** Changes of orders, their history and the records of their parties. */
export const orderCorruptions: readonly Corruption[] = [
  // Whose order it is.
  [
    'another client of an order',
    sql`update orders o set client_id = (select id from users where role = 'client' and id <> o.client_id limit 1)`,
    'O1 client of the order',
  ],
  [
    'another provider of an order',
    sql`update orders o set provider_id = (select id from providers where id <> o.provider_id limit 1) where provider_id is not null`,
    'O1 chosen provider',
  ],
  ['an accepted offer set to superseded', sql`update offers set status = 'superseded' where status = 'accepted'`, 'O1 chosen provider'],
  [
    'a provider without an accepted offer',
    sql`update orders set provider_id = (select id from providers limit 1) where provider_id is null`,
    'O1 chosen provider',
  ],
  [
    'an accepted offer of another provider',
    sql`update offers f set provider_id = (select id from providers where id <> f.provider_id limit 1) where status = 'accepted'`,
    'O1 chosen provider',
  ],
  [
    'an order of a group left open after another was accepted',
    sql`update orders set status = 'awaiting_provider' where group_id is not null and status = 'cancelled'`,
    'O1 one winner per group',
  ],
  [
    'two accepted orders of a group',
    sql`update order_events e set transition = 'accept_order' from orders o
      where o.id = e.order_id and o.close_others and o.group_id is not null and o.status = 'cancelled' and e.seq > 1`,
    'O1 one winner per group',
  ],
  [
    'an approval by the colleague who has requested it',
    sql`update approvals set status = 'given', decided_by = requested_by, decided_at = requested_at`,
    'O1 approvals',
  ],
  ['an offer rejected by nobody', sql`update offers set status = 'rejected' where status = 'pending'`, 'O1 closed offers'],
  ['an offer superseded before a choice', sql`update offers set status = 'superseded' where status = 'pending'`, 'O1 closed offers'],
  [
    'a transition by another client',
    sql`update order_events e set actor_id = (select id from users where role = 'client' and id <> e.actor_id limit 1) where actor = 'client'`,
    'O1 actors of transitions',
  ],
  [
    'a transition by a user of another provider',
    sql`update order_events e set actor_id = (select id from users where role = 'provider' and id <> e.actor_id limit 1)
      where actor = 'provider' and transition = 'deliver'`,
    'O1 actors of transitions',
  ],
  [
    'an automatic transition with a person',
    sql`update order_events set actor_id = (select id from users limit 1) where actor = 'system'`,
    'O1 actors of transitions',
  ],
  [
    'an invoice of another provider',
    sql`update invoices i set provider_id = (select id from providers where id <> i.provider_id limit 1)`,
    'M3 parties of invoices',
  ],
  ['an invoice for another offer', sql`update invoices set offer_id = null`, 'M3 parties of invoices'],
  [
    'a payment by another client',
    sql`update payments p set client_id = (select id from users where role = 'client' and id <> p.client_id limit 1)`,
    'M3 parties of payments',
  ],
  [
    'a payment for the invoice of another order',
    sql`update payments p set invoice_id = (select i.id from invoices i where i.order_id <> p.order_id and not exists (
      select 1 from payments other where other.invoice_id = i.id) limit 1)
      where p.id = (select id from payments where status = 'captured' limit 1)`,
    'M3 parties of payments',
  ],
  [
    'a transfer of another order',
    sql`update bank_transfers b set order_id = (select id from orders where id <> b.order_id limit 1)`,
    'M3 parties of payments',
  ],
  [
    'a review of an unfinished order',
    sql`insert into reviews (order_id, client_id, client_name, provider_id, rating, comment)
      select id, client_id, 'x', provider_id, 5, 'x' from orders where status = 'in_progress'`,
    'O1 reviews',
  ],
  [
    'a review of another provider',
    sql`update reviews r set provider_id = (select id from providers where id <> r.provider_id limit 1) where order_id is not null`,
    'O1 reviews',
  ],
  ['more stars than the reviews gave', sql`update providers set rating_sum = rating_sum + 10`, 'O1 ratings'],
  ['a hidden review that still counts', sql`update reviews set status = 'hidden'`, 'O1 ratings'],
  ['a completed order that was not counted', sql`update providers set completed_count = 0`, 'O1 ratings'],

  // The history of orders.
  ['a status without its transition', sql`update orders set status = 'disputed'`, 'O1 current status'],
  [
    'a paid order cancelled without a refund',
    sql`update orders set status = 'cancelled' where status = 'in_progress'`,
    'O1 cancelled after payment',
  ],
  [
    'a paid order cancelled by an administrator who did not refund it',
    sql`update order_events set transition = 'cancel' where transition = 'cancel_paid'`,
    'O1 cancelled after payment',
  ],
  [
    'an accepted offer that its order does not refer to',
    sql`update orders set accepted_offer_id = null where accepted_offer_id is not null`,
    'O1 one accepted offer',
  ],
  [
    'a pending offer beside an accepted one',
    sql`insert into offers (order_id, provider_id, created_by, price, duration_days, status, terms_at, expires_at)
      select f.order_id, p.id, f.created_by, 100, 1, 'pending', now(), now() from offers f, providers p where f.status = 'accepted' and p.id <> f.provider_id`,
    'O1 one accepted offer',
  ],
  [
    'a pending offer on an ended order',
    sql`update orders set status = 'expired' where status = 'offered'`,
    'O1 no pending offer on ended orders',
  ],
  [
    'a counter-offer without an offer that waits for it',
    sql`update offers set status = 'withdrawn' where id in (select offer_id from counter_offers where status = 'pending')`,
    'O1 open counter-offers',
  ],
  ['a round of a negotiation beyond the numbering', sql`update counter_offers set round = round + 10`, 'O1 rounds of counter-offers'],
  [
    'other terms than the accepted ones',
    sql`update counter_offers set price = price + 1 where status = 'accepted'`,
    'O1 accepted counter-offers',
  ],
  ['an unpaid order without a deadline', sql`update orders set status = 'pending_payment', due_at = null`, 'O1 unpaid in time'],
  ['a transition that is not in the lifecycle', newEvent(sql`'deliver', 'completed', 'delivered', 'system'`), 'O1 known transitions'],
  ['a transition by the wrong actor', newEvent(sql`'deliver', 'in_progress', 'delivered', 'client'`), 'O1 known transitions'],
  [
    'a transition of another kind of order',
    newEvent(sql`'accept_order', 'awaiting_provider', 'awaiting_invoice', 'provider'`),
    'O1 known transitions',
  ],
  ['a gap in a history', newEvent(sql`'edit', 'submitted', 'submitted', 'client'`), 'O1 whole history'],
  ['a deleted transition', sql`delete from order_events where seq = 2`, 'O1 whole history'],
  ['a transition before the previous one', sql`update order_events set at = at - interval '10 days' where seq = 3`, 'O1 times'],
  ['a finished order without the time of its end', sql`update orders set finished_at = null where status = 'completed'`, 'O1 times'],
  ['a finished order with a deadline', sql`update orders set due_at = now() where status = 'completed'`, 'O1 deadlines'],
  ['a request without a deadline', sql`update orders set due_at = null where status = 'submitted'`, 'O1 deadlines'],
  ['a round of changes that nobody requested', sql`update orders set change_rounds = 1`, 'O1 change rounds'],
]
