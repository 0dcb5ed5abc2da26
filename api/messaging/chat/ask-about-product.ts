import type { QuestionForm } from '@wasl/shared/contract/chat.ts'
import { and, eq } from 'drizzle-orm'
import { loadOfferedProduct } from '../../catalog/store/product-page.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { chatRooms } from '../tables/chat.ts'
import { sendMessage } from './send-message.ts'

/**
 * Sends a question to the seller of a product, in the client's room about it, which the first question opens. Throws 404 for a product without a
 * page. A room stays with the seller it was opened for.
 */
export async function askAboutProduct(ctx: UserCtx, product_id: string, { client_id, text }: QuestionForm): Promise<{ id: string }> {
  const product = await loadOfferedProduct(ctx, product_id)
  return inTransaction(ctx, async (inside) => {
    const user = { ...inside, principal: ctx.principal }
    const room = await openProductRoom(user, product)
    await sendMessage(user, room.id, { client_id, text, file_ids: [] })
    return room
  })
}

async function openProductRoom(
  ctx: UserCtx & TransactionCtx,
  { id: product_id, name_ar: title, provider_id }: { id: string; name_ar: string; provider_id: string | null },
): Promise<{ id: string }> {
  const now = ctx.clock.now()
  const { id: user_id } = ctx.principal
  const row = { kind: 'product', status: 'none', title, user_id, product_id, provider_id, created_at: now, updated_at: now } as const
  await insertRowUnlessTaken(ctx, chatRooms, 'any', row, 'is a record')
  const [room] = await ctx.db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.user_id, user_id), eq(chatRooms.product_id, product_id)))
  if (!room) throw new Error('openProductRoom: the room was not stored')
  return room
}
