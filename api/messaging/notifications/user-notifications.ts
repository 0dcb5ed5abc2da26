import { paginate } from '@wasl/shared/contract/common.ts'
import type { notificationsPage } from '@wasl/shared/contract/notifications.ts'
import { and, count, desc, eq, inArray, isNull, placeholder, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../../identity/tables/people.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { notFound } from '../../platform/http/errors.ts'
import { notifications } from '../tables/notifications.ts'

/** One page of the user's notifications: the unread ones first, each half newest first. */
export async function listNotifications(
  ctx: UserCtx,
  query: { page: number; per_page: number },
): Promise<z.input<typeof notificationsPage>> {
  const ownNotifications = eq(notifications.user_id, ctx.principal.id)
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(ownNotifications)
    .orderBy(desc(isNull(notifications.read_at)), desc(notifications.created_at), desc(notifications.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const total = await ctx.db.$count(notifications, ownNotifications)
  return { notifications: { data: rows.map(notificationView), pagination: paginate(query, total) }, now: ctx.clock.now() }
}

const notificationView = ({
  id,
  type,
  title_ar,
  title_en,
  body_ar,
  body_en,
  link,
  read_at,
  created_at,
}: typeof notifications.$inferSelect) => ({
  ...{ id, type, title_ar, title_en, body_ar, body_en, link },
  is_read: read_at !== null,
  created_at,
})

/** The number of a user's unread notifications. */
export async function countUnread(ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>, userId: string): Promise<number> {
  const [found] = await runLookup(ctx, { key: 'unread notifications', build: selectUnreadCount, values: { user_id: userId } })
  return found?.count ?? 0
}

const selectUnreadCount = (db: Database | Tx) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, placeholder('user_id')), isNull(notifications.read_at)))

/** A user whose open pages receive events, with the own unread notifications. */
export type LiveRecipient = { id: string; is_notify: boolean; unread: number }

/** Those of these users that exist, in one statement. */
export const loadLiveRecipients = (ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>, ids: readonly string[]): Promise<LiveRecipient[]> =>
  runLookup(ctx, { key: 'live recipients', build: selectLiveRecipients, values: { ids } })

const selectLiveRecipients = (db: Database | Tx) =>
  db
    .select({
      id: users.id,
      is_notify: users.is_notify,
      unread: sql<number>`(select count(*)::int from ${notifications} where ${notifications}.user_id = ${users}.id and ${notifications}.read_at is null)`,
    })
    .from(users)
    .where(sql`${users.id} = any(${placeholder('ids')})`)

type WhichNotifications = { ids?: readonly string[] | undefined; link?: string | undefined }

/** Marks these notifications of the user as read, or all, and returns how many are unread. */
export async function markRead(ctx: UserCtx, which: WhichNotifications): Promise<{ count: number }> {
  return { count: (await setRead(ctx, which)) ?? (await countUnread(ctx, ctx.principal.id)) }
}

/** Marks the user's notifications with this link as read, once what they are about has been read. */
export async function markLinkRead(ctx: UserCtx, link: string): Promise<void> {
  await setRead(ctx, { link })
}

/** Marks unread notifications as read and updates the user's other open pages. Returns how many are still unread; null if nothing changed. */
async function setRead(ctx: UserCtx, { ids, link }: WhichNotifications): Promise<number | null> {
  const read = await ctx.db
    .update(notifications)
    .set({ read_at: ctx.clock.now() })
    .where(
      and(
        eq(notifications.user_id, ctx.principal.id),
        isNull(notifications.read_at),
        ids && inArray(notifications.id, ids),
        link === undefined ? undefined : eq(notifications.link, link),
      ),
    )
    .returning({ id: notifications.id })
  if (read.length === 0) return null
  const count = await countUnread(ctx, ctx.principal.id)
  ctx.adapters.live.emit(ctx.principal.id, 'unread', { count })
  return count
}

/** Deletes one of the user's notifications. Throws 404 for another user's. */
export async function deleteNotification(ctx: UserCtx, { id }: { id: string }): Promise<void> {
  const deleted = await ctx.db
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.user_id, ctx.principal.id)))
    .returning({ id: notifications.id })
  if (deleted.length === 0) throw notFound()
}

/** Deletes all of the user's notifications. */
export async function deleteNotifications(ctx: UserCtx): Promise<void> {
  await ctx.db.delete(notifications).where(eq(notifications.user_id, ctx.principal.id))
}

/** Deletes the notifications of an account that is deleted. */
export async function deleteNotificationsOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.user_id, userId))
}
