import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { channelsFor } from '@wasl/shared/notifications/choose-channels.ts'
import { importanceOf } from '@wasl/shared/notifications/importance.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import type { users } from '../../platform/db/tables/people.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue, type OutboundMessage, withdrawWaiting } from '../../platform/jobs/enqueue.ts'
import { type EmailEntry, emailText } from './email.ts'
import { offeredChannels } from './offered-channels.ts'
import { sendingTime } from './quiet-hours.ts'

export type NotificationTexts = { title_ar: string; title_en: string; body_ar: string; body_en: string }
export type Recipient = Pick<typeof users.$inferSelect, 'id' | 'locale' | 'channel_choices' | 'email' | 'phone'> & {
  device_tokens: string[]
}
type QueuedNotification = {
  type: NotificationType
  texts: NotificationTexts
  link: string | null
  order_id: string | null
  deadline: string | null
}

/** An email waits this long for others about the same order, which it then includes. */
const emailDelaySeconds = 60

/**
 * Queues a notification by the channels of its recipients: one message for each channel and device. What
 * still waits for the same recipient about the same order is replaced: a push or SMS by the newer one, an email by one that contains both.
 */
export async function queueMessages(ctx: Ctx, notification: QueuedNotification, recipients: readonly Recipient[]): Promise<void> {
  const { type, texts, link, order_id, deadline } = notification
  const importance = importanceOf(type)
  if (importance === 'low' || recipients.length === 0) return
  const settings = await loadSettings(ctx)
  const from = sendingTime(ctx.clock.now(), settings, { isUrgent: importance === 'security', deadline })
  const offered = offeredChannels(ctx)
  const messages = recipients.flatMap((recipient): OutboundMessage[] => {
    const { id, locale, email, phone, device_tokens } = recipient
    const channels = channelsFor(importance, { choices: recipient.channel_choices, hasEmail: email !== null, settings, offered })
    const tokens = channels.includes('push') ? device_tokens : []
    const push = pushPayload(notification, locale)
    const { title, body } = push.notification
    const group = { ...(order_id && { order_id }), user_id: id }
    const common = { body, run_at: from }
    return [
      ...tokens.map((token) => ({ ...common, channel: 'push' as const, recipient: token, payload: { ...push, ...group } })),
      ...(channels.includes('email') && email !== null
        ? [emailOf({ ...group, entries: [{ ...texts, link }], locale }, email, addSeconds(from, order_id ? emailDelaySeconds : 0))]
        : []),
      ...(channels.includes('sms')
        ? [{ ...common, channel: 'sms' as const, recipient: phone, body: `${title}: ${body}`, payload: group }]
        : []),
    ]
  })
  await enqueue(ctx, order_id ? await merged(ctx, order_id, messages) : messages)
}

/** The push payload of the specification, section 3: both languages, with the recipient's own as the fallback. */
export function pushPayload({ type, texts, link }: Omit<QueuedNotification, 'order_id' | 'deadline'>, locale: Locale): LivePush {
  const title = locale === 'ar' ? texts.title_ar : texts.title_en
  const body = locale === 'ar' ? texts.body_ar : texts.body_en
  return { data: { type, title, body, ...texts, link }, notification: { title, body } }
}

type EmailPayload = { user_id: string; entries: EmailEntry[]; locale: Locale }

function emailOf(payload: EmailPayload, recipient: string, run_at: string): OutboundMessage {
  const last = payload.entries.at(-1)
  const subject = (payload.locale === 'ar' ? last?.title_ar : last?.title_en) ?? ''
  return { channel: 'email', recipient, run_at, body: emailText(payload), payload: { ...payload, subject } }
}

/** The messages, with the entries of the emails that they replace. */
async function merged(ctx: Ctx, orderId: string, messages: readonly OutboundMessage[]): Promise<OutboundMessage[]> {
  const recipients = messages.map(({ recipient }) => recipient)
  if (recipients.length === 0) return []
  const replaced = await withdrawWaiting(
    ctx,
    and(
      inArray(jobs.queue, ['push', 'email', 'sms']),
      inArray(jobs.recipient, recipients),
      eq(sql`${jobs.payload} ->> 'order_id'`, orderId),
    ),
  )
  return messages.map((message) => {
    const earlier = replaced.find(
      ({ queue, recipient }) => queue === 'email' && message.channel === 'email' && recipient === message.recipient,
    )
    if (!earlier) return message
    // Safe: only `emailOf` writes emails with the id of an order.
    const [before, after] = [earlier.payload, message.payload] as [EmailPayload, EmailPayload]
    return emailOf({ ...after, entries: [...before.entries, ...after.entries] }, message.recipient, message.run_at ?? earlier.run_at)
  })
}
