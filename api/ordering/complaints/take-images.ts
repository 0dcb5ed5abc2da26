import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { invalid } from '../../platform/http/errors.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { attachFiles } from '../../platform/uploads/attach-files.ts'
import type { OrderRow } from '../orders/visible-order.ts'

/**
 * The ids of the images, each once. Throws a validation error on `field` unless all are private images that the user uploaded. The images of a
 * dispute are attached to its order, so that both parties may read them.
 */
export async function takeImages(
  ctx: UserCtx & TransactionCtx,
  ids: readonly string[],
  order: Pick<OrderRow, 'id' | 'provider_id'> | null,
  field = 'file_ids',
): Promise<string[]> {
  const file_ids = [...new Set(ids)]
  if (file_ids.length === 0) return file_ids
  await assertUploadQuota(ctx, { [field]: file_ids })
  const isOwnImage = and(
    eq(files.owner_user_id, ctx.principal.id),
    eq(files.is_public, false),
    eq(files.kind, 'image'),
    isNull(files.order_id),
  )
  const own = await ctx.db.$count(files, and(isOwnImage, inArray(files.id, file_ids)))
  if (own < file_ids.length) throw invalid(field, { en: 'Upload the images again', ar: 'أعد رفع الصور' })
  if (order) await attachFiles(ctx, { file_ids, order_id: order.id, ...(order.provider_id && { provider_id: order.provider_id }) })
  return file_ids
}
