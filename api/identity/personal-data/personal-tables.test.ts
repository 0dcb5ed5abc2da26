import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from '../../app/schema.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { personalTables } from './personal-tables.ts'

const peopleTables = ['users', 'providers']
const personalColumn = /^(user_id|client_id|provider_id|owner_user_id|principal_id|actor_id|phone|email)$/

const refersToPeople = (table: PgTable): boolean =>
  getTableConfig(table).foreignKeys.some((key) => peopleTables.includes(getTableName(key.reference().foreignTable)))
/** Whether a table has a row for a person or a business: a reference to one, or a column that is one. */
const namesPeople = (table: PgTable): boolean =>
  refersToPeople(table) || getTableConfig(table).columns.some(({ name }) => personalColumn.test(name))

test('each table that names a person is in the copy of personal data, or is left out with a reason', () => {
  // Their rows are in the copy by the declaration.
  const declared = storedResources().flatMap(({ table }) => (refersToPeople(table) ? [getTableName(table)] : []))
  const personal: string[] = Object.values(schema).flatMap((table) =>
    is(table, PgTable) && namesPeople(table) ? [getTableName(table)] : [],
  )
  const listed = Object.keys(personalTables)
  expect(personal.length).toBeGreaterThan(40)
  expect(personal.filter((name) => !listed.includes(name) && !declared.includes(name))).toEqual([])
  // Named by something else than a column: the amounts of an order belong to its client.
  expect(listed.filter((name) => !personal.includes(name) && !['refund_requests', 'providers'].includes(name))).toEqual([])
})
