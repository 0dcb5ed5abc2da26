import { type MessagesPage, messagesPerPage } from '@wasl/shared/contract/chat.ts'
import { and, asc, desc, eq, gt, lt, placeholder } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { chatMessages } from '../tables/chat.ts'
import { type MessageRow, messageViews } from './message-views.ts'
import { loadOwnRoom } from './visible-room.ts'

type Query = { before?: number | undefined; after?: number | undefined }

/** Messages of an own room. Throws 404 for the rooms of others. */
export async function listMessages(ctx: UserCtx, room_id: string, query: Query): Promise<MessagesPage> {
  const { side } = await loadOwnRoom(ctx, ctx.principal, room_id)
  const { rows, has_more } = await findMessages(ctx, room_id, query)
  return { messages: await messageViews(ctx, rows, side), has_more }
}

/** One page of messages in their order: the newest, or those before or after a number. */
export async function findMessages(
  ctx: Pick<Ctx, 'db' | 'prepared'>,
  room_id: string,
  { before, after }: Query,
): Promise<{ rows: MessageRow[]; has_more: boolean }> {
  const [key, bound] =
    after !== undefined
      ? ['chat messages after a number', gt(chatMessages.seq, placeholder('after'))]
      : before !== undefined
        ? ['chat messages before a number', lt(chatMessages.seq, placeholder('before'))]
        : ['newest chat messages', undefined]
  const build = (db: Database | Tx) =>
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.room_id, placeholder('room_id')), bound))
      .orderBy(after !== undefined ? asc(chatMessages.seq) : desc(chatMessages.seq))
      .limit(messagesPerPage + 1)
  const found = await runPrepared(ctx, { key, build, values: { room_id, before, after } })
  const page = found.slice(0, messagesPerPage)
  return { rows: after !== undefined ? page : page.toReversed(), has_more: found.length > messagesPerPage }
}
