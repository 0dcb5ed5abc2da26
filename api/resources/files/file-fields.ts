import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import { uploadKinds } from '@wasl/shared/registry/kinds.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { hasColumn } from '../../platform/db/resource-constraints.ts'
import { type StoredResource, storedResources } from '../stored-resource.ts'

/** A field of a resource that holds files. `contains`: SQL that is true if any row, of those that match `where`, has this file in the field. `isNested`: inside the entries of a JSON list. */
export type FileField = { resource: string; field: string; isNested: boolean; contains: (file_id: string, where?: SQL) => SQL }

/**
 * Every field in which the back office shows files, including fields inside lists. Nested fields are the most expensive to search and come
 * last.
 */
export function fileFields(resources: readonly StoredResource[] = storedResources()): FileField[] {
  const all = resources.flatMap((resource) =>
    Object.entries(resource.declaration.fields).flatMap(([name, field]) => (field.internal ? [] : fileFieldsIn(resource, name, field))),
  )
  return [...all.filter(({ isNested }) => !isNested), ...all.filter(({ isNested }) => isNested)]
}

/** The ids of the files that rows hold in arrays and in the entries of JSON lists, which have no foreign key: one query for each field. */
export const listedFileIds = (resources: readonly StoredResource[] = storedResources()): SQL[] =>
  resources.flatMap((resource) =>
    Object.entries(resource.declaration.fields).flatMap(([name, field]) => {
      if (isUploads(field.kind)) return [sql`select unnest(${columnOf(resource, name)}) from ${resource.table}`]
      if (field.kind !== 'list' || !hasColumn(field)) return []
      const parts = Object.entries(field.fields).filter(([, part]) => isUpload(part))
      return parts.map(([part, { kind }]) => entryFileIds(resource.table, columnOf(resource, name), part, kind))
    }),
  )

function entryFileIds(table: PgTable, column: AnyPgColumn, part: string, kind: Kind): SQL {
  const entries = sql`${table}, jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} end) as entry`
  if (!isUploads(kind)) return sql`select (entry ->> ${part})::uuid from ${entries}`
  return sql`select file_id::uuid from ${entries}, jsonb_array_elements_text(case jsonb_typeof(entry -> ${part}) when 'array' then entry -> ${part} end) as file_id`
}

function fileFieldsIn(resource: StoredResource, name: string, field: AnyField): FileField[] {
  const target = { resource: resource.declaration.name, field: name, isNested: false }
  if (field.kind !== 'list') return isUpload(field) ? [{ ...target, contains: columnContains(resource, name, field) }] : []
  const child = resource.childLists.find((list) => list.name === name)?.child
  const parts = Object.entries(field.fields).filter(([, part]) => isUpload(part) && !part.internal)
  return parts.map(([inner, part]) => ({
    ...target,
    field: `${name}.${inner}`,
    isNested: !child,
    contains: child ? columnContains(child, inner, part) : entriesContain(resource.table, columnOf(resource, name), inner, part),
  }))
}

const isUpload = ({ kind }: AnyField): boolean => uploadKinds.some((upload) => upload === kind)

const isUploads = (kind: Kind): boolean => kind === 'images' || kind === 'files'

function columnContains(resource: StoredResource, name: string, { kind }: AnyField): FileField['contains'] {
  const column = columnOf(resource, name)
  return (id, where) => existsIn(resource.table, where, isUploads(kind) ? sql`${id} = any(${column})` : eq(column, id))
}

const entriesContain =
  (table: PgTable, column: AnyPgColumn, name: string, { kind }: AnyField): FileField['contains'] =>
  (id, where) =>
    existsIn(table, where, sql`${column} @> ${JSON.stringify([{ [name]: isUploads(kind) ? [id] : id }])}::jsonb`)

const existsIn = (table: PgTable, where: SQL | undefined, condition: SQL): SQL =>
  sql`exists (select 1 from ${table} where ${and(where, condition)})`

function columnOf({ columns, declaration }: StoredResource, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`fileFields: ${declaration.name} has no column ${name}`)
  return column
}
