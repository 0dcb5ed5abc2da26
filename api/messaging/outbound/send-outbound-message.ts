import type { App } from '../../platform/context.ts'
import { ChannelOffError } from '../../platform/jobs/channel-off-error.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { sendPush } from '../devices/send-push.ts'
import { deliverLive } from '../live/deliver-live.ts'
import { type EmailDocument, emailBrand, renderEmail } from '../notifications/email.ts'
import { sendWhatsApp } from '../whatsapp/send-whatsapp.ts'

declare module '../../platform/context.ts' {
  interface Hooks {
    /** The documents of an email with notifications. */
    emailAttachments: (app: App, payload: unknown) => Promise<EmailDocument[]>
  }
}

/** Sends one message through the adapter of its channel. Throws if the adapter fails. */
export async function sendOutboundMessage(app: App, job: Job): Promise<void> {
  const { id, queue, recipient, body, payload } = job
  const { sms, mail } = app.adapters
  if (recipient === null || body === null) throw new Error(`sendOutboundMessage: the job ${id} has no recipient or no body`)
  switch (queue) {
    case 'sms':
      if (!sms) throw new ChannelOffError('SMS is off (SMS=none)')
      // One no-break space, as in times, would make an SMS in English Unicode, which has room for 70 characters instead of 160.
      return sms.send({ id, to: recipient, text: body.replaceAll('\u00a0', ' ') })
    case 'email': {
      if (!mail) throw new ChannelOffError('Email is off: SMTP_URL and MAIL_FROM are not set')
      const documents = await app.hooks.emailAttachments(app, payload)
      return mail.send({
        id,
        to: recipient,
        subject: String(payload?.subject ?? ''),
        text: body,
        ...renderEmail(app.env, payload, { brand: emailBrand(await loadSettings(app)), documents }),
        attachments: documents,
      })
    }
    case 'whatsapp':
      return sendWhatsApp(app, { ...job, recipient })
    case 'push':
      return sendPush(app, recipient, payload)
    case 'live':
      for (const error of (await deliverLive(app, [job])).values()) throw error
      return
    default:
      throw new Error(`sendOutboundMessage: ${queue} is no channel for messages`)
  }
}
