import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { TransactionCtx, UserCtx } from '../../context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { invalid } from '../../platform/http/errors.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'

/** Throws a validation error on `file_ids` unless all are private images that the user uploaded. Returns each once. */
export async function assertOwnImages(ctx: UserCtx & Pick<TransactionCtx, 'db'>, file_ids: readonly string[]): Promise<string[]> {
  const ids = [...new Set(file_ids)]
  if (ids.length === 0) return ids
  await assertUploadQuota(ctx, { file_ids: ids })
  const isOwnImage = and(
    eq(files.owner_user_id, ctx.principal.id),
    eq(files.is_public, false),
    eq(files.kind, 'image'),
    isNull(files.order_id),
  )
  const own = await ctx.db.$count(files, and(isOwnImage, inArray(files.id, ids)))
  if (own < ids.length) throw invalid('file_ids', { en: 'Upload the images again', ar: 'أعد رفع الصور' })
  return ids
}
