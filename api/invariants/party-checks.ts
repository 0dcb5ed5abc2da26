import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Every record of an order names the parties of that order: O1 of the invariants. */
export const partyChecks: readonly Invariant[] = [
  {
    name: 'O1 client of the order',
    description: 'an order belongs to the client who sent it, or whose colleague did',
    violations: sql`select o.number, o.client_id, o.ordered_by, e.actor_id as sent_by from orders o join order_events e on e.order_id = o.id and e.seq = 1
      left join users u on u.id = o.ordered_by
      where e.actor_id is distinct from coalesce(o.ordered_by, o.client_id) or (o.ordered_by is not null and u.company_id is distinct from o.client_id)`,
  },
  {
    name: 'O1 chosen provider',
    description: 'the provider of an order made the offer that its client accepted',
    violations: sql`select o.number, o.status, o.provider_id, o.accepted_offer_id, e.offer_id as accepted, f.provider_id as bidder, f.status as offer
      from orders o
      left join order_events e on e.order_id = o.id and e.transition = 'accept_offer'
      left join offers f on f.id = e.offer_id and f.order_id = o.id
      where o.kind in ('service', 'consultation') and ((o.provider_id, o.accepted_offer_id) is distinct from (f.provider_id, e.offer_id)
        or (e.id is not null and f.status is distinct from 'accepted'))`,
  },
  {
    name: 'O1 one winner per group',
    description: 'if the first acceptance closes the other orders of a group, one of them was accepted at most, and then none waits',
    violations: sql`select o.group_id, array_agg(o.number order by o.number) as orders from orders o
      left join order_events e on e.order_id = o.id and e.transition = 'accept_order'
      where o.close_others and o.group_id is not null group by o.group_id
      having count(e.id) > 1 or (count(e.id) = 1 and count(*) filter (where o.status = 'awaiting_provider') > 0)`,
  },
  {
    name: 'O1 closed offers',
    description:
      'an offer is accepted, rejected or withdrawn by its own transition, and superseded only once the order has its provider or has ended',
    violations: sql`select o.number, f.id, f.status from offers f join orders o on o.id = f.order_id
      where (f.status in ('accepted', 'rejected', 'withdrawn') and not exists (select 1 from order_events e where e.order_id = o.id and e.offer_id = f.id
          and e.transition = case f.status when 'accepted' then 'accept_offer' when 'rejected' then 'reject_offer' else 'withdraw_offer' end))
        or (f.status = 'superseded' and o.status in ('submitted', 'offered'))`,
  },
  {
    name: 'O1 actors of transitions',
    description:
      'a transition was made by the client of the order or a colleague of it, by a user of its provider or bidder, by an administrator, or automatically',
    violations: sql`select o.number, e.seq, e.transition, e.actor, e.actor_id from order_events e join orders o on o.id = e.order_id
      left join offers f on f.id = e.offer_id
      where not coalesce(case e.actor
        when 'client' then e.actor_id = o.client_id or exists (select 1 from users u where u.id = e.actor_id and u.company_id = o.client_id)
        when 'provider' then exists (select 1 from users u where u.id = e.actor_id and u.role in ('provider', 'provider_user')
          and u.provider_id = coalesce(f.provider_id, o.provider_id))
        when 'admin' then exists (select 1 from admins a where a.id = e.actor_id)
          or exists (select 1 from audit_entries d where d.resource = 'admins' and d.row_id = e.actor_id and d.action = 'delete')
        else e.actor_id is null end, false) or (f.id is not null and f.order_id <> o.id)`,
  },
  {
    name: 'O1 approvals',
    description:
      'an approval is about an offer or invoice of its order, asked for and used by colleagues of the client for what it accepted, decided by the client itself, and counts only while the order waits for its acceptance',
    violations: sql`select o.number, a.id, a.status, o.status as order_status from approvals a join orders o on o.id = a.order_id
      join users requester on requester.id = a.requested_by left join users acceptor on acceptor.id = a.used_by
      left join offers f on f.id = a.offer_id left join invoices i on i.id = a.invoice_id
      where coalesce(f.order_id, i.order_id) <> o.id or a.status = 'used' and a.offer_id is not null and a.offer_id is distinct from o.accepted_offer_id
        or requester.company_id is distinct from o.client_id or (a.used_by is not null and acceptor.company_id is distinct from o.client_id)
        or a.decided_by <> o.client_id or (a.status in ('open', 'given') and o.status not in ('offered', 'invoiced'))`,
  },
  {
    name: 'M3 parties of invoices',
    description: 'an invoice is from the provider of its order, for its accepted offer',
    violations: sql`select i.id, i.number, i.provider_id, i.offer_id, o.provider_id as order_provider, o.accepted_offer_id from invoices i
      join orders o on o.id = i.order_id where (i.provider_id, i.offer_id) is distinct from (o.provider_id, o.accepted_offer_id)`,
  },
  {
    name: 'M3 parties of payments',
    description: 'a payment is from the client of its order for an invoice of that order, and a transfer belongs to its payment',
    violations: sql`select p.id, p.order_id, p.client_id, o.client_id as order_client, i.order_id as invoiced, b.id as transfer from payments p
      join orders o on o.id = p.order_id join invoices i on i.id = p.invoice_id left join bank_transfers b on b.payment_id = p.id
      left join users payer on payer.id = p.paid_by
      where p.client_id <> o.client_id or (p.paid_by is not null and payer.company_id is distinct from o.client_id) or i.order_id <> o.id or (b.order_id, b.invoice_id) is distinct from (p.order_id, p.invoice_id) and b.id is not null`,
  },
  {
    name: 'O1 reviews',
    description: 'a review is by the client of a completed order about its provider, or about a product of it',
    violations: sql`select r.id, o.number, o.status from reviews r join orders o on o.id = r.order_id
      where o.status <> 'completed' or (r.client_id, r.provider_id) is distinct from (o.client_id, o.provider_id)
        or r.product_id is not null and not exists (select 1 from order_lines l where l.order_id = r.order_id and l.product_id = r.product_id)`,
  },
  {
    name: 'O1 ratings',
    description: 'the rating of a provider is the sum and number of its published reviews, and its completed orders are counted',
    violations: sql`select p.id, p.name_ar, p.rating_sum, p.rating_count, sums.stars, sums.reviews, p.completed_count, done.orders from providers p
      cross join lateral (select coalesce(sum(rating), 0) as stars, count(*) as reviews from reviews where provider_id = p.id and status = 'published') sums
      cross join lateral (select count(*) as orders from orders where provider_id = p.id and status = 'completed') done
      where (p.rating_sum, p.rating_count) <> (sums.stars, sums.reviews) or p.completed_count < done.orders`,
  },
]
