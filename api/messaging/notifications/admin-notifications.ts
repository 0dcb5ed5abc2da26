import { resources } from '@wasl/resources/index.ts'
import type { AdminNotificationsPage } from '@wasl/shared/contract/admin-notifications.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import { and, desc, gt, inArray, type SQL } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { advanceNotificationsReadUntil, loadNotificationsReadUntil } from '../../identity/admins/notifications-read-until.ts'
import { adminNotifications } from '../../platform/db/tables/notifications.ts'
import { canList } from '../../resources/access.ts'

/** One page of the notifications about resources that this admin may list, newest first, with the total unread count. */
export async function listAdminNotifications(ctx: AdminCtx, query: { page: number; per_page: number }): Promise<AdminNotificationsPage> {
  const until = await loadNotificationsReadUntil(ctx)
  const rows = await ctx.db
    .select()
    .from(adminNotifications)
    .where(visibleTo(ctx))
    .orderBy(desc(adminNotifications.created_at), desc(adminNotifications.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const total = await ctx.db.$count(adminNotifications, visibleTo(ctx))
  const data = rows.map(({ id, type, resource, row_id, params, created_at }) => ({
    ...{ id, type, resource, row_id, created_at },
    ...renderNotification(type, params),
    is_read: created_at <= until,
  }))
  return { notifications: { data, pagination: paginate(query, total) }, unread: await countUnread(ctx, until) }
}

/** Marks the notifications up to an instant as read by this admin; the mark never moves back. Returns how many later ones are unread. */
export async function markAdminNotificationsRead(ctx: AdminCtx, { until }: { until: string }): Promise<{ unread: number }> {
  const readUpTo = [until, ctx.clock.now()].toSorted()[0] ?? until
  return { unread: await countUnread(ctx, await advanceNotificationsReadUntil(ctx, readUpTo)) }
}

const visibleTo = ({ principal }: AdminCtx): SQL =>
  inArray(
    adminNotifications.resource,
    Object.keys(resources).filter((name) => canList(principal, name)),
  )

const countUnread = (ctx: AdminCtx, until: string): Promise<number> =>
  ctx.db.$count(adminNotifications, and(visibleTo(ctx), gt(adminNotifications.created_at, until)))
