import { resources } from '@wasl/resources/index.ts'
import type { AdminNotificationsPage } from '@wasl/shared/contract/admin-notifications.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { adminNotifications } from '../../platform/db/tables/notifications.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'
import { canList } from '../../resources/access.ts'

/** One page of the notifications about resources that this admin may list, newest first, with the total unread count. */
export async function listAdminNotifications(ctx: AdminCtx, query: { page: number; per_page: number }): Promise<AdminNotificationsPage> {
  const until = await loadReadUntil(ctx)
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
  const readUpTo = [until, ctx.clock.now()].toSorted()[0]
  await ctx.db
    .update(admins)
    .set({ notifications_read_until: sql`greatest(${admins.notifications_read_until}, ${readUpTo}::timestamptz)` })
    .where(eq(admins.id, ctx.principal.id))
  return { unread: await countUnread(ctx, await loadReadUntil(ctx)) }
}

const visibleTo = ({ principal }: AdminCtx): SQL =>
  inArray(
    adminNotifications.resource,
    Object.keys(resources).filter((name) => canList(principal, name)),
  )

const countUnread = (ctx: AdminCtx, until: string): Promise<number> =>
  ctx.db.$count(adminNotifications, and(visibleTo(ctx), gt(adminNotifications.created_at, until)))

async function loadReadUntil({ db, principal }: AdminCtx): Promise<string> {
  const [admin] = await db.select({ until: admins.notifications_read_until }).from(admins).where(eq(admins.id, principal.id))
  if (!admin) throw notFound()
  return admin.until
}
