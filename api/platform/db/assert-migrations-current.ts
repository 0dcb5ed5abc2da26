import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import type { SQL } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { StartupError } from '../../environment/startup-error.ts'
import { type EntryShapes, entryShapesOf, storedEntryShapes } from './entry-changes.ts'
import { readStoredSnapshot, type SnapshotTables } from './stored-snapshot.ts'

const dialect = new PgDialect()

/** What migrations are generated from: every table, and the resources whose lists are stored as JSON. */
export type Declarations = { tables: Readonly<Record<string, unknown>>; resources: Readonly<Record<string, AnyResource>> }

/** Throws a StartupError if a declaration has changed and no migration was generated for it. */
export function assertMigrationsCurrent({ tables, resources }: Declarations): void {
  const entries = outdatedEntries(entryShapesOf(Object.values(resources)))
  const outdated = [...outdatedTables(tables, readStoredSnapshot()?.tables ?? {}), ...entries]
  if (outdated.length > 0)
    throw new StartupError(
      `The declarations are ahead of the migrations (${outdated.join(', ')}). Generate one: npm run migration -- a-name-for-the-change`,
    )
}

/** The lists whose stored entries have other fields than the declared ones. */
export function outdatedEntries(declared: EntryShapes, migrated = storedEntryShapes()): string[] {
  return Object.keys(declared).filter((path) => migrated[path] && !deepEqual(migrated[path], declared[path]))
}

/** The tables that are declared in another way than the migrations make them. Defaults and foreign keys are left to the tests. */
export function outdatedTables(declared: Readonly<Record<string, unknown>>, migrated: SnapshotTables): string[] {
  const tables = Object.values(declared).filter((table) => table instanceof PgTable)
  const configs = tables.map((table) => getTableConfig(table))
  const changed = configs.flatMap(({ name, columns, checks, indexes }) => {
    const table = migrated[`public.${name}`]
    if (!table) return [name]
    const asDeclared = [
      ...columns.map((column) => describe(column.name, column.getSQLType(), column.notNull, generatedSql(column.generated))),
      ...checks.map((check) => describe(check.name, textOf(check.value))),
      ...indexes.map((index) => describe(index.config.name ?? '')),
    ]
    const asMigrated = [
      ...Object.values(table.columns).map(({ name, type, notNull, generated }) => describe(name, type, notNull, generated?.as)),
      ...Object.values(table.checkConstraints).map(({ name, value }) => describe(name, value)),
      ...Object.keys(table.indexes).map((name) => describe(name)),
    ]
    return asDeclared.sort().join() === asMigrated.sort().join() ? [] : [name]
  })
  const names = new Set(configs.map(({ name }) => name))
  const removed = Object.values(migrated).filter(({ name }) => !names.has(name))
  return [...changed, ...removed.map(({ name }) => name)].sort()
}

const describe = (...parts: readonly (string | boolean | undefined)[]): string => parts.map(String).join(' ')

const textOf = (value: SQL): string => dialect.sqlToQuery(value).sql

function generatedSql(generated: { as: unknown } | undefined): string | undefined {
  if (!generated) return undefined
  // Safe: a generated column's expression is SQL, or a function that returns it.
  return textOf((typeof generated.as === 'function' ? generated.as() : generated.as) as SQL)
}
