import { type Holes, holesOf, noticeText } from '@wasl/shared/notifications/notification-text.ts'
import type { NoticeType } from '@wasl/shared/notifications/notifications.ts'
import type { Ctx } from '../../context.ts'
import { adminNotices } from '../../platform/db/tables/notices.ts'

/** The row that a notice to the administration is about. */
export type About = { resource: string; row_id: string }

/**
 * Keeps a notice to the administration, in the act's own transaction. Of `said` it keeps what the sentence names; throws where a part is missing.
 */
export async function tellAdmins(ctx: Pick<Ctx, 'db' | 'clock'>, type: NoticeType, about: About, said: Holes): Promise<void> {
  noticeText(type, said)
  const holes = Object.fromEntries(holesOf(type).map((name) => [name, said[name] ?? '']))
  await ctx.db.insert(adminNotices).values({ type, ...about, holes, created_at: ctx.clock.now() })
}
