import type { NotificationChannel } from '@wasl/shared/notifications/channels.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { NotificationParams } from '@wasl/shared/notifications/render-notification.ts'
import type { Ctx, Hooks } from '../platform/context.ts'

export type NotificationRequest = {
  type: NotificationType
  /** The names, numbers and amounts in its text. */
  params?: NotificationParams
  /** The recipients: these users, and the owners of these providers with their users who may see orders. */
  user_ids?: readonly string[]
  provider_ids?: readonly string[]
  order_id?: string
  /** Defaults to the page of the order. */
  link?: string
  /** Until when the recipients can act on it. A message whose deadline ends during the quiet hours does not wait for the morning. */
  deadline?: string | null
  /** The caller sends an SMS of its own, which says what to do. */
  hasOwnSms?: boolean
}

/** The row that a notification to the administration links to. */
export type NotificationSubject = { resource: string; row_id: string }

declare module '../platform/context.ts' {
  interface Hooks {
    /** How rooms below messaging notify people. */
    notifications: {
      notify: (ctx: Ctx, request: NotificationRequest) => Promise<void>
      notifyAdmins: (ctx: Ctx, type: NotificationType, subject: NotificationSubject, params: NotificationParams) => Promise<void>
      offeredChannels: (ctx: Pick<Ctx, 'env' | 'adapters'>) => NotificationChannel[]
    }
  }
}

/** Notifies users, in the caller's transaction. Rooms above messaging call its own function. */
export const notify: Hooks['notifications']['notify'] = (ctx, request) => ctx.hooks.notifications.notify(ctx, request)

/** Notifies the administration, in the caller's transaction. */
export const notifyAdmins: Hooks['notifications']['notifyAdmins'] = (ctx, type, subject, params) =>
  ctx.hooks.notifications.notifyAdmins(ctx, type, subject, params)

/** The channels by which this deployment can send. */
export const offeredChannels = (ctx: Pick<Ctx, 'env' | 'adapters' | 'hooks'>): NotificationChannel[] =>
  ctx.hooks.notifications.offeredChannels(ctx)
