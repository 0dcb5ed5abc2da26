import { findResource } from '@wasl/resources/index.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { columnNames, hasNormalizedText } from '../../platform/db/resource-constraints.ts'
import type { StoredResource } from '../stored-resource.ts'
import { storedResource } from '../stored-resource.ts'
import { nameFields } from './rank.ts'

const cache = new Map<string, readonly AnyPgColumn[]>()

/** The text columns that name a resource's rows and have an index on their normalized letters; of the table behind it if it is a view. */
export function indexedNameColumns(resource: StoredResource): readonly AnyPgColumn[] {
  const { declaration } = resource
  const nameColumns = cache.get(declaration.name) ?? findIndexedColumns(resource)
  cache.set(declaration.name, nameColumns)
  return nameColumns
}

function findIndexedColumns({ declaration, columns, table }: StoredResource): readonly AnyPgColumn[] {
  const parent = declaration.subsetOf && findResource(declaration.subsetOf)
  const { name: tableName, indexes } = getTableConfig(parent ? storedResource(parent).table : table)
  const indexNames = new Set(indexes.map(({ config }) => config.name))
  return nameFields(declaration)
    .filter((name) => hasNormalizedText(declaration.fields[name]))
    .flatMap((name) => columnNames(name, declaration.fields[name]))
    .filter((name) => indexNames.has(`${tableName}_${name}`) || indexNames.has(`${tableName}_by_${name}`))
    .flatMap((name) => columns[name] ?? [])
}
