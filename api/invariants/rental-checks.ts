import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Rentals of cars with their time and their security deposits: O2 and M2 of the invariants. `now` is an ISO instant. */
export const rentalChecks = (now: string): readonly Invariant[] => [
  {
    name: 'O2 rentals',
    description:
      'an order of a car, and no other, has a rental with its driver, and its steps are those of the car: booked once paid, with the client, back',
    violations: sql`select o.number, o.kind, o.status, o.fulfilment, r.handed_over_at, r.returned_at from orders o
      left join rentals r on r.order_id = o.id left join rental_drivers d on d.order_id = r.order_id
      where (o.kind = 'car') <> (r.order_id is not null) or (r.order_id is null) <> (d.id is null)
        or (o.kind = 'car' and ((o.fulfilment is null) <> (o.paid_amount = 0)
          or (o.fulfilment = 'delivered') <> (exists (select 1 from handovers h where h.order_id = o.id and h.kind = 'in'))
          or (o.fulfilment in ('received', 'delivered')) <> (r.handed_over_at is not null)
          or (r.handed_over_at is not null) <> (exists (select 1 from handovers h where h.order_id = o.id and h.kind = 'out'))
          or (o.fulfilment = 'delivered' and r.returned_at is null)))`,
  },
  {
    name: 'O2 time of rentals',
    description:
      'an order of a car has taken its car from its pick-up or hand-over on until it is back, and has given it back if it ended before',
    violations: sql`select o.number, o.status, h.holds, h.fits from orders o join rentals r on r.order_id = o.id
      cross join lateral (select count(*) as holds, bool_and(car_id = r.car_id and starts_at <= coalesce(r.handed_over_at, greatest(r.pickup_at, ${now}::timestamptz)) and ends_at >= r.return_at) as fits
        from car_holds where order_id = o.id and kind = 'rental' and released_at is null) h
      where case when r.handed_over_at is not null and r.returned_at is null then h.holds <> 1 or not h.fits
        when o.status in ('completed', 'cancelled', 'rejected', 'expired') and r.handed_over_at is null then h.holds <> 0
        when r.returned_at is null then h.holds <> 1 or not h.fits
        else h.holds > 1 end`,
  },
  {
    name: 'O2 extensions of rentals',
    description:
      'an open extension is of a car that is with its client and keeps it taken until the later return, a paid one moved the return and is in the price of the rental, and the lines of a price add up to it',
    violations: sql`select o.number, x.status, x.return_at, r.return_at as rental_return from orders o join rentals r on r.order_id = o.id join rental_extensions x on x.order_id = o.id
      where (x.status in ('requested', 'accepted') and (r.handed_over_at is null or r.returned_at is not null or x.former_return_at <> r.return_at
          or not exists (select 1 from car_holds h where h.order_id = o.id and h.released_at is null and h.ends_at >= x.return_at)))
        or (x.status = 'paid' and r.return_at < x.return_at)
      union all select o.number, 'price', null, null from orders o join rentals r on r.order_id = o.id
        where r.total <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(r.lines) line)
          or (select coalesce(sum(price), 0) from rental_extensions x where x.order_id = o.id and x.status = 'paid')
            <> (select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(r.lines) line where line ->> 'kind' = 'extension')`,
  },
  {
    name: 'M2 security deposits',
    description:
      'the account of an order has its security deposit, without what claims have kept, from the payment on until the rest is returned, and none of an order that has ended before its car was out',
    violations: sql`select o.number, o.status, r.security_deposit, coalesce(a.balance, 0) as held from orders o
      left join rentals r on r.order_id = o.id left join ledger_accounts a on a.order_id = o.id and a.kind = 'security_deposit'
      cross join lateral (select coalesce(sum(c.retained_amount), 0) as retained from deposit_claims c where c.order_id = o.id) claimed
      where coalesce(a.balance, 0) <> case when r.security_deposit_held_at is not null and r.security_deposit_returned_at is null then r.security_deposit - claimed.retained else 0 end
        or (o.kind = 'car' and r.security_deposit > 0 and (r.security_deposit_held_at is null) <> (o.fulfilment is null))
        or (o.status = 'cancelled' and r.security_deposit_held_at is not null and r.security_deposit_returned_at is null and r.handed_over_at is null)`,
  },
  {
    name: 'M2 claims on security deposits',
    description:
      'claims are of the parties of their order and sum to at most its security deposit; each ends, with an invoice and a booking of what it keeps, before the rest is returned',
    violations: sql`select c.number, c.status, c.amount, c.retained_amount, c.ended_at from deposit_claims c join orders o on o.id = c.order_id join rentals r on r.order_id = o.id
        left join tax_documents t on t.id = c.tax_document_id
        where (c.client_id, c.provider_id) is distinct from (o.client_id, o.provider_id) or r.returned_at is null
          or (c.ended_at is null) <> (c.status in ('claimed', 'disputed', 'proposed')) or (c.ended_at is null) <> (c.retained_amount is null)
          or (c.status = 'claimed') <> (c.due_at is not null) or c.due_at < ${now}::timestamptz - interval '1 day'
          or (c.ended_at is null and r.security_deposit_returned_at is not null)
          or c.retained_amount <> case c.status when 'accepted' then c.amount when 'decided' then c.decided_amount else 0 end or c.retained_amount > c.amount
          or (coalesce(c.retained_amount, 0) > 0) <> (t.id is not null)
          or (t.id is not null and (t.kind, t.total, t.order_id) is distinct from ('claim', c.retained_amount, c.order_id))
          or (coalesce(c.retained_amount, 0) > 0) <> (exists (select 1 from ledger_transactions l where l.kind = 'deposit_claim' and l.note = c.number))
      union all select t.number, t.kind, t.total, null, t.issued_at from tax_documents t
        where t.kind = 'claim' and not exists (select 1 from deposit_claims c where c.tax_document_id = t.id)
      union all select o.number, o.status, r.security_deposit, sum(coalesce(c.retained_amount, c.amount)), null from deposit_claims c join orders o on o.id = c.order_id
        join rentals r on r.order_id = o.id group by o.number, o.status, r.security_deposit having sum(coalesce(c.retained_amount, c.amount)) > r.security_deposit`,
  },
  {
    name: 'O2 delegations',
    description:
      'who delivers an order is of its provider, and ends with it at the latest, except for fetching a car that is still with its client',
    violations: sql`select d.id, d.leg, d.status, o.number, o.status as order_status from delegations d join orders o on o.id = d.order_id join users u on u.id = d.user_id
      where (d.status in ('done', 'released')) <> (d.ended_at is not null) or d.provider_id is distinct from o.provider_id or u.provider_id is distinct from d.provider_id
        or (d.leg = 'delivery') <> (o.kind = 'store')
        or (d.ended_at is null and o.finished_at is not null and not (d.leg = 'in' and o.fulfilment is not distinct from 'received'))`,
  },
]
