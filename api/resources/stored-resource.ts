import { findResource, resources } from '@wasl/resources/index.ts'
import type { AnyField, ChildTable, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { timestampFieldsOf } from '@wasl/shared/registry/timestamps.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { JoinTable } from '../platform/db/join-tables.ts'
import type { ListedTable } from '../platform/db/listed.ts'
import { columnNames, hasColumn, searchExpression } from '../platform/db/resource-constraints.ts'
import { domainJoinTables } from './domain-join-tables.ts'
import { domainTables } from './domain-tables.ts'
import { joinTables, resourceTables } from './tables/registry/resource-tables.ts'

export type StoredRow = AnyRow & { readonly id: string }

/** A resource declaration with its database table. Every generated operation works on one. */
export type StoredResource = {
  declaration: AnyResource
  table: ListedTable
  id: AnyPgColumn
  /** The columns that are read: those of its fields, its id, version and timestamps. */
  columns: Readonly<Record<string, AnyPgColumn>>
  joinTables: Readonly<Record<string, JoinTable>>
  /** List fields whose entries are rows of a child table. */
  childLists: readonly ChildList[]
  /** Every column of the table, including those that only the database writes. */
  allColumns: Readonly<Record<string, AnyPgColumn>>
  /** The normalized text that `q` searches. */
  search: AnyPgColumn | SQL
}

/** A list field whose entries are rows of the `child` resource. */
export type ChildList = { name: string; field: ListField; childTable: ChildTable; child: StoredResource }

const standardColumns = ['id', 'version']

/** Every resource of the registry with its table. Throws if a table lacks a declared column. */
export const storedResources = (): StoredResource[] => Object.values<AnyResource>(resources).map((resource) => storedResource(resource))

export function storedResource(
  declaration: AnyResource,
  table = tableFor(declaration.name),
  allJoinTables: Readonly<Partial<Record<string, JoinTable>>> = { ...joinTables, ...domainJoinTables },
): StoredResource {
  const allColumns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table)
  const fieldColumns = Object.entries(declaration.fields).flatMap(([name, field]) => (hasColumn(field) ? columnNames(name, field) : []))
  const columns = Object.fromEntries(
    [...standardColumns.filter((name) => allColumns[name]), ...Object.keys(timestampFieldsOf(declaration)), ...fieldColumns].map((name) => [
      name,
      required(allColumns[name], `${declaration.name}.${name}`),
    ]),
  )
  const hasManyTables = hasManyFields(declaration).map(([name]): [string, JoinTable] => [
    name,
    required(allJoinTables[`${declaration.name}.${name}`], name),
  ])
  return {
    declaration,
    table,
    id: required(allColumns.id, `${declaration.name}.id`),
    columns,
    joinTables: Object.fromEntries(hasManyTables),
    childLists: childListsOf(declaration),
    allColumns,
    search: allColumns.search ?? searchExpression(declaration),
  }
}

/** The fields whose values are stored in a join table. */
const hasManyFields = ({ fields }: AnyResource): [string, AnyField][] =>
  Object.entries(fields).filter(([, field]) => field.kind === 'hasMany')

const childListsOf = ({ fields }: AnyResource): ChildList[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list' && field.childTable
      ? [
          {
            name,
            field,
            childTable: field.childTable,
            child: storedResource(required(findResource(field.childTable.resource), field.childTable.resource)),
          },
        ]
      : [],
  )

function tableFor(name: string): ListedTable {
  return required<ListedTable>(findEntry(resourceTables, name) ?? findEntry(domainTables, name), name)
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`storedResource: ${name} is missing`)
  return value
}
