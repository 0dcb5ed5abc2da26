import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import type { WhatsAppContent } from '@wasl/shared/notifications/whatsapp-templates.ts'

declare module '../../platform/adapters/adapters.ts' {
  interface Adapters {
    sms: Sms | null
    mail: Mail | null
    whatsapp: WhatsApp | LocalWhatsApp | null
    push: Push | LocalPush | null
  }
}

/** Sends one text message. `to` is '+9665xxxxxxxx'. Resolves when the carrier has accepted it; throws otherwise, and the worker retries. */
export type Sms = { send: (message: { id: string; to: string; text: string }) => Promise<void> }

/** One email, as text and, with `html`, also as HTML. */
export type MailMessage = {
  id: string
  to: string
  subject: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
  attachments?: readonly { name: string; mime: string; bytes: Uint8Array }[]
}
/** Sends one email. Throws if it could not be handed over. */
export type Mail = { send: (message: MailMessage) => Promise<void> }

/** What became of a message, and when. `id` is the one it was sent with; `code` says why it failed. */
export type WhatsAppStatus = { id: string; status: 'sent' | 'delivered' | 'read' | 'failed'; at: string | null; code: number | null }
/**
 * Sends one message with an approved template. `rejected` means that WhatsApp will never deliver it, for example because the number has no account there. Throws
 * if it could be accepted later. `isVerification` and `readStatuses` check what the service sends to our webhook; null if it did not sign the body.
 */
export type WhatsApp = {
  send: (message: {
    id: string
    to: string
    content: WhatsAppContent
  }) => Promise<{ result: 'accepted' } | { result: 'rejected'; reason: string }>
  isVerification: (token: string) => boolean
  readStatuses: (body: Buffer, signature: string) => WhatsAppStatus[] | null
  /** Throws if the service does not accept the token for our number; sends nothing. */
  check?: () => Promise<void>
}

/** Sends one push notification to one device. `gone` means that the device is no longer registered. */
export type Push = {
  send: (message: { device: string; push: LivePush }) => Promise<'sent' | 'gone'>
  /** Throws if the service does not accept the credentials. */
  check?: () => Promise<void>
}

/** Replaces Firebase outside production: `take` returns the messages of a device, waiting for the next one; `stop` ends the waiting. */
export type LocalPush = Push & { take: (device: string) => Promise<LivePush[]>; stop: () => void }

/** Replaces WhatsApp outside production: `connect` receives the signed statuses of what was sent, as the webhook gets them. */
export type LocalWhatsApp = WhatsApp & { connect: (deliver: (body: string, signature: string) => Promise<unknown>) => void }
