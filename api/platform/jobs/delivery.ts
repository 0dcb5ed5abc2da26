import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { jobs } from '../db/tables/jobs.ts'

const isWhatsAppMessage = (id: string) => and(eq(jobs.queue, 'whatsapp'), eq(jobs.id, id))

/** Stores that a message has arrived, and with `isRead` that it was read. The first time of each stays. */
export async function markDelivered({ db }: Pick<Ctx, 'db'>, id: string, { at, isRead }: { at: string; isRead: boolean }): Promise<void> {
  const delivered_at = sql`coalesce(${jobs.delivered_at}, ${at})`
  const read = isRead ? { read_at: sql`coalesce(${jobs.read_at}, ${at})` } : {}
  await db
    .update(jobs)
    .set({ delivered_at, ...read })
    .where(isWhatsAppMessage(id))
}

/** Stores that a message was not delivered, and why. False if that is known, or if it has arrived. */
export async function markUndelivered(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  { at, reason }: { at: string; reason: string },
): Promise<boolean> {
  const isOpen = and(isNull(jobs.undelivered_at), isNull(jobs.delivered_at))
  const marked = await db
    .update(jobs)
    .set({ undelivered_at: at, last_error: reason.slice(0, 500) })
    .where(and(isWhatsAppMessage(id), isOpen))
    .returning({ id: jobs.id })
  return marked.length > 0
}
