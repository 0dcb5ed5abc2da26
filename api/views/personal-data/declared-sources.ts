import { tableNameOf } from '@wasl/shared/registry/resource.ts'
import { eq, getTableName, or } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { personalTables } from '../../identity/personal-data/personal-tables.ts'
import { providers, users } from '../../identity/tables/people.ts'
import type { StoredResource } from '../../resources/stored-resource.ts'
import type { Source } from './export-sources.ts'

/** The rows about a user in tables of resources that have no line in `personalTables`, by the file of the export. */
export const declaredUserSources = (resources: readonly StoredResource[], id: string): Record<string, Source> =>
  sourcesOf(resources, users, id, '')

/** The same about the business of a provider. */
export const declaredProviderSources = (resources: readonly StoredResource[], id: string): Record<string, Source> =>
  sourcesOf(resources, providers, id, 'provider_')

function sourcesOf(resources: readonly StoredResource[], owners: PgTable, id: string, prefix: string): Record<string, Source> {
  return Object.fromEntries(
    resources.flatMap(({ declaration: { name, fields }, table }): [string, Source][] => {
      const columns = columnsTo(owners, table)
      if (Object.hasOwn(personalTables, getTableName(table)) || columns.length === 0) return []
      const internal = Object.entries(fields).flatMap(([field, { internal }]) => (internal ? [field] : []))
      return [[`${prefix}${tableNameOf(name)}`, { table, where: or(...columns.map((column) => eq(column, id))), internal }]]
    }),
  )
}

/** The columns of a table that refer to rows of `owners`. */
const columnsTo = (owners: PgTable, table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns } = key.reference()
    return getTableName(foreignTable) === getTableName(owners) ? columns : []
  })
