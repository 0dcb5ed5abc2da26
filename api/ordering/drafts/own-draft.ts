import { createHash } from 'node:crypto'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { orderDrafts } from '../tables/order-drafts.ts'

/** `key`: the secret of a guest's draft; a client needs it only for a draft that was written before the login. */
export type DraftRef = { id: string; key: string | undefined }
type DraftRow = typeof orderDrafts.$inferSelect

export const draftKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The drafts that this request may use: those of the client, and the guest's draft with this key. */
export function isOwnDraft({ principal }: Pick<Ctx, 'principal'>, key: string | undefined): SQL | undefined {
  const ofGuest = key ? and(isNull(orderDrafts.user_id), eq(orderDrafts.key_hash, draftKeyHash(key))) : sql`false`
  return principal.kind === 'user' ? or(eq(orderDrafts.user_id, principal.id), ofGuest) : ofGuest
}

/** An own draft, sent or not, locked in the caller's transaction; undefined if no draft has this id. Throws 404 for that of somebody else. */
export async function lockDraft(ctx: Ctx, { id, key }: DraftRef): Promise<DraftRow | undefined> {
  const [found] = await ctx.db.select({ id: orderDrafts.id }).from(orderDrafts).where(eq(orderDrafts.id, id)).for('update')
  if (!found) return undefined
  const [own] = await ctx.db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.id, id), isOwnDraft(ctx, key)))
  if (!own) throw notFound()
  return own
}

/** Throws 409 if the draft has become an order. */
export function assertNotSent({ order_id }: DraftRow): void {
  if (order_id) throw conflict({ en: 'This order was sent already', ar: 'أُرسل هذا الطلب من قبل' })
}
