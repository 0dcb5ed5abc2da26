import { asArray, transitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderDeadlines } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { maxCounterOfferRounds } from '@wasl/shared/settings/order-limits.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

const graceMinutes = 5

/** Orders follow the lifecycle: O1 of the invariants. `now` is an ISO instant. */
export const historyChecks = (now: string): readonly Invariant[] => [
  {
    name: 'O1 known transitions',
    description: 'every transition of an order is in the lifecycle table, for its actor and the kind of the order',
    violations: sql`select o.number, o.kind, e.seq, e.transition, e.from_status, e.to_status, e.actor
      from order_events e join orders o on o.id = e.order_id
      where not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(allowedTransitions())}::jsonb) as step (name text, start text, "end" text, actor text, kinds jsonb)
        where (step.name, step.start, step."end", step.actor) = (e.transition, e.from_status, e.to_status, e.actor) and step.kinds ? o.kind)`,
  },
  {
    name: 'O1 whole history',
    description: 'each transition starts at the status where the previous one ended, numbered from 1 without gaps',
    violations: sql`select order_id, seq, before, from_status from (
        select order_id, seq, from_status, row_number() over w as place, coalesce(lag(to_status) over w, 'draft') as before
        from order_events window w as (partition by order_id order by seq)) steps
      where seq <> place or from_status <> before`,
  },
  {
    name: 'O1 current status',
    description: 'the status of an order is the target of its last transition',
    violations: sql`select o.number, o.status, e.to_status from orders o
      left join lateral (select to_status from order_events where order_id = o.id order by seq desc limit 1) e on true
      where e.to_status is distinct from o.status`,
  },
  {
    name: 'O1 one accepted offer',
    description: 'an order has at most one accepted offer, the one it refers to, and then no pending one',
    violations: sql`select o.number, o.accepted_offer_id from orders o join offers f on f.order_id = o.id group by o.id
      having count(*) filter (where f.status = 'accepted') > 1
        or bool_or(f.status = 'accepted' and f.id is distinct from o.accepted_offer_id)
        or bool_or(f.status = 'accepted') and bool_or(f.status = 'pending')`,
  },
  {
    name: 'O1 no pending offer on ended orders',
    description: 'offers are pending only while their order has the status offered',
    violations: sql`select o.number, o.status, f.id from offers f join orders o on o.id = f.order_id
      where f.status = 'pending' and o.status <> 'offered'`,
  },
  {
    name: 'O1 open counter-offers',
    description: 'a counter-offer waits for an answer only while its offer is pending',
    violations: sql`select c.id, f.status from counter_offers c join offers f on f.id = c.offer_id where c.status = 'pending' and f.status <> 'pending'`,
  },
  {
    name: 'O1 rounds of counter-offers',
    description:
      'the rounds of an offer are numbered from 1 without gaps, at most the highest setting, one for each proposal in the history',
    violations: sql`select f.id, count(c.id) as rounds, max(c.round) as last, made.events from offers f join counter_offers c on c.offer_id = f.id
      cross join lateral (select count(*) as events from order_events e where e.offer_id = f.id and e.transition = 'counter_offer') made
      group by f.id, made.events having count(c.id) <> max(c.round) or count(c.id) <> made.events or count(c.id) > ${maxCounterOfferRounds}`,
  },
  {
    name: 'O1 accepted counter-offers',
    description: 'the terms of an accepted counter-offer are the version of the offer that it became',
    violations: sql`select c.id, c.accepted_version, c.price, c.duration_days from counter_offers c join offers f on f.id = c.offer_id
      cross join lateral (select f.former_terms || jsonb_build_object('price', f.price, 'duration_days', f.duration_days) as versions) terms
      where c.status = 'accepted' and (terms.versions -> (c.accepted_version - 1) ->> 'price', terms.versions -> (c.accepted_version - 1) ->> 'duration_days')
        is distinct from (c.price::text, c.duration_days::text)`,
  },
  {
    name: 'O1 cancelled after payment',
    description:
      'a paid order is cancelled only by the administration, the decision of a dispute, the deadline of its deposit, a withdrawal, a booking cancelled in time, or when its goods are refunded, with a full refund',
    violations: sql`select o.number, e.transition, sum(p.amount + p.discount - p.refunded_amount - p.refunded_discount) as not_refunded from orders o
      join payments p on p.order_id = o.id and p.status in ('captured', 'refunded')
      left join order_events e on e.order_id = o.id and e.to_status = 'cancelled'
        and (e.actor in ('admin', 'scheduler', 'system') or e.transition in ('accept_withdrawal', 'cancel_booking', 'cancel_at_risk'))
      where o.status = 'cancelled' group by o.id, e.transition
      having coalesce(e.transition, '') not in ('cancel_paid', 'cancel_unpaid', 'resolve', 'cancel_refunded', 'accept_withdrawal', 'cancel_booking', 'cancel_at_risk') or sum(p.amount + p.discount - p.refunded_amount - p.refunded_discount) <> 0`,
  },
  {
    name: 'O1 unpaid in time',
    description: 'no order stays unpaid beyond its deadline',
    violations: sql`select number, due_at from orders
      where status = 'pending_payment' and (due_at is null or due_at < ${now}::timestamptz - ${`${graceMinutes} minutes`}::interval)`,
  },
  {
    name: 'O1 times',
    description: 'the transitions of an order follow each other in time, and an order is finished once it has ended',
    violations: sql`select o.number, o.status, o.submitted_at, o.finished_at, ends.first, ends.changed from orders o
      cross join lateral (select min(at) filter (where seq = 1) as first, max(at) filter (where from_status <> to_status) as changed from order_events where order_id = o.id) ends
      where ends.first < o.submitted_at or o.finished_at > ends.changed
        or (o.finished_at is not null) <> (o.status in ${inList(statusesOf('finished'))})
        or exists (select 1 from order_events e join order_events next on next.order_id = e.order_id and next.seq = e.seq + 1
          where e.order_id = o.id and next.at < e.at)`,
  },
  {
    name: 'O1 deadlines',
    description: 'an order has a deadline exactly in the statuses that have one for its kind',
    violations: sql`select number, status, due_at from orders where (due_at is not null) <> (kind || ' ' || status in ${inList(statesWithDeadline)})`,
  },
  {
    name: 'O1 change rounds',
    description: 'the rounds of changes of an order are its requests for changes',
    violations: sql`select o.number, o.change_rounds, count(e.id) as requested from orders o
      left join order_events e on e.order_id = o.id and e.transition = 'request_changes' group by o.id having o.change_rounds <> count(e.id)`,
  },
]

const statesWithDeadline = orderDeadlines
  .filter(({ subject }) => subject === 'order')
  .flatMap(({ status, kinds }) => kinds.map((kind) => `${kind} ${status}`))
const inList = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

type AllowedTransition = { name: string; start: string; end: string; actor: string; kinds: readonly string[] }

/** Every transition of the lifecycle table: start and end status, actor and kinds of order. */
function allowedTransitions(): readonly AllowedTransition[] {
  return transitionNames(orderLifecycle).flatMap((name) => {
    const { from, to, by, kinds = Object.keys(orderLifecycle.kinds), actorOverrides } = transitionOf(orderLifecycle, name)
    const starts = asArray(from)
    return asArray(by).flatMap((actor) =>
      (actorOverrides?.[actor]?.from ?? starts).flatMap((start) =>
        targetsOf(to, start, starts).map((end) => ({ name, start, end, actor, kinds })),
      ),
    )
  })
}

function targetsOf(to: ReturnType<typeof transitionOf>['to'], start: string, starts: readonly string[]): readonly string[] {
  if (to === 'same') return [start]
  if (typeof to === 'string') return [to]
  if ('if' in to) return [to.to, to.else === 'same' ? start : to.else]
  return to.oneOf.flatMap((target: string) => (target === 'former' ? formerOf(starts) : [target]))
}

// After a dispute an order can return to any status in which disputes can start.
const formerOf = (starts: readonly string[]): readonly string[] =>
  starts.includes('disputed') ? asArray(transitionOf(orderLifecycle, 'dispute').from) : starts
