import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from './app/schema.ts'
import { resourcesWithPendingWork } from './resources/read/pending-work.ts'

// Demo data and the first static pages notify nobody.
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
  // The row is an argument, or a constant above.
  const inserts = [...text.matchAll(/\binsert\w*Row\w*\(\s*\w+,\s*(\w+),.*/g)].map(({ 0: call, 1: name = '', index }) => ({
    ...{ name, isInsert: true },
    rest: `${call}${text.slice(Math.max(0, index - 400), index)}`,
  }))
  const updates = [...text.matchAll(/\.update\((\w+)\)(?=([\s\S]{0,400}))/g)].map(([, name = '', rest = '']) => ({
    ...{ name, rest },
    isInsert: false,
  }))
  return [...inserts, ...updates].map(({ name, isInsert, rest }) => ({
    ...{ path, text, name, isInsert },
    table: tableNames.get(name),
    status: /\bstatus: '(\w+)'/.exec(rest)?.[1],
    setsStatus: !isInsert && /^\s*\.set\(\{[^}]*\bstatus\b/.test(rest),
  }))
})
const find = (tables: readonly PgTable[]) => {
  const names = new Set(tables.map(getTableName))
  return writes.filter(({ table }) => table && names.has(table))
}

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
