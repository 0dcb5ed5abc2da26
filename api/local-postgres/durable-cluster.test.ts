import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { durablePaths, isDurable, startDurableCluster } from './durable-cluster.ts'
import { useDurableCluster, wantsDurableCluster } from './use-durable-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-durable-'))
// PostgreSQL runs as another user if the tests run as root.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test('the data folder has a PostgreSQL of its own that keeps what was committed when it is killed, and starts after a supervisor was lost', async () => {
  const data = join(folder, 'data')
  mkdirSync(data)
  const first = await startDurableCluster(data)
  expect(isDurable(data)).toBe(true)
  const settings =
    "select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses, show_trgm('دار') <> '{}' as arabic"
  await query(first.url, 'create extension pg_trgm; create table stored (id int); insert into stored values (1)')
  expect(await query(first.url, settings)).toEqual([{ fsync: 'on', addresses: '', arabic: true }])
  const ended = new Promise((resolve) => first.process().once('exit', resolve))
  first.process().kill('SIGKILL')
  await ended
  await first.restart()
  expect(await query(first.url, 'select id from stored')).toEqual([{ id: 1 }])
  // As a supervisor that was killed leaves it.
  const second = await startDurableCluster(data)
  expect(await query(second.url, 'select id from stored')).toEqual([{ id: 1 }])
  await second.stop()
  const variables: NodeJS.ProcessEnv = { DATA_DIR: data }
  const stop = await useDurableCluster(variables)
  expect(await query(variables.DATABASE_URL ?? '', 'select id from stored')).toEqual([{ id: 1 }])
  await stop()
  expect(readFileSync(join(durablePaths(data).cluster, 'PG_VERSION'), 'utf8').trim()).toBe('18')
}, 120_000)

test('it is used if it is requested or there already, and never beside DATABASE_URL or an embedded database', () => {
  const DATA_DIR = join(folder, 'data')
  expect(wantsDurableCluster({ DATA_DIR }, false)).toBe(true)
  expect(wantsDurableCluster({ DATA_DIR, DATABASE_URL: 'postgres://localhost/wasl' }, false)).toBe(false)
  expect(wantsDurableCluster({ DATA_DIR: join(folder, 'new') }, false)).toBe(false)
  expect(wantsDurableCluster({ DATA_DIR: join(folder, 'new') }, true)).toBe(true)
  expect(() => wantsDurableCluster({ DATA_DIR, DATABASE_URL: 'postgres://localhost/wasl' }, true)).toThrow(/leave out one of them/)
  mkdirSync(join(folder, 'embedded/database'), { recursive: true })
  expect(() => wantsDurableCluster({ DATA_DIR: join(folder, 'embedded') }, true)).toThrow(/already has an embedded database/)
})
