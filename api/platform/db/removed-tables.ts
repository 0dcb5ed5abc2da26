import { quoted } from './snapshot-fields.ts'
import type { Snapshot } from './stored-snapshot.ts'

// The audit log stays readable without the resource.
const lastingTables: readonly string[] = ['audit_entries']

/**
 * Deletes what names a dropped table's resource in other tables, such as its saved views, and the SEO entry of its page. Its files need no
 * statement: nothing refers to them any more, and cleanup deletes them.
 */
export function planRemovals(before: Snapshot, after: Snapshot): { statements: string[]; changes: string[] } {
  // A join table has no id.
  const dropped = Object.values(before.tables).filter(({ name, columns }) => columns.id && !after.tables[`public.${name}`])
  const tables = Object.values(after.tables)
  const places = [
    ...tables
      .filter(({ name, columns }) => columns.resource && !lastingTables.includes(name))
      .map(({ name }) => [name, 'resource'] as const),
    ...tables.filter(({ name }) => name === 'seo').map(({ name }) => [name, 'key'] as const),
  ]
  const resources = dropped.map(({ name }) => name.replaceAll('_', '-'))
  return {
    statements: resources.flatMap((resource) =>
      places.map(([table, column]) => `DELETE FROM "${table}" WHERE "${column}" = ${quoted(resource)};`),
    ),
    changes: resources.map(
      (resource) =>
        `deletes what names ${resource} in ${places
          .map(([table]) => table)
          .sort()
          .join(', ')}`,
    ),
  }
}
