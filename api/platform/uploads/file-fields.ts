import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type StoredResource, storedResources } from '../../resources/stored-resource.ts'

/** A field of a resource that shows files. `holds`: whether any row has this file there, as SQL. `isInside`: in the entries of a stored list. */
export type FilePlace = { resource: string; field: string; isInside: boolean; holds: (file_id: string) => SQL }

/**
 * Every field of every resource in which the back office shows files; one inside a list, kept as rows of their own or not, is a place of the
 * row it is part of. Those that cost most to look into come last.
 */
export function filePlaces(resources: readonly StoredResource[] = storedResources()): FilePlace[] {
  const all = resources.flatMap((resource) =>
    Object.entries(resource.declaration.fields).flatMap(([name, field]) => (field.internal ? [] : placesIn(resource, name, field))),
  )
  return [...all.filter(({ isInside }) => !isInside), ...all.filter(({ isInside }) => isInside)]
}

function placesIn(resource: StoredResource, name: string, field: AnyField): FilePlace[] {
  const place = { resource: resource.declaration.name, field: name, isInside: false }
  if (field.kind !== 'list') return isUpload(field) ? [{ ...place, holds: held(resource, name, field) }] : []
  const child = resource.kept.find((list) => list.name === name)?.child
  const parts = Object.entries(field.fields).filter(([, part]) => isUpload(part) && !part.internal)
  return parts.map(([inner, part]) => ({
    ...place,
    field: `${name}.${inner}`,
    isInside: !child,
    holds: child ? held(child, inner, part) : heldInEntries(resource.table, columnOf(resource, name), inner, part),
  }))
}

const isUpload = ({ kind }: AnyField): boolean => kind === 'image' || kind === 'images' || kind === 'file'

function held(resource: StoredResource, name: string, { kind }: AnyField): FilePlace['holds'] {
  const column = columnOf(resource, name)
  return (id) => among(resource.table, kind === 'images' ? sql`${id} = any(${column})` : eq(column, id))
}

const heldInEntries =
  (table: PgTable, column: AnyPgColumn, name: string, { kind }: AnyField): FilePlace['holds'] =>
  (id) =>
    among(table, sql`${column} @> ${JSON.stringify([{ [name]: kind === 'images' ? [id] : id }])}::jsonb`)

const among = (table: PgTable, condition: SQL): SQL => sql`exists (select 1 from ${table} where ${condition})`

function columnOf({ columns, declaration }: StoredResource, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`filePlaces: ${declaration.name} has no column ${name}`)
  return column
}
