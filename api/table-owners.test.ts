import { getTableName } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { joinTables, resourceTables } from './platform/db/resource-tables.ts'
import { schema } from './platform/db/schema.ts'
import { tableOwners } from './platform/db/table-owners.ts'

const namesOf = (tables: Readonly<Record<string, unknown>>): string[] =>
  Object.values(tables).flatMap((table) => (table instanceof PgTable ? [getTableName(table)] : []))
const owned: readonly string[] = Object.values(tableOwners).flat()

test('no table has two owners, and every owned table exists', () => {
  expect(owned.filter((name, at) => owned.indexOf(name) !== at)).toEqual([])
  expect(owned.filter((name) => !namesOf(schema).includes(name))).toEqual([])
})

test('every table that is not built from the registry has an owner', () => {
  const built = [...namesOf(resourceTables), ...namesOf(joinTables)]
  expect(namesOf(schema).filter((name) => !built.includes(name) && !owned.includes(name))).toEqual([])
})
