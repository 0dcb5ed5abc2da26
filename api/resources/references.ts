import { resources } from '@wasl/resources/index.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { count, eq, getTableName } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../context.ts'
import { schema } from '../platform/db/schema.ts'
import type { StoredResource } from './stored-resource.ts'

export type Reference = { resource: string; label: { ar: string; en: string }; count: number }

/** What tables of the domain's own are called where they refer to a row. */
const ofDomain: Readonly<Partial<Record<string, Label>>> = {
  provider_categories: ['Providers that serve it', 'مزوّدون يخدمونه'],
  provider_services: ['Providers that offer it', 'مزوّدون يقدّمونها'],
  provider_cities: ['Providers that serve it', 'مزوّدون يخدمونها'],
}

/** How many rows of which tables refer to this row, from the foreign keys of every table; only those that do. */
export async function referencesTo(ctx: Pick<Ctx, 'db'>, resource: StoredResource, id: string): Promise<Reference[]> {
  const found: Reference[] = []
  for (const { table, column } of referringColumns(resource.table)) {
    const [counted] = await ctx.db.select({ count: count() }).from(table).where(eq(column, id))
    if (counted && counted.count > 0) found.push({ ...called(getTableName(table)), count: counted.count })
  }
  return found
}

function referringColumns(target: PgTable): { table: PgTable; column: AnyPgColumn }[] {
  return Object.values<unknown>(schema).flatMap((table) => {
    if (!(table instanceof PgTable)) return []
    return getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference()
      const [column] = columns
      // Pairs that belong to the row go with it.
      return foreignTable === target && column && key.onDelete !== 'cascade' ? [{ table, column }] : []
    })
  })
}

function called(tableName: string): Omit<Reference, 'count'> {
  const all = Object.values<AnyResource>(resources)
  const own =
    all.find(({ name }) => tableNameOf(name) === tableName) ?? all.find(({ name }) => tableName.startsWith(`${tableNameOf(name)}_`))
  const [en, ar] = ofDomain[tableName] ?? own?.label.many ?? [tableName, tableName]
  return { resource: own?.name ?? tableName, label: { ar, en } }
}
