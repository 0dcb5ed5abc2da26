import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareTemplate } from './platform/db/template.ts'

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

/** Starts the server with an empty database on any free port; `ready` resolves when it listens, `ended` when it exits. */
function start(variables: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    // Most of the start time is compilation; later starts reuse the cache.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    WASL_MODE: 'production',
    PUBLIC_URL: 'https://wasl.example',
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...variables,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], { env })
  running.add(child)
  let output = ''
  const collect = (bytes: Buffer) => {
    output += bytes
  }
  child.stderr.on('data', collect)
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      collect(bytes)
      if (output.includes('Wasl is ready.')) resolve()
    })
  })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.on('close', (code) => resolve({ code, output })))
  const isReady = Promise.race([ready, ended.then((end) => Promise.reject(new Error(end.output)))])
  // Tests of a failing start only wait for `ended`.
  isReady.catch(() => {})
  return { child, ready: isReady, ended }
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
