import { and, count, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { afterCommit, inTransaction } from '../../platform/db/database.ts'
import { jobs, type QueueName } from '../../platform/db/tables/jobs.ts'
import { placeOf, setDeploymentPlace } from '../../platform/deployment/deployment.ts'
import { heldQueues, isWaiting } from '../../platform/jobs/claim.ts'
import { recurringKey, withdrawWaiting } from '../../platform/jobs/enqueue.ts'
import { audit } from '../../resources/write/audit.ts'

const messageQueues: readonly QueueName[] = ['sms', 'whatsapp', 'email', 'push']
const isNoRecurringJob = or(isNull(jobs.key), ne(jobs.key, recurringKey))

/** How many messages, refunds and payouts wait until the deployment is confirmed. */
export async function countHeld({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(and(inArray(jobs.queue, [...heldQueues]), isWaiting, isNoRecurringJob))
  return row?.count ?? 0
}

/**
 * Gives the database to this deployment, so that all its processes send again, with an audit entry. `discard_messages` deletes the SMS, emails and
 * push messages that wait: after a restore most of them were sent before. Returns how many.
 */
export const confirmDeployment = (ctx: Ctx, { discard_messages = false }): Promise<{ discarded: number }> =>
  inTransaction(ctx, async (ctx) => {
    const here = placeOf(ctx.env)
    const before = await setDeploymentPlace(ctx, here)
    const discarded = discard_messages ? (await withdrawWaiting(ctx, inArray(jobs.queue, [...messageQueues]))).length : 0
    await audit(ctx, {
      action: 'confirm_deployment',
      resource: 'settings',
      row_id: null,
      before: { place: before },
      after: { place: here, discarded_messages: discarded },
    })
    await afterCommit(ctx, () => {
      ctx.deployment.is_held = false
      for (const queue of heldQueues) ctx.worker.wake(queue)
    })
    return { discarded }
  })
