import { and, eq } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { chatRooms } from '../tables/chat.ts'

/** Opens the room of the parties of each order; an order has one. */
export async function openOrderRooms(ctx: Ctx, orders: readonly { id: string; number: string }[]): Promise<void> {
  const now = ctx.clock.now()
  const roomOf = ({ id, number }: { id: string; number: string }) =>
    ({ kind: 'order', status: 'none', title: number, order_id: id, created_at: now, updated_at: now }) as const
  if (orders.length > 0) await insertRows(ctx, chatRooms, orders.map(roomOf), 'is part of a change', { skipTaken: true })
}

/** The user's room with the administration, opened on first use. */
export async function openAdministrationRoom(ctx: UserCtx): Promise<{ id: string }> {
  const { id: user_id, name } = ctx.principal
  const now = ctx.clock.now()
  const row = { kind: 'administration', status: 'none', title: name, user_id, created_at: now, updated_at: now } as const
  await insertRowUnlessTaken(ctx, chatRooms, 'any', row, 'is a record')
  const [room] = await ctx.db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(and(eq(chatRooms.user_id, user_id), eq(chatRooms.kind, 'administration')))
  if (!room) throw new Error('openAdministrationRoom: the room was not stored')
  return room
}
