import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { markDelivered } from '../../platform/jobs/delivery.ts'
import type { WhatsAppStatus } from '../channels/channels.ts'
import { replaceBySms } from './send-whatsapp.ts'

/**
 * Stores what became of messages. Events arrive in any order and more than once: the first time of each stays, and a failure that is reported after the
 * message has arrived changes nothing. WhatsApp accepts messages to any number and reports later that it has no account: an SMS takes their place.
 */
export async function recordStatuses(app: App, statuses: readonly WhatsAppStatus[]): Promise<void> {
  for (const { id, status, at, code } of statuses) {
    const time = at ?? app.clock.now()
    if (status === 'failed') {
      const [job] = await app.db
        .select()
        .from(jobs)
        .where(and(eq(jobs.queue, 'whatsapp'), eq(jobs.id, id)))
      if (job) await replaceBySms(app, job, `code ${code ?? 'none'}`, time)
    } else if (status !== 'sent') {
      await markDelivered(app, id, { at: time, isRead: status === 'read' })
    }
  }
}
