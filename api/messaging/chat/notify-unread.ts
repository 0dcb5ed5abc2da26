import { type ChatSide, chatSide } from '@wasl/shared/contract/chat.ts'
import { isContactVisible } from '@wasl/shared/lifecycle/orders/contact-visible.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import * as z from 'zod'
import { nameBeforeAcceptance, publicName } from '../../identity/people/public-name.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { App, Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../notifications/notify.ts'
import { chatMessages, chatReads, chatRooms } from '../tables/chat.ts'
import { notifications } from '../tables/notifications.ts'
import { chatLink } from './read-marks.ts'
import { findPeople } from './room-people.ts'
import { type OwnRoom, partiesOf } from './visible-room.ts'

const payloadSchema = z.object({ room_id: z.uuid(), side: chatSide })
const excerptLength = 100

/**
 * Notifies the people on a side of a room who have not read its newest message, unless they still have an unread notification about the room:
 * nobody has two.
 */
export async function notifyUnread(app: App, { payload }: Job): Promise<void> {
  const { room_id, side } = payloadSchema.parse(payload)
  await inTransaction(systemCtx(app), async (ctx) => {
    const [found] = await ctx.db
      .select({ room: chatRooms, order: orders })
      .from(chatRooms)
      .leftJoin(orders, eq(orders.id, chatRooms.order_id))
      .where(eq(chatRooms.id, room_id))
      .for('update', { of: chatRooms })
    if (!found) return
    const [last] = await ctx.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.room_id, room_id), ne(chatMessages.side, side)))
      .orderBy(desc(chatMessages.seq))
      .limit(1)
    if (!last) return
    const user_ids = await withoutNotification(
      ctx,
      room_id,
      await withoutReaders(ctx, room_id, last.seq, notifiedOf(found, await findPeople(ctx, found, side), side)),
    )
    if (user_ids.length === 0) return
    const excerpt = last.text.replace(/\s+/g, ' ').slice(0, excerptLength)
    await notify(ctx, {
      type: 'chat_message',
      user_ids,
      params: { name: await nameOf(ctx, found, last.side), text: excerpt || { ar: 'أرسل ملفًا', en: 'sent a file' } },
      link: chatLink(room_id),
    })
  })
}

/** Of the people of a company, its owner and the colleague who sent the order, as of all that happens to the order. */
const notifiedOf = ({ order }: Pick<OwnRoom, 'order'>, people: readonly string[], side: ChatSide): string[] =>
  people.filter((id) => side !== 'client' || !order || id === order.client_id || id === order.ordered_by)

/** Without those who have read up to this message. */
async function withoutReaders({ db }: Ctx, room_id: string, seq: number, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await db
    .select({ user_id: chatReads.user_id })
    .from(chatReads)
    .where(and(eq(chatReads.room_id, room_id), inArray(chatReads.user_id, [...people]), gt(chatReads.seq, seq - 1)))
  return people.filter((id) => !rows.some(({ user_id }) => user_id === id))
}

/** Without those who have an unread notification about the room. */
async function withoutNotification({ db }: Ctx, room_id: string, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await db
    .select({ user_id: notifications.user_id })
    .from(notifications)
    .where(and(inArray(notifications.user_id, [...people]), isNull(notifications.read_at), eq(notifications.link, chatLink(room_id))))
  return people.filter((id) => !rows.some(({ user_id }) => user_id === id))
}

async function nameOf({ db }: Ctx, found: Pick<OwnRoom, 'room' | 'order'>, side: string): Promise<string | Localized> {
  const parties = partiesOf(found)
  if (side === 'administration' || !parties) return { ar: 'الإدارة', en: 'Support' }
  if (side === 'client') {
    const [client] = await db
      .select({ name: users.name, client_type: users.client_type })
      .from(users)
      .where(eq(users.id, parties.client_id))
    if (!client) return ''
    return found.order && isContactVisible(found.order.status) ? publicName(client) : nameBeforeAcceptance(client)
  }
  const [provider] = parties.provider_id
    ? await db.select({ ar: providers.name_ar, en: providers.name_en }).from(providers).where(eq(providers.id, parties.provider_id))
    : []
  return provider ?? ''
}
