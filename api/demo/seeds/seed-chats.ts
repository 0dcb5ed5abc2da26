import { demoAdministrationChat, demoChats, demoReport } from '@wasl/resources/demo/chats.ts'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { users } from '../../identity/tables/people.ts'
import { chatMessages, chatReads, chatReports, chatRooms } from '../../messaging/tables/chat.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'

type SeedCtx = Pick<Ctx, 'db' | 'clock'>
type ChatLine = Pick<typeof chatMessages.$inferInsert, 'side' | 'user_id' | 'admin_id' | 'text'>

/** Inserts the demo chats: of orders, spread over their time, and one with the administration. All but the last message of each are read. */
export async function seedChats(ctx: SeedCtx): Promise<void> {
  for (const chat of demoChats) await seedOrderChat(ctx, chat)
  await seedAdministrationChat(ctx)
}

async function seedOrderChat(ctx: SeedCtx, { orderStatus, messages, isReported }: (typeof demoChats)[number]): Promise<void> {
  const { db, clock } = ctx
  const [found] = await db
    .select({ room: chatRooms, order: orders, provider_id: orders.provider_id, client: users })
    .from(orders)
    .innerJoin(chatRooms, eq(chatRooms.order_id, orders.id))
    .innerJoin(users, eq(users.id, orders.client_id))
    .where(and(eq(orders.status, orderStatus), isNotNull(orders.provider_id)))
    // The orders of the demo account first, the oldest of them.
    .orderBy(desc(sql`${users.phone} = ${fullPhone('0500000011')}`), orders.submitted_at, orders.id)
    .limit(1)
  if (!found?.provider_id) throw new Error(`seedChats: no order is ${orderStatus}`)
  const { room, order, provider_id, client } = found
  const [provider] = await db
    .select()
    .from(users)
    .where(and(eq(users.provider_id, provider_id), eq(users.role, 'provider')))
  if (!provider) throw new Error(`seedChats: ${order.number} lacks a party`)
  const sender = { client, provider }
  const until = order.finished_at ?? clock.now()
  const lines = messages.map(([side, text]): ChatLine => ({ side, user_id: sender[side].id, text }))
  const stored = await seedMessages(ctx, room, lines, { from: room.created_at, until })
  for (const [side, { id }] of [
    ['client', client],
    ['provider', provider],
  ] as const) {
    const seq = stored.at(-1)?.side === side ? stored.length : stored.length - 1
    const read_at = stored[seq - 1]?.created_at
    if (read_at) await db.insert(chatReads).values({ room_id: room.id, user_id: id, side, seq, read_at })
  }
  const reported = isReported && stored.at(-1)
  if (reported)
    await rawDatabase(db)
      .insert(chatReports)
      .values({
        ...{ room_id: room.id, message_id: reported.id, text: reported.text, sender_id: reported.user_id, user_id: client.id },
        ...{ ...demoReport, created_at: reported.created_at, updated_at: reported.created_at },
      })
}

async function seedAdministrationChat(ctx: SeedCtx): Promise<void> {
  const { db, clock } = ctx
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, fullPhone('0500000011') ?? ''))
  if (!user) throw new Error('seedChats: no demo client')
  const admin = await loadDemoAdmin(ctx, '0500000001')
  const until = clock.now()
  const from = addSeconds(until, -7_200)
  const [room] = await rawDatabase(db)
    .insert(chatRooms)
    .values({ kind: 'administration', title: user.name, user_id: user.id, status: 'waiting', created_at: from, updated_at: from })
    .returning()
  if (!room) throw new Error('seedChats: insert returned no row')
  const lines = demoAdministrationChat.map(
    ([side, text]): ChatLine => ({ side, text, ...(side === 'client' ? { user_id: user.id } : { admin_id: admin.id }) }),
  )
  const stored = await seedMessages(ctx, room, lines, { from, until })
  const [read_at, seq] = [stored.at(-1)?.created_at ?? until, stored.length]
  await db.insert(chatReads).values({ room_id: room.id, user_id: user.id, side: 'client', seq, read_at })
  await db
    .update(chatRooms)
    .set({
      waiting_since: read_at,
      administration_read_seq: seq - 1,
      reply: stored.findLast(({ side }) => side !== 'client')?.text ?? null,
    })
    .where(eq(chatRooms.id, room.id))
}

async function seedMessages(
  { db }: SeedCtx,
  room: typeof chatRooms.$inferSelect,
  lines: readonly ChatLine[],
  { from, until }: { from: string; until: string },
) {
  const at = (line: number) =>
    new Date(Date.parse(from) + ((Date.parse(until) - Date.parse(from)) * (line + 1)) / (lines.length + 1)).toISOString()
  const stored = await db
    .insert(chatMessages)
    .values(
      lines.map((line, index) => ({ ...line, room_id: room.id, seq: index + 1, client_id: crypto.randomUUID(), created_at: at(index) })),
    )
    .returning()
  await db
    .update(chatRooms)
    .set({ last_seq: lines.length, last_at: at(lines.length - 1) })
    .where(eq(chatRooms.id, room.id))
  return stored
}
