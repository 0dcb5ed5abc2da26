import * as z from 'zod'
import { rejectionIn } from '../../platform/adapters/credentials.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { markUndelivered } from '../../platform/jobs/delivery.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'

/** How often a message is tried before an SMS takes its place. */
export const whatsAppAttempts = 4

const content = z.object({
  template: z.string(),
  language: z.enum(['ar', 'en']),
  parameters: z.array(z.string()),
  path: z.string(),
})

/** Sends a queued message. If WhatsApp rejects it or our token, or fails for the last time, its text is sent by SMS. */
export async function sendWhatsApp(app: App, job: Job & { recipient: string }): Promise<void> {
  const { whatsapp } = app.adapters
  if (!whatsapp) return replaceBySms(app, job, 'not configured')
  try {
    const sent = await whatsapp.send({ id: job.id, to: job.recipient, content: content.parse(job.payload?.content) })
    if (sent.result === 'rejected') await replaceBySms(app, job, sent.reason)
  } catch (error) {
    if (job.attempts < whatsAppAttempts && !rejectionIn(error)) throw error
    await replaceBySms(app, job, error instanceof Error ? error.message : String(error))
  }
}

/** Notes that a message was not delivered and queues its text as SMS, once, however often it is reported as failed. One that has arrived is left as it is. */
export async function replaceBySms(app: App, { id, recipient, body, payload }: Job, reason: string, at = app.clock.now()): Promise<void> {
  if (recipient === null || body === null) throw new Error(`replaceBySms: the job ${id} has no recipient or no body`)
  await inTransaction(systemCtx(app), async (ctx) => {
    if (!(await markUndelivered(ctx, id, { at, reason }))) return
    app.log.warn({ job_id: id, reason }, 'WhatsApp message not delivered; sent as SMS')
    const { content: _, ...rest } = payload ?? {}
    await enqueueJobs(ctx, [{ queue: 'sms', key: `whatsapp:${id}`, recipient, body, payload: rest }])
  })
}
