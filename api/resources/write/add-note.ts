import type { Ctx } from '../../platform/context.ts'
import { loadRow } from '../read/load-row.ts'
import type { StoredResource } from '../stored-resource.ts'
import { audit } from './audit.ts'

/** Adds an internal note to the history of a row: an audit entry that changes nothing. Throws 404 if there is no such row. */
export async function addNote(ctx: Ctx, resource: StoredResource, { id, text }: { id: string; text: string }): Promise<void> {
  const row = await loadRow(ctx, resource, id)
  const { title } = resource.declaration
  const named = { [title]: row[title] }
  await audit(ctx, { action: 'note', resource: resource.declaration.name, row_id: id, before: named, after: named, reason: text })
}
