import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../platform/db/tables/files.ts'
import { invalid } from '../platform/http/errors.ts'
import type { StoredResource } from './stored-resource.ts'

/**
 * Makes the files that a change names in public fields readable by everyone. Only files of the back office: an id of somebody's private
 * upload is refused on its field, in public fields and in all others.
 */
export async function publishFiles(ctx: Ctx, { declaration }: StoredResource, change: AnyRow): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    const field = declaration.fields[name]
    if (field?.kind !== 'image' && field?.kind !== 'images' && field?.kind !== 'file') continue
    const ids = [...new Set([value].flat().filter((id) => typeof id === 'string'))]
    if (ids.length === 0) continue
    const ours = or(eq(files.is_public, true), and(isNotNull(files.owner_admin_id), isNull(files.order_id)))
    const isPublic = declaration.access.public?.includes(name) ?? false
    const found = await ctx.db
      .select({ id: files.id })
      .from(files)
      .where(and(inArray(files.id, ids), ours))
    if (found.length < ids.length) throw invalid(name, ['Upload the file again', 'أعد رفع الملف'])
    if (isPublic) await ctx.db.update(files).set({ is_public: true }).where(inArray(files.id, ids))
  }
}
