import { findResource } from '@wasl/resources/index.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { type StoredResource, storedResource } from '../stored-resource.ts'

/** Throws 422 on a relation in an entry of a list that names no row: no foreign key of the database checks what is stored as JSON. */
export async function assertEntryRelations({ db }: Ctx, { declaration }: StoredResource, change: AnyRow): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    const field = declaration.fields[name]
    if (field?.kind !== 'list' || field.childTable || field.joinRows) continue
    for (const [part, inner] of Object.entries(field.fields)) {
      const to = inner.kind === 'belongsTo' || inner.kind === 'hasMany' ? findResource(inner.to) : undefined
      if (!to) continue
      const named = listEntries(value).map((entry) => [entry[part]].flat().filter((id) => typeof id === 'string'))
      const ids = [...new Set(named.flat())]
      if (ids.length === 0) continue
      const other = storedResource(to)
      const rows = await db.select({ id: other.id }).from(other.table).where(inArray(other.id, ids))
      const existing = new Set(rows.map(({ id }) => String(id)))
      const at = named.findIndex((own) => own.some((id) => !existing.has(id)))
      if (at >= 0) throw invalid(`${name}.${at}.${part}`, messages.wrong_relation)
    }
  }
}
