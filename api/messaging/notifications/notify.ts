import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { type Holes, noticeText } from '@wasl/shared/notifications/notification-text.ts'
import type { NoticeType } from '@wasl/shared/notifications/notifications.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { notifications } from '../../platform/db/tables/notices.ts'
import { users } from '../../platform/db/tables/people.ts'
import { queue } from '../../platform/outbox/enqueue.ts'

export type Notice = {
  type: NoticeType
  /** The names, numbers and amounts that its sentence has holes for. */
  holes?: Holes
  /** To these users, and to the owners of these providers and their users who may see orders. */
  user_ids?: readonly string[]
  provider_ids?: readonly string[]
  order_id?: string
  /** Where it leads; of itself a notice about an order leads to that order. */
  link?: string
}

/**
 * Stores a notice for each of its readers, in both languages, and queues what their open pages are told; all in the act's own transaction,
 * so that nobody hears of what did not happen. Blocked and not activated users get none, save the word of the block itself.
 */
export async function notify(ctx: Ctx, notice: Notice): Promise<void> {
  const [first = [], ...rest] = inParts(notice.user_ids ?? [])
  await notifySome(ctx, { ...notice, user_ids: first })
  for (const user_ids of rest) await notifySome(ctx, { ...notice, user_ids, provider_ids: [] })
}

async function notifySome(ctx: Ctx, notice: Notice): Promise<void> {
  const { type, order_id = null } = notice
  const texts = textsOf(notice)
  const link = notice.link ?? (notice.order_id ? `/orders/${notice.order_id}` : null)
  const created_at = ctx.clock.now()
  for (const readers of inParts(await readersOf(ctx, notice))) {
    await ctx.db.insert(notifications).values(readers.map(({ id }) => ({ user_id: id, type, ...texts, link, order_id, created_at })))
    await queue(
      ctx,
      readers.map(({ id, locale }) => {
        const payload = pushOf(type, texts, link, locale)
        return { channel: 'live', recipient: id, body: payload.notification.title, payload }
      }),
    )
  }
}

// A statement takes 65,535 values at most.
const most = 2_000
const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most))

type Texts = { title_ar: string; title_en: string; body_ar: string; body_en: string }

function textsOf({ type, holes = {} }: Notice): Texts {
  const { title, body } = noticeText(type, holes)
  return { title_ar: title.ar, title_en: title.en, body_ar: body.ar, body_en: body.en }
}

async function readersOf(ctx: Ctx, { type, user_ids = [], provider_ids = [] }: Notice): Promise<{ id: string; locale: Locale }[]> {
  const named = user_ids.length > 0 ? inArray(users.id, [...user_ids]) : undefined
  const seesOrders = or(eq(users.role, 'provider'), sql`'show_orders' = any(${users.permissions})`)
  const ofTenant = provider_ids.length > 0 ? and(inArray(users.provider_id, [...provider_ids]), seesOrders) : undefined
  if (!named && !ofTenant) return []
  return ctx.db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(and(or(named, ofTenant), type === 'user_blocked' ? undefined : eq(users.status, 'active')))
}

/** The push as the specification has it (section 3): both languages, and the reader's own as the fallback. */
function pushOf(type: NoticeType, texts: Texts, link: string | null, locale: Locale): LivePush {
  const title = locale === 'ar' ? texts.title_ar : texts.title_en
  const body = locale === 'ar' ? texts.body_ar : texts.body_en
  return { data: { type, title, body, ...texts, link }, notification: { title, body } }
}
