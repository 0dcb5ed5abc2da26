import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, isNotNull, lt, ne, not, or, sql } from 'drizzle-orm'
import type { App } from '../context.ts'
import { jobs } from '../db/tables/jobs.ts'
import { addSeconds } from '../instants.ts'

/** Messages that were sent or given up are kept for a month, other work for a day once it is done and three months if it was given up. */
export async function deleteOldJobs({ db, clock }: App): Promise<void> {
  const ago = (days: number) => addSeconds(clock.now(), -days * daySeconds)
  const isMessage = and(isNotNull(jobs.recipient), ne(jobs.queue, 'live'))
  await db.delete(jobs).where(or(and(not(isMessage ?? sql`false`), lt(jobs.done_at, ago(1))), lt(jobs.done_at, ago(30))))
  await db.delete(jobs).where(or(and(isMessage, lt(jobs.dead_at, ago(30))), lt(jobs.dead_at, ago(90))))
  // A code or password that nobody can use any more, and that is not sent again.
  await db
    .update(jobs)
    .set({ body: '' })
    .where(and(isNotNull(jobs.dead_at), lt(jobs.expires_at, clock.now()), ne(jobs.body, '')))
}
