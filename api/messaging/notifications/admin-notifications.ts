import { resources } from '@wasl/resources/index.ts'
import type { AdminNotificationsPage } from '@wasl/shared/contract/admin-notifications.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { reportingTypes } from '@wasl/shared/notifications/admin-notifications.ts'
import { renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import { and, desc, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { advanceNotificationsReadUntil, loadNotificationsReadUntil } from '../../identity/admins/notifications-read-until.ts'
import type { AdminCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { canList } from '../../resources/access.ts'
import { resourcesWithPendingWork } from '../../resources/read/pending-work.ts'
import { adminNotificationReads, adminNotifications } from '../tables/notifications.ts'

/** One page of the notifications about resources that this admin may list, newest first, with the total unread count. */
export async function listAdminNotifications(ctx: AdminCtx, query: { page: number; per_page: number }): Promise<AdminNotificationsPage> {
  const until = await loadNotificationsReadUntil(ctx)
  const rows = await ctx.db
    .select({ notification: adminNotifications, is_done: isDone(), is_read: isRead(ctx, until) })
    .from(adminNotifications)
    .where(visibleTo(ctx))
    .orderBy(desc(adminNotifications.created_at), desc(adminNotifications.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const total = await ctx.db.$count(adminNotifications, visibleTo(ctx))
  const data = rows.map(({ notification: { id, type, resource, row_id, params, created_at }, is_done, is_read }) => ({
    ...{ id, type, resource, row_id, created_at },
    ...renderNotification(type, params),
    is_done,
    is_read: is_read || is_done,
  }))
  return { notifications: { data, pagination: paginate(query, total) }, unread: await countUnread(ctx, until) }
}

/** Marks the notifications up to an instant as read by this admin; the mark never moves back. Returns how many later ones are unread. */
export async function markAdminNotificationsRead(ctx: AdminCtx, { until }: { until: string }): Promise<{ unread: number }> {
  const readUpTo = [until, ctx.clock.now()].toSorted()[0] ?? until
  return { unread: await countUnread(ctx, await advanceNotificationsReadUntil(ctx, readUpTo)) }
}

/** Marks one notification as read by this admin. Returns how many are unread. Throws 404 if the admin may not see it. */
export async function markAdminNotificationRead(ctx: AdminCtx, id: string): Promise<{ unread: number }> {
  const [found] = await ctx.db
    .select({ id: adminNotifications.id })
    .from(adminNotifications)
    .where(and(eq(adminNotifications.id, id), visibleTo(ctx)))
  if (!found) throw notFound()
  await ctx.db.insert(adminNotificationReads).values({ admin_id: ctx.principal.id, notification_id: id }).onConflictDoNothing()
  return { unread: await countUnread(ctx, await loadNotificationsReadUntil(ctx)) }
}

const visibleTo = ({ principal }: AdminCtx): SQL =>
  inArray(
    adminNotifications.resource,
    Object.keys(resources).filter((name) => canList(principal, name)),
  )

const isRead = ({ principal }: AdminCtx, until: string): SQL<boolean> =>
  sql`(${adminNotifications.created_at} <= ${until} or exists (select 1 from ${adminNotificationReads}
    where ${adminNotificationReads.admin_id} = ${principal.id} and ${adminNotificationReads.notification_id} = ${adminNotifications.id}))`

/** Whether a notification asked for work that is done: its row is gone, or does not wait for the administration. */
function isDone(): SQL<boolean> {
  const done = resourcesWithPendingWork().map(({ stored: { declaration, table, id, allColumns }, pending, statuses }) => {
    const isWaiting = sql`${id} = ${adminNotifications.row_id} and ${allColumns[pending.statusField]} in ${statuses}`
    return sql`${adminNotifications.resource} = ${declaration.name} and not exists (select 1 from ${table} where ${isWaiting})`
  })
  return sql`(${not(inArray(adminNotifications.type, [...reportingTypes]))} and (${or(...done)}))`
}

const countUnread = (ctx: AdminCtx, until: string): Promise<number> =>
  ctx.db.$count(adminNotifications, and(visibleTo(ctx), gt(adminNotifications.created_at, until), not(isRead(ctx, until)), not(isDone())))
