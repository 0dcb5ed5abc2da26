import { sql } from 'drizzle-orm'
import { recurringKey } from '../platform/jobs/enqueue.ts'
import type { Invariant } from './invariant.ts'

/** No job is lost: J1 of the invariants. `now` is an ISO instant. */
export const jobChecks = (now: string): readonly Invariant[] => [
  {
    name: 'J1 jobs',
    description: 'every job is waiting, done, or dead with a reason, and only a waiting one is claimed',
    violations: sql`select id, queue, key, done_at, dead_at, claimed_until, last_error from jobs
      where (done_at is not null and dead_at is not null)
        or (dead_at is not null and coalesce(last_error, '') = '')
        or (coalesce(done_at, dead_at) is not null and (claim is not null or claimed_until is not null))
        or (claim is null) <> (claimed_until is null)`,
  },
  {
    name: 'J1 recurring jobs',
    description: 'the job of a queue with an interval never ends',
    violations: sql`select id, queue, done_at, dead_at, last_error from jobs where key = ${recurringKey} and (done_at is not null or dead_at is not null)`,
  },
  {
    name: 'J1 wake-ups',
    description: 'every future deadline of an order and of an open offer has a waiting job that wakes the scheduler',
    violations: sql`select due.key, due.at from (
        select id || ':' || status || ':' as key, due_at as at from orders where due_at is not null
        union all select id || ':offer', expires_at from offers where status = 'pending') due
      where due.at > ${now}::timestamptz and not exists (
        select 1 from jobs where queue = 'deadlines' and run_at = due.at and starts_with(key, due.key) and done_at is null and dead_at is null)`,
  },
]
