import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { uploadKinds } from '@wasl/shared/registry/kinds.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { countUsableFiles, makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import type { StoredResource } from '../stored-resource.ts'

/** The files in one field, or in one field of one entry of a list. */
type Upload = { path: string; ids: readonly string[]; isPublic: boolean }

/**
 * Makes the files in the public fields of a change readable by everyone. Throws 422 on a field with the id of a file that the principal may
 * not use, such as the private upload of somebody else, unless `before` has the file in the same field.
 */
export async function publishFiles(
  ctx: Ctx,
  { declaration }: Pick<StoredResource, 'declaration'>,
  change: AnyRow,
  before: AnyRow | null = null,
): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    const field = declaration.fields[name]
    if (!field) continue
    const known = new Set(before ? uploadsOf(declaration, name, field, before[name]).flatMap(({ ids }) => ids) : [])
    for (const { path, ids, isPublic } of uploadsOf(declaration, name, field, value)) {
      const added = ids.filter((id) => !known.has(id))
      if (added.length === 0) continue
      if ((await countUsableFiles(ctx, added, isPublic)) < added.length)
        throw invalid(path, { en: 'Upload the file again', ar: 'أعد رفع الملف' })
      if (isPublic) await makeFilesPublic(ctx, added)
    }
  }
}

function uploadsOf({ access }: AnyResource, name: string, field: AnyField, value: unknown): Upload[] {
  const isOpen = access.public?.fields.includes(name) === true
  if (field.kind !== 'list') return uploadsIn(name, field, value, isOpen)
  return listEntries(value).flatMap((entry, at) =>
    Object.entries(field.fields).flatMap(([part, declared]) => uploadsIn(`${name}.${at}.${part}`, declared, entry[part], isOpen)),
  )
}

function uploadsIn(path: string, field: AnyField, value: unknown, isOpen: boolean): Upload[] {
  if (!isUpload(field)) return []
  const ids = [...new Set([value].flat().filter((id) => typeof id === 'string'))]
  return [{ path, ids, isPublic: isOpen || ('shownToAll' in field && field.shownToAll === true) }]
}

const isUpload = ({ kind }: AnyField): boolean => uploadKinds.some((upload) => upload === kind)
