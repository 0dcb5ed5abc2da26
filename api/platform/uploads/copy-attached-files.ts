import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { UserCtx } from '../context.ts'
import { files } from '../db/tables/files.ts'

type FilesToCopy = {
  file_ids: readonly string[]
  order_id: string
  owners: readonly string[]
  /** The condition that a file is attached to an order that the user sees. */
  isOfOrders: SQL
}

/**
 * Copies those of these files that one of the owners has and that are attached to another of these orders: a file belongs to one order. The copies are the
 * user's. Returns their ids by the ids of the originals.
 */
export async function copyAttachedFiles(
  ctx: UserCtx,
  { file_ids, order_id, owners, isOfOrders }: FilesToCopy,
): Promise<ReadonlyMap<string, string>> {
  const copies = new Map<string, string>()
  if (file_ids.length === 0) return copies
  const attached = await ctx.db
    .select()
    .from(files)
    .where(
      and(
        inArray(files.id, [...new Set(file_ids)]),
        inArray(files.owner_user_id, [...owners]),
        eq(files.is_public, false),
        isOfOrders,
        ne(files.order_id, order_id),
      ),
    )
  for (const original of attached) {
    const bytes = await ctx.adapters.storage.get(original.storage_key)
    if (!bytes) continue
    const id = crypto.randomUUID()
    const storage_key = `${id.slice(0, 2)}/${id}${original.storage_key.slice(original.storage_key.lastIndexOf('.'))}`
    await ctx.adapters.storage.put(storage_key, bytes, original.mime)
    const copy = { ...original, id, storage_key, owner_user_id: ctx.principal.id, order_id: null, provider_id: null }
    await ctx.db.insert(files).values({ ...copy, created_at: ctx.clock.now() })
    copies.set(original.id, id)
  }
  return copies
}
