import type { FavoriteKey } from '@wasl/shared/contract/favorites.ts'
import { maxFavorites } from '@wasl/shared/rules/limits.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { favorites, stockWishes } from '../tables/favorites.ts'
import { describeFavorites } from './describe-favorites.ts'

/** What the user has saved, the newest first. */
export async function listOwnKeys({ db, principal }: UserCtx): Promise<FavoriteKey[]> {
  return db
    .select({ kind: favorites.kind, id: favorites.target_id })
    .from(favorites)
    .where(eq(favorites.user_id, principal.id))
    .orderBy(desc(favorites.created_at), asc(favorites.target_id))
}

/**
 * Adds to the favorites of the user what exists and is not among them yet, as long as there is room. `isRequired`: throws 404 for what is not offered, and 409 if the
 * list is full.
 */
export async function addFavorites(ctx: UserCtx, keys: readonly FavoriteKey[], { isRequired = false } = {}): Promise<void> {
  const offered = (await describeFavorites(ctx, keys)).filter(({ state }) => state !== 'unavailable')
  if (isRequired && offered.length === 0) throw notFound()
  const user_id = ctx.principal.id
  await inTransaction(ctx, async (ctx) => {
    // Two additions at the same time must not exceed the limit.
    await lockUntilCommit(ctx.db, 'favorites', user_id)
    const known = new Set((await listOwnKeys(ctx)).map(keyOf))
    const added = offered.filter((key) => !known.has(keyOf(key))).slice(0, maxFavorites - known.size)
    if (isRequired && added.length === 0 && !offered.every((key) => known.has(keyOf(key)))) throw full()
    if (added.length === 0) return
    const created_at = ctx.clock.now()
    await ctx.db.insert(favorites).values(added.map(({ kind, id }) => ({ user_id, kind, target_id: id, created_at })))
  })
}

/** Removes something, and the wishes to hear when its units are back. */
export async function removeFavorite(ctx: UserCtx, { kind, id }: FavoriteKey): Promise<void> {
  const user_id = ctx.principal.id
  await inTransaction(ctx, async ({ db }) => {
    await db.delete(favorites).where(and(eq(favorites.user_id, user_id), eq(favorites.kind, kind), eq(favorites.target_id, id)))
    await db.delete(stockWishes).where(and(eq(stockWishes.user_id, user_id), eq(stockWishes.product_id, id)))
  })
}

/** Deletes the favorites of a user, in the caller's transaction: the account is deleted. */
export async function deleteFavoritesOf({ db }: Ctx, user_id: string): Promise<void> {
  await db.delete(favorites).where(eq(favorites.user_id, user_id))
  await db.delete(stockWishes).where(eq(stockWishes.user_id, user_id))
}

const keyOf = ({ kind, id }: FavoriteKey): string => `${kind}:${id}`
const full = () => conflict({ en: 'Your favorites are full. Remove something first', ar: 'المفضلة ممتلئة. احذف منها شيئًا أولًا' })
