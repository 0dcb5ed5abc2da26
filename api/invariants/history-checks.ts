import { many, namesOf, rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

const graceMinutes = 5

/** Orders went the ways of the lifecycle, and every step is written down: O1 and A1 of the invariants. `now` is an ISO instant. */
export const historyChecks = (now: string): readonly Check[] => [
  {
    name: 'O1 known steps',
    says: 'every step of an order is one of the lifecycle table, made by who may make it on orders of its kind',
    broken: sql`select o.number, o.kind, e.seq, e.transition, e.from_status, e.to_status, e.actor
      from order_events e join orders o on o.id = e.order_id
      where not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(allowedSteps())}::jsonb) as step (name text, start text, "end" text, actor text, kinds jsonb)
        where (step.name, step.start, step."end", step.actor) = (e.transition, e.from_status, e.to_status, e.actor) and step.kinds ? o.kind)`,
  },
  {
    name: 'O1 whole history',
    says: 'each step begins where the one before ended, counted from 1 without gaps',
    broken: sql`select order_id, seq, before, from_status from (
        select order_id, seq, from_status, row_number() over w as place, coalesce(lag(to_status) over w, 'draft') as before
        from order_events window w as (partition by order_id order by seq)) steps
      where seq <> place or from_status <> before`,
  },
  {
    name: 'O1 present status',
    says: 'an order stands where its last step led',
    broken: sql`select o.number, o.status, e.to_status from orders o
      left join lateral (select to_status from order_events where order_id = o.id order by seq desc limit 1) e on true
      where e.to_status is distinct from o.status`,
  },
  {
    name: 'O1 one accepted offer',
    says: 'an order has one accepted offer at most, the one it names, and then none is open',
    broken: sql`select o.number, o.accepted_offer_id from orders o join offers f on f.order_id = o.id group by o.id
      having count(*) filter (where f.status = 'accepted') > 1
        or bool_or(f.status = 'accepted' and f.id is distinct from o.accepted_offer_id)
        or bool_or(f.status = 'accepted') and bool_or(f.status = 'pending')`,
  },
  {
    name: 'O1 no open offer on what ended',
    says: 'offers are open only while their order waits for offers',
    broken: sql`select o.number, o.status, f.id from offers f join orders o on o.id = f.order_id
      where f.status = 'pending' and o.status <> 'offered'`,
  },
  {
    name: 'O1 cancelled after payment',
    says: 'a paid order is cancelled only by the administration, with everything given back',
    broken: sql`select o.number, e.transition, sum(p.amount - p.refunded_amount) as kept from orders o
      join payments p on p.order_id = o.id and p.status in ('captured', 'refunded')
      left join order_events e on e.order_id = o.id and e.to_status = 'cancelled' and e.actor = 'admin'
      where o.status = 'cancelled' group by o.id, e.transition
      having e.transition is null or (e.transition = 'cancel_paid' and sum(p.amount - p.refunded_amount) <> 0)`,
  },
  {
    name: 'O1 unpaid in time',
    says: 'no unpaid order stands longer than its clock',
    broken: sql`select number, due_at from orders
      where status = 'pending_payment' and (due_at is null or due_at < ${now}::timestamptz - ${`${graceMinutes} minutes`}::interval)`,
  },
  {
    name: 'A1 audited steps',
    says: 'every step of an order has its row in the audit log, under the same request',
    broken: sql`select e.order_id, e.seq, e.transition from order_events e where not exists (
        select 1 from audit_entries a where a.resource = 'orders' and a.row_id = e.order_id and a.action = e.transition and a.at = e.at
          and a.request_id is not distinct from e.request_id)`,
  },
  {
    name: 'A1 audited money',
    says: 'every transaction of the ledger has its row in the audit log',
    broken: sql`select t.id, t.kind from ledger_transactions t where not exists (
        select 1 from audit_entries a where a.resource = 'ledger_transactions' and a.row_id = t.id and a.after is not null)`,
  },
  {
    name: 'A1 named actors',
    says: 'every row of the audit log says who did it',
    broken: sql`select id, resource, action, actor_kind, actor_name from audit_entries
      where actor_name = '' or (actor_kind <> 'system' and actor_id is null)`,
  },
]

type Step = { name: string; start: string; end: string; actor: string; kinds: readonly string[] }

/** Every step that the table allows: from where, to where, by whom, on which kinds of order. */
function allowedSteps(): readonly Step[] {
  return namesOf(orderLifecycle).flatMap((name) => {
    const { from, to, by, kinds = Object.keys(orderLifecycle.kinds), narrower } = rowOf(orderLifecycle, name)
    const starts = many(from)
    return many(by).flatMap((actor) =>
      (narrower?.[actor]?.from ?? starts).flatMap((start) =>
        targetsOf(to, start, starts).map((end) => ({ name, start, end, actor, kinds })),
      ),
    )
  })
}

function targetsOf(to: ReturnType<typeof rowOf>['to'], start: string, starts: readonly string[]): readonly string[] {
  if (to === 'same') return [start]
  if (typeof to === 'string') return [to]
  if ('when' in to) return [to.to, to.otherwise]
  return to.oneOf.flatMap((one: string) => (one === 'former' ? formerOf(starts) : [one]))
}

// Where a dispute ends, an order may return to wherever disputes begin.
const formerOf = (starts: readonly string[]): readonly string[] =>
  starts.includes('disputed') ? many(rowOf(orderLifecycle, 'dispute').from) : starts
