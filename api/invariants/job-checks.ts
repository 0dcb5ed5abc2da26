import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** No job is lost: J1 of the invariants. */
export const jobChecks: readonly Invariant[] = [
  {
    name: 'J1 jobs',
    description: 'every job is waiting, done, or dead with a reason, and only a waiting one is claimed',
    violations: sql`select id, queue, key, done_at, dead_at, claimed_until, last_error from jobs
      where (done_at is not null and dead_at is not null)
        or (dead_at is not null and coalesce(last_error, '') = '')
        or (coalesce(done_at, dead_at) is not null and (claim is not null or claimed_until is not null))
        or (claim is null) <> (claimed_until is null)`,
  },
]
