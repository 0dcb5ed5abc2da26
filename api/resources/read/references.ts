import { type DomainJoinName, resources } from '@wasl/resources/index.ts'
import type { Reference } from '@wasl/shared/data-provider/api-error.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { count, eq, getTableName } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../platform/context.ts'
import { domainJoinTables } from '../domain-join-tables.ts'
import type { StoredResource } from '../stored-resource.ts'

/** Labels of the hand-written join tables, which belong to no resource. */
const joinLabels: Readonly<Record<DomainJoinName, Label>> = {
  'providers.category_ids': { en: 'Providers that serve it', ar: 'مزوّدون يخدمونه' },
  'providers.service_ids': { en: 'Providers that offer it', ar: 'مزوّدون يقدّمونها' },
  'providers.city_ids': { en: 'Providers that serve it', ar: 'مزوّدون يخدمونها' },
}

/** Labels of tables with rows of users, which belong to no resource. */
const userTableLabels: Readonly<Record<string, Label>> = {
  addresses: { en: 'Saved addresses of clients', ar: 'عناوين محفوظة للعملاء' },
  branches: { en: 'Branches of companies', ar: 'فروع المنشآت' },
}

/** The tables with rows that refer to this row, with their count; read from the foreign keys of the schema. */
export async function findReferences(ctx: Pick<Ctx, 'db' | 'hooks'>, resource: StoredResource, id: string): Promise<Reference[]> {
  const references: Reference[] = []
  for (const { table, column } of referringColumns(ctx.hooks.resources.tables, resource.table)) {
    const [result] = await ctx.db.select({ count: count() }).from(table).where(eq(column, id))
    if (result && result.count > 0) references.push({ ...describeTable(getTableName(table)), count: result.count })
  }
  return references
}

function referringColumns(tables: Readonly<Record<string, unknown>>, target: PgTable): { table: PgTable; column: AnyPgColumn }[] {
  return Object.values(tables).flatMap((table) => {
    if (!(table instanceof PgTable)) return []
    return getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference()
      const [column] = columns
      // Join rows are deleted together with the row.
      return getTableName(foreignTable) === getTableName(target) && column && key.onDelete !== 'cascade' ? [{ table, column }] : []
    })
  })
}

function describeTable(tableName: string): Omit<Reference, 'count'> {
  const all = Object.values<AnyResource>(resources)
  const own =
    all.find(({ name }) => tableNameOf(name) === tableName) ?? all.find(({ name }) => tableName.startsWith(`${tableNameOf(name)}_`))
  const join = typedKeys(joinLabels).find((name) => getTableName(domainJoinTables[name]) === tableName)
  const label = (join && joinLabels[join]) ?? own?.label.many ?? userTableLabels[tableName] ?? { en: tableName, ar: tableName }
  return { resource: own?.name ?? tableName, label: { ...label } }
}
