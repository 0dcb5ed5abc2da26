import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from './app/schema.ts'
import { adminNotifications } from './messaging/tables/notifications.ts'
import { resourcesWithPendingWork } from './resources/read/pending-work.ts'
import { storedResources } from './resources/stored-resource.ts'

// Demo data and the first static pages are inserted before anybody has a list open.
const paths = globSync('**/*.ts', {
  cwd: import.meta.dirname,
  exclude: ['node_modules/**', 'dist/**', '{demo,testing,invariants,fuzz}/**', '**/*.test.ts', 'catalog/content/seed-static-pages.ts'],
})
const tableNames = new Map(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [name, getTableName(table)].map((key): [string, string] => [key, getTableName(table)]) : [],
  ),
)
const writes = paths.flatMap((path) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  return [...text.matchAll(/\.(insert|update)\((\w+)\)(?=([\s\S]{0,400}))/g)].map(([, method = '', name = '', rest = '']) => ({
    path,
    text,
    name,
    table: tableNames.get(name),
    isInsert: method === 'insert',
    status: /\bstatus: '(\w+)'/.exec(rest)?.[1],
    setsStatus: method === 'update' && /^\s*\.set\(\{[^}]*\bstatus\b/.test(rest),
  }))
})
const find = (tables: readonly PgTable[]) => {
  const names = new Set(tables.map(getTableName))
  return writes.filter(({ table }) => table && names.has(table))
}

test('code that inserts rows which the back office lists announces them', () => {
  const inserts = find([...storedResources().map(({ table }) => table), adminNotifications]).filter(({ isInsert }) => isInsert)
  expect(inserts.length).toBeGreaterThan(8)
  expect(
    inserts.filter(({ text, name }) => !text.includes(`emitNewRows(ctx, ${name})`)).map(({ path, name }) => `${path} ${name}`),
  ).toEqual([])
})

test('code that writes a status of which administrators are notified notifies them', () => {
  const queues = resourcesWithPendingWork().filter(({ pending }) => pending.notification)
  const statusWrites = queues.flatMap(({ stored, statuses }) =>
    find([stored.table]).filter(
      ({ isInsert, setsStatus, status }) => (isInsert || setsStatus) && (status === undefined || statuses.includes(status)),
    ),
  )
  expect(statusWrites.length).toBeGreaterThan(1)
  expect(statusWrites.filter(({ text }) => !text.includes('notifyNewRow(ctx')).map(({ path, name }) => `${path} ${name}`)).toEqual([])
})
