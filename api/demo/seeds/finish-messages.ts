import { and, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { jobs, type QueueName } from '../../platform/db/tables/jobs.ts'

const queues = ['live', 'sms', 'email', 'push', 'whatsapp'] as const satisfies readonly QueueName[]

/** Everybody has the messages of the demo's past: sending them would occupy a new demo for its first minute. */
export const finishMessages = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>) =>
  db
    .update(jobs)
    .set({ done_at: clock.now() })
    .where(and(inArray(jobs.queue, queues), isNull(jobs.done_at), isNull(jobs.dead_at)))
