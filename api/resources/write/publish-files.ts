import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { countBackOfficeFiles, makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import type { StoredResource } from '../stored-resource.ts'

/**
 * Makes the files in the public fields of a change readable by everyone. Throws 422 on a field with the id of a file that was not uploaded
 * in the back office, such as a user's private upload.
 */
export async function publishFiles(ctx: Ctx, { declaration }: Pick<StoredResource, 'declaration'>, change: AnyRow): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    const field = declaration.fields[name]
    if (field?.kind !== 'image' && field?.kind !== 'images' && field?.kind !== 'file') continue
    const ids = [...new Set([value].flat().filter((id) => typeof id === 'string'))]
    if (ids.length === 0) continue
    const isPublic = declaration.access.public?.fields.includes(name) || ('shownToAll' in field && field.shownToAll)
    if ((await countBackOfficeFiles(ctx, ids)) < ids.length) throw invalid(name, { en: 'Upload the file again', ar: 'أعد رفع الملف' })
    if (isPublic) await makeFilesPublic(ctx, ids)
  }
}
