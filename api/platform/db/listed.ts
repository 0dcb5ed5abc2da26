import type { BuildExtraConfigColumns } from 'drizzle-orm'
import { type PgColumnBuilderBase, type PgTable, type PgTableExtraConfigValue, pgTable } from 'drizzle-orm/pg-core'

declare const listed: unique symbol

/** A table whose rows the back office lists. `Database.insert` does not accept it: `insertRow` of `api/resources/write` also announces the row. */
export type Listed = { readonly [listed]: true }
export type ListedTable = PgTable & Listed
export type UnlistedTable = PgTable & { readonly [listed]?: never }

/** Like `pgTable`, for a table whose rows the back office lists. */
export const listedTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  constraints?: (self: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
) => asListed(pgTable(name, columns, constraints))

// Safe: the mark exists in types only.
const asListed = <T extends object>(table: T): T & Listed => table as T & Listed
