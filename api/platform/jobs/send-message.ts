import { livePush } from '@wasl/shared/contract/notifications.ts'
import type { App } from '../../context.ts'
import { sendPush } from '../../messaging/devices/send-push.ts'
import { emailHtml } from '../../messaging/notifications/email.ts'
import { deliverLive } from '../live/deliver-live.ts'
import type { Job } from './claim.ts'

/** Sends one message through the adapter of its channel. Throws if the adapter fails. */
export async function sendMessage(app: App, { id, queue, recipient, body, payload }: Job): Promise<void> {
  const { sms, mail } = app.adapters
  if (recipient === null || body === null) throw new Error(`sendMessage: the job ${id} has no recipient or no body`)
  switch (queue) {
    case 'sms':
      return sms.send({ id, to: recipient, text: body })
    case 'email':
      return mail.send({ id, to: recipient, subject: String(payload?.subject ?? ''), text: body, ...emailHtml(app.env, payload) })
    case 'push':
      return sendPush(app, recipient, payload)
    case 'live':
      return deliverLive(app, recipient, livePush.parse(payload))
    default:
      throw new Error(`sendMessage: ${queue} is no channel for messages`)
  }
}
