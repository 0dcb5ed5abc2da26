import { type NotificationChannel, notificationChannels } from '@wasl/shared/notifications/channels.ts'
import type { Ctx } from '../../platform/context.ts'

/** The channels by which this deployment can send; a demo has all of them, in its outbox. */
export function offeredChannels({ env, adapters }: Pick<Ctx, 'env' | 'adapters'>): NotificationChannel[] {
  const isDemo = env.WASL_MODE === 'demo'
  const isOffered: Readonly<Record<NotificationChannel, boolean>> = {
    push: adapters.push !== null,
    email: isDemo || env.SMTP_URL !== undefined,
    whatsapp: adapters.whatsapp !== null,
    sms: isDemo || env.SMS_URL !== undefined,
  }
  return notificationChannels.filter((channel) => isOffered[channel])
}
