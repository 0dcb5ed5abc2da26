import * as z from 'zod'
import type { App } from '../../platform/context.ts'
import type { Job } from '../../platform/jobs/claim.ts'
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

/** Sends a queued message. If WhatsApp rejects it, or fails for the last time, its text is sent by SMS. */
export async function sendWhatsApp(app: App, job: Job & { recipient: string }): Promise<void> {
  const { whatsapp } = app.adapters
  if (!whatsapp) return sendAsSms(app, job, 'not configured')
  try {
    const sent = await whatsapp.send({ id: job.id, to: job.recipient, content: content.parse(job.payload?.content) })
    if (sent.result === 'rejected') await sendAsSms(app, job, sent.reason)
  } catch (error) {
    if (job.attempts < whatsAppAttempts) throw error
    await sendAsSms(app, job, String(error))
  }
}

/** Queues the text of a message as SMS, once, however often it is reported as failed. */
export async function sendAsSms(app: App, { id, recipient, body, payload }: Job, reason: string): Promise<void> {
  if (recipient === null || body === null) throw new Error(`sendAsSms: the job ${id} has no recipient or no body`)
  app.log.warn({ job_id: id, reason }, 'WhatsApp message not delivered; sent as SMS')
  const { content: _, ...rest } = payload ?? {}
  await enqueueJobs(systemCtx(app), [{ queue: 'sms', key: `whatsapp:${id}`, recipient, body, payload: rest }])
}
