import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareTemplate } from './platform/db/template.ts'
import { type ServerProcess, startServer } from './testing/start-server.ts'

let folder = ''
const running = new Set<ChildProcess>()
beforeAll(async () => {
  await prepareTemplate()
  folder = await mkdtemp(join(tmpdir(), 'wasl-start-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function start(variables: Record<string, string>): ServerProcess {
  const server = startServer(folder, variables)
  running.add(server.child)
  return server
}

test('one process locks the data folder: a second one reports it and exits; a killed one releases the lock', async () => {
  const first = start({})
  await first.ready
  expect(await start({}).ended).toEqual({ code: 1, output: expect.stringMatching(/^Another process is using the data folder .*\n$/) })
  first.child.kill('SIGKILL')
  await first.ended
  const third = start({})
  await third.ready
  third.child.kill('SIGTERM')
  expect(await third.ended).toMatchObject({ code: 0 })
}, 90_000)

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { code, output } = await start({ PORT: String(port), DATA_DIR: join(folder, 'second') }).ended
  other.close()
  expect({ code, output }).toEqual({ code: 1, output: `Port ${port} is used by another program. Stop it, or set PORT to another port.\n` })
}, 60_000)

test('a corrupt data folder is reported in one sentence', async () => {
  const broken = join(folder, 'broken')
  await mkdir(join(broken, 'database'), { recursive: true })
  await writeFile(join(broken, 'database', 'PG_VERSION'), '7\n')
  const { code, output } = await start({ DATA_DIR: broken }).ended
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The data in .*broken\/database cannot be opened \(.*\)\. Restore a backup, or move the folder away to start with an empty database\.\n$/,
  )
}, 60_000)

test('an unreachable PostgreSQL is reported in one sentence', async () => {
  const { code, output } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }).ended
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^PostgreSQL at DATABASE_URL does not answer \(.*\)\.\n$/) })
}, 60_000)

test('a data folder that cannot be created is reported in one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, output } = await start({ DATA_DIR: join(file, 'data') }).ended
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The data folder .* cannot be created \(.*\)\. Set DATA_DIR .*\n$/),
  })
}, 60_000)
