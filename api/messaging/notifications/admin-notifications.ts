import { resources } from '@wasl/resources/index.ts'
import type { AdminNoticesPage } from '@wasl/shared/contract/admin-notifications.ts'
import { paginationOf } from '@wasl/shared/contract/common.ts'
import { noticeText } from '@wasl/shared/notifications/notification-text.ts'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { adminNotices } from '../../platform/db/tables/notices.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'
import { mayList } from '../../resources/can-list.ts'

/** One page of what the administration is told, of those resources that this admin may list, the newest first; and how many of all it has not read. */
export async function adminNoticesFor(ctx: AdminCtx, asked: { page: number; per_page: number }): Promise<AdminNoticesPage> {
  const until = await readUntil(ctx)
  const rows = await ctx.db
    .select()
    .from(adminNotices)
    .where(own(ctx))
    .orderBy(desc(adminNotices.created_at), desc(adminNotices.id))
    .limit(asked.per_page)
    .offset((asked.page - 1) * asked.per_page)
  const total = await ctx.db.$count(adminNotices, own(ctx))
  const shown = rows.map(({ id, type, resource, row_id, holes, created_at }) => ({
    ...{ id, type, resource, row_id, created_at },
    ...noticeText(type, holes),
    is_read: created_at <= until,
  }))
  return { notices: { data: shown, pagination: paginationOf(asked, total) }, unread: await unread(ctx, until) }
}

/** Takes every notice up to this instant as read by the admin who asks, never fewer than before; what came later stays unread. Gives how many. */
export async function readAdminNotices(ctx: AdminCtx, { until }: { until: string }): Promise<{ unread: number }> {
  const seen = [until, ctx.clock.now()].toSorted()[0]
  await ctx.db
    .update(admins)
    .set({ notices_read_until: sql`greatest(${admins.notices_read_until}, ${seen}::timestamptz)` })
    .where(eq(admins.id, ctx.who.id))
  return { unread: await unread(ctx, await readUntil(ctx)) }
}

const own = ({ who }: AdminCtx): SQL =>
  inArray(
    adminNotices.resource,
    Object.keys(resources).filter((name) => mayList(who, name)),
  )

const unread = (ctx: AdminCtx, until: string): Promise<number> =>
  ctx.db.$count(adminNotices, and(own(ctx), gt(adminNotices.created_at, until)))

async function readUntil({ db, who }: AdminCtx): Promise<string> {
  const [admin] = await db.select({ until: admins.notices_read_until }).from(admins).where(eq(admins.id, who.id))
  if (!admin) throw notFound()
  return admin.until
}
