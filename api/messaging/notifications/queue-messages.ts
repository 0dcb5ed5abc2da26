import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import type { NotificationChannel } from '@wasl/shared/notifications/channels.ts'
import { groupCount, isGrouped } from '@wasl/shared/notifications/grouped-notifications.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { importanceOf } from '@wasl/shared/notifications/notifications.ts'
import { type NotificationParams, renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import { smsText } from '@wasl/shared/notifications/sms-text.ts'
import { whatsAppContent } from '@wasl/shared/notifications/whatsapp-templates.ts'
import { channelsFor } from '@wasl/shared/rules/choose-channels.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { type ChannelMessage, enqueue, withdrawWaiting } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { sendingTime } from '../../settings/quiet-hours.ts'
import { addressIn, type EmailEntry, emailText } from './email.ts'
import { offeredChannels } from './offered-channels.ts'

export type NotificationTexts = { title_ar: string; title_en: string; body_ar: string; body_en: string }
export type Recipient = Pick<typeof users.$inferSelect, 'id' | 'locale' | 'channel_choices' | 'email' | 'phone'> & {
  device_tokens: string[]
}
type QueuedNotification = {
  type: NotificationType
  params: NotificationParams
  texts: NotificationTexts
  link: string | null
  order_id: string | null
  deadline: string | null
  hasOwnSms: boolean
}

/** An email waits this long for others about the same order, which it then includes. */
const emailDelaySeconds = 60

/** One address of a recipient: a phone, an email address or a device. */
type Address = { channel: NotificationChannel; address: string; recipient: Recipient }

/**
 * Queues a notification by the channels of its recipients: one message for each channel and device. What still waits for the same address about the same
 * order is merged: an email contains both, a push is replaced by the newer one, and so is a WhatsApp message or SMS of the same type. Grouped types
 * become one message with their count.
 */
export async function queueMessages(ctx: Ctx, notification: QueuedNotification, recipients: readonly Recipient[]): Promise<void> {
  const { type, order_id, deadline, hasOwnSms } = notification
  const importance = importanceOf(type)
  if (importance === 'low' || recipients.length === 0) return
  const settings = await loadSettings(ctx)
  const from = sendingTime(ctx.clock.now(), settings, { isUrgent: importance === 'security', deadline })
  const offered = offeredChannels(ctx)
  const addresses = recipients.flatMap((recipient) => {
    const hasEmail = recipient.email !== null
    const channels = channelsFor(importance, { choices: recipient.channel_choices, hasEmail, settings, offered })
    const used = channels.filter((channel) => !(channel === 'sms' && hasOwnSms))
    return used.flatMap((channel) => addressesOf(recipient, channel).map((address): Address => ({ channel, address, recipient })))
  })
  const earlier = order_id ? await withdrawMerged(ctx, { type, order_id }, addresses) : []
  const waitSeconds = order_id && isGrouped(type) ? settings.offers_together_minutes * 60 : 0
  await enqueue(
    ctx,
    addresses.map((address) => {
      const merged = earlier.filter(({ queue, recipient }) => queue === address.channel && recipient === address.address)
      const delay = order_id && address.channel === 'email' ? Math.max(waitSeconds, emailDelaySeconds) : waitSeconds
      const run_at = [addSeconds(from, delay), ...merged.map((job) => job.run_at)].reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a))
      return messageTo(ctx, notification, address, { merged, run_at })
    }),
  )
}

function addressesOf({ phone, email, device_tokens }: Recipient, channel: NotificationChannel): string[] {
  if (channel === 'push') return device_tokens
  return channel === 'email' ? [email].filter((address) => address !== null) : [phone]
}

type MergedJobs = { merged: readonly Job[]; run_at: string }

function messageTo(
  ctx: Ctx,
  notification: QueuedNotification,
  { channel, address, recipient }: Address,
  { merged, run_at }: MergedJobs,
): ChannelMessage {
  const { type, order_id, link } = notification
  const { id: user_id, locale } = recipient
  const count =
    1 + merged.filter(({ payload }) => payload?.type === type).reduce((sum, { payload }) => sum + Number(payload?.count ?? 1), 0)
  const params = isGrouped(type) ? { ...notification.params, count: groupCount(type, count) } : notification.params
  const texts = isGrouped(type) && count > 1 ? toTexts(renderNotification(type, params, count)) : notification.texts
  const push = pushPayload({ type, texts, link }, locale)
  const { title, body } = push.notification
  const common = { purpose: type, user_id, recipient: address, run_at, body }
  const payload = { ...(order_id && { order_id }), ...(isGrouped(type) && { count }), type, user_id }
  switch (channel) {
    case 'push':
      return { ...common, channel, payload: { ...push, ...payload } }
    case 'sms':
      return {
        ...common,
        channel,
        body: smsText(type, { params, count, locale, address: link && addressIn(ctx.env, locale, link) }),
        payload,
      }
    case 'whatsapp': {
      const content = whatsAppContent(type, { params, count: isGrouped(type) ? count : 1, locale, link })
      return { ...common, channel, body: `${title}: ${body}`, payload: { ...payload, content } }
    }
    case 'email': {
      const entries = [...merged.flatMap(entriesOf), { ...notification.texts, link, type }]
      const email = { user_id, locale, entries, subject: title }
      return { ...common, channel, body: emailText(ctx.env, email), payload: { ...payload, ...email } }
    }
  }
}

// Safe: `messageTo` wrote the payload of the email.
const entriesOf = ({ payload }: Job) => (payload?.entries ?? []) as EmailEntry[]

export const toTexts = ({ title, body }: ReturnType<typeof renderNotification>): NotificationTexts => ({
  title_ar: title.ar,
  title_en: title.en,
  body_ar: body.ar,
  body_en: body.en,
})

/** The push payload of the specification, section 3: both languages, with the recipient's own as the fallback. */
export function pushPayload({ type, texts, link }: Pick<QueuedNotification, 'type' | 'texts' | 'link'>, locale: Locale): LivePush {
  const title = locale === 'ar' ? texts.title_ar : texts.title_en
  const body = locale === 'ar' ? texts.body_ar : texts.body_en
  return { data: { type, title, body, ...texts, link }, notification: { title, body } }
}

/** Withdraws the waiting messages to these addresses that a new one about the order is merged with. */
async function withdrawMerged(
  ctx: Ctx,
  { type, order_id }: { type: NotificationType; order_id: string },
  addresses: readonly Address[],
): Promise<Job[]> {
  if (addresses.length === 0) return []
  const recipients = addresses.map(({ address }) => address)
  const isMerged = or(
    inArray(jobs.queue, ['push', 'email']),
    and(inArray(jobs.queue, ['whatsapp', 'sms']), eq(sql`${jobs.payload} ->> 'type'`, type)),
  )
  return withdrawWaiting(ctx, and(isMerged, inArray(jobs.recipient, recipients), eq(sql`${jobs.payload} ->> 'order_id'`, order_id)))
}
