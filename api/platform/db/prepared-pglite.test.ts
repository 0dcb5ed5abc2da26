import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { PreparedPglite } from './prepared-pglite.ts'

const [prepared, plain] = [new PreparedPglite(), new PGlite()]
afterAll(() => Promise.all([prepared.close(), plain.close()]))
await prepared.exec('create table notes (id int primary key, title text, tags text[], facts jsonb, at timestamptz, is_read boolean)')
await plain.exec('create table notes (id int primary key, title text, tags text[], facts jsonb, at timestamptz, is_read boolean)')

const statements = async () => (await prepared.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.length

test('results are those of PGlite, however often a text comes', async () => {
  const insert = 'insert into notes values ($1, $2, $3, $4, $5, $6) returning *'
  const select = 'select *, 1.5 as half from notes where id = any($1) order by id'
  for (let id = 1; id <= 8; id++) {
    const values = [id, id === 3 ? null : `عنوان "${id}"`, ['a,b', 'c"d'], { id }, new Date(id), id % 2 === 0]
    expect(await prepared.query(insert, values)).toMatchObject(await plain.query(insert, values))
    for (const rowMode of ['array', 'object'] as const) {
      const options = { rowMode, parsers: { 1184: (value: string) => value } }
      expect((await prepared.query(select, [[id, 1]], options)).rows).toEqual((await plain.query(select, [[id, 1]], options)).rows)
    }
  }
  const update = 'update notes set is_read = $1 where id > $2'
  for (const id of [7, 4, 0]) expect((await prepared.query(update, [true, id])).affectedRows).toBe(8 - id)
  expect(await statements()).toBeGreaterThan(2)
})

test('a failed statement rolls back its transaction, and the connection goes on', async () => {
  const insert = 'insert into notes (id, title) values ($1, $2)'
  for (const id of [101, 102]) await prepared.query(insert, [id, 'kept'])
  const failing = prepared.transaction(async (tx) => {
    await tx.query(insert, [103, 'lost'])
    await tx.query(insert, [101, 'again'])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes' })
  await expect(prepared.query(insert, ['no number', 'lost'])).rejects.toMatchObject({ code: '22P02' })
  const { rows } = await prepared.query('select id from notes where id > 100 order by id')
  expect(rows).toEqual([{ id: 101 }, { id: 102 }])
})

test('a failure within a savepoint leaves the rest of the transaction', async () => {
  const insert = 'insert into notes (id, title) values ($1, $2)'
  await prepared.transaction(async (tx) => {
    await tx.query(insert, [201, 'kept'])
    await tx.query('savepoint sp1')
    await expect(tx.query(insert, [201, 'again'])).rejects.toMatchObject({ code: '23505' })
    await tx.query('rollback to savepoint sp1')
    await tx.query(insert, [202, 'kept'])
  })
  expect((await prepared.query('select id from notes where id > 200')).rows).toHaveLength(2)
})

test('a change of the schema, kept or rolled back, changes the columns of a prepared text', async () => {
  const select = 'select * from notes where id = $1'
  const columns = async () => Object.keys((await prepared.query<object>(select, [1])).rows[0] ?? {})
  for (let at = 0; at < 3; at++) expect(await columns()).not.toContain('more')
  await prepared.query('alter table notes add column more int')
  expect([await columns(), await columns()].every((names) => names.includes('more'))).toBe(true)
  const rolledBack = prepared.transaction(async (tx) => {
    await tx.query('alter table notes drop column more')
    for (let at = 0; at < 3; at++) await tx.query(select, [1])
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await prepared.query(select, [1]).catch(() => {})
  expect(await columns()).toContain('more')
})

test('the number of prepared statements is bounded, and a closed transaction runs nothing', async () => {
  for (let at = 0; at < 1100; at++) await prepared.query(`select ${at % 550}`)
  expect(await statements()).toBeLessThanOrEqual(500)
  const [tx] = await prepared.transaction(async (tx) => [tx])
  await expect(tx.query('select 1')).rejects.toThrow('closed')
})
