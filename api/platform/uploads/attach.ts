import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { files } from '../db/tables/files.ts'
import { invalid } from '../http/errors.ts'

type Attachment = { file_ids: readonly string[]; order_id: string; provider_id?: string; field?: string }

/**
 * Hangs files on an order, so that who may see the order may read them (with `provider_id` no other provider). Only one's own files that
 * hang nowhere, or on this very order already; otherwise refuses on `field`. Runs in the caller's transaction.
 */
export async function attachFiles(ctx: UserCtx, { file_ids, order_id, provider_id, field = 'file_ids' }: Attachment): Promise<void> {
  const wanted = [...new Set(file_ids)]
  if (wanted.length === 0) return
  const free = sql`(${isNull(files.order_id)} or ${files.order_id} = ${order_id})`
  const attached = await ctx.db
    .update(files)
    .set({ order_id, provider_id: provider_id ?? null })
    .where(and(inArray(files.id, wanted), sql`${files.owner_user_id} = ${ctx.who.id}`, sql`${files.is_public} = false`, free))
    .returning({ id: files.id })
  if (attached.length < wanted.length) throw invalid(field, ['Upload the file again', 'أعد رفع الملف'])
}
