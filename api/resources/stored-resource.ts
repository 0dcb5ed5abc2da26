import { resources } from '@wasl/resources/index.ts'
import type { AnyField, Kept, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { stampsOf } from '@wasl/shared/registry/timestamps.ts'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnNames, hasColumn, searchedText } from '../platform/db/constraints-of.ts'
import { domainPairs } from '../platform/db/domain-join-tables.ts'
import { domainTables } from '../platform/db/domain-tables.ts'
import type { Pairs } from '../platform/db/join-tables.ts'
import { pairTables, resourceTables } from '../platform/db/resource-tables.ts'

/** A resource with the table that holds its rows: what every generic verb works on. */
export type StoredResource = {
  declaration: AnyResource
  table: PgTable
  id: AnyPgColumn
  /** The columns of its fields and of what rows carry beside them; nothing else of the table is ever read. */
  columns: Readonly<Record<string, AnyPgColumn>>
  pairs: Readonly<Record<string, Pairs>>
  /** Its lists whose entries are rows of a table of their own. */
  kept: readonly KeptList[]
  /** Every column of the table, also those that only the database writes. */
  all: Readonly<Record<string, AnyPgColumn>>
  /** The folded text that `q` searches. */
  search: AnyPgColumn | SQL
}

/** One such list: what the field says of it, and the resource that holds its entries. */
export type KeptList = { name: string; field: ListField; kept: Kept; child: StoredResource }

const carried = ['id', 'version']

/** Every resource of the registry with its table. Throws where a table lacks a column that the declaration names. */
export const storedResources = (): StoredResource[] => Object.values<AnyResource>(resources).map((resource) => storedResource(resource))

/** One resource with its table. */
export function storedResource(
  declaration: AnyResource,
  table = tableFor(declaration.name),
  pairs: Readonly<Partial<Record<string, Pairs>>> = { ...pairTables, ...domainPairs },
): StoredResource {
  const all: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table)
  const kept = Object.entries(declaration.fields).flatMap(([name, field]) => (hasColumn(field) ? columnNames(name, field) : []))
  const columns = Object.fromEntries(
    [...carried.filter((name) => all[name]), ...Object.keys(stampsOf(declaration)), ...kept].map((name) => [
      name,
      present(all[name], `${declaration.name}.${name}`),
    ]),
  )
  const many = manyFields(declaration).map(([name]): [string, Pairs] => [name, present(pairs[`${declaration.name}.${name}`], name)])
  return {
    declaration,
    table,
    id: present(all.id, `${declaration.name}.id`),
    columns,
    pairs: Object.fromEntries(many),
    kept: keptLists(declaration),
    all,
    search: all.search ?? searchedText(declaration),
  }
}

/** The fields whose values stand in a table of pairs. */
export const manyFields = ({ fields }: AnyResource): [string, AnyField][] =>
  Object.entries(fields).filter(([, field]) => field.kind === 'hasMany')

const declarations: Readonly<Partial<Record<string, AnyResource>>> = resources

const keptLists = ({ fields }: AnyResource): KeptList[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list' && field.kept
      ? [{ name, field, kept: field.kept, child: storedResource(present(declarations[field.kept.in], field.kept.in)) }]
      : [],
  )

function tableFor(name: string): PgTable {
  const domain: Readonly<Partial<Record<string, PgTable>>> = domainTables()
  return present(resourceTables[name] ?? domain[name], name)
}

function present<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`storedResource: nothing for ${name}`)
  return thing
}
