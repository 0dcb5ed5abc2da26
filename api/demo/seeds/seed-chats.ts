import { demoChats } from '@wasl/resources/demo/chats.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { chat_messages } from '../../platform/db/resource-tables.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { users } from '../../platform/db/tables/people.ts'

/** Inserts the demo chats, each in the oldest order of its status, spread over its time. All but the last message are read. */
export async function seedChats({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  for (const { orderStatus, messages } of demoChats) {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.status, orderStatus), isNotNull(orders.provider_id)))
      .orderBy(asc(orders.submitted_at), asc(orders.id))
      .limit(1)
    if (!order?.provider_id) throw new Error(`seedChats: no order is ${orderStatus}`)
    const [client] = await db.select().from(users).where(eq(users.id, order.client_id))
    const [provider] = await db
      .select()
      .from(users)
      .where(and(eq(users.provider_id, order.provider_id), eq(users.role, 'provider')))
    if (!client || !provider) throw new Error(`seedChats: ${order.number} lacks a party`)
    const sender = { client, provider }
    const [from, until] = [Date.parse(order.submitted_at), Date.parse(order.finished_at ?? clock.now())]
    const at = (line: number) => new Date(from + ((until - from) * (line + 1)) / (messages.length + 1)).toISOString()
    await db.insert(chat_messages).values(
      messages.map(([by, message], line) => ({
        order_id: order.id,
        sender_id: sender[by].id,
        sender_name: sender[by].name,
        message,
        read_at: line < messages.length - 1 ? at(line + 1) : null,
        created_at: at(line),
        updated_at: at(line),
      })),
    )
  }
}
