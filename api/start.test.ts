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

/** Starts an empty house on any free port with its own environment; `ready` when it answers, `ended` how it ended. */
function start(variables: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    // Loading the code is most of such a start: the second of them finds it compiled.
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
  let words = ''
  const hear = (bytes: Buffer) => {
    words += bytes
  }
  child.stderr.on('data', hear)
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      hear(bytes)
      if (words.includes('Wasl is ready.')) resolve()
    })
  })
  const ended = new Promise<{ code: number | null; words: string }>((resolve) => child.on('close', (code) => resolve({ code, words })))
  const isReady = Promise.race([ready, ended.then((end) => Promise.reject(new Error(end.words)))])
  // Tests of a start that fails wait for `ended` alone.
  isReady.catch(() => {})
  return { child, ready: isReady, ended }
}

test('one process has the data folder: a second one says so and leaves; a killed one gives it free', async () => {
  const first = start({})
  await first.ready
  expect(await start({}).ended).toEqual({ code: 1, words: expect.stringMatching(/^Another process is using the data folder .*\n$/) })
  first.child.kill('SIGKILL')
  await first.ended
  const third = start({})
  await third.ready
  third.child.kill('SIGTERM')
  expect(await third.ended).toMatchObject({ code: 0 })
}, 90_000)

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((go) => other.once('listening', go))
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { code, words } = await start({ PORT: String(port), DATA_DIR: join(folder, 'second') }).ended
  other.close()
  expect({ code, words }).toEqual({ code: 1, words: `Port ${port} is taken by another program. Stop it, or set PORT to another port.\n` })
}, 60_000)

test('a broken data folder is told in one sentence', async () => {
  const broken = join(folder, 'broken')
  await mkdir(join(broken, 'database'), { recursive: true })
  await writeFile(join(broken, 'database', 'PG_VERSION'), '7\n')
  const { code, words } = await start({ DATA_DIR: broken }).ended
  expect(code).toBe(1)
  expect(words).toMatch(
    /^The data in .*broken\/database cannot be opened \(.*\)\. Restore a backup, or move the folder away to begin anew\.\n$/,
  )
}, 60_000)

test('a PostgreSQL that does not answer is told in one sentence', async () => {
  const { code, words } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }).ended
  expect({ code, words }).toEqual({ code: 1, words: expect.stringMatching(/^PostgreSQL at DATABASE_URL does not answer \(.*\)\.\n$/) })
}, 60_000)

test('a data folder that cannot be made is told in one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, words } = await start({ DATA_DIR: join(file, 'data') }).ended
  expect({ code, words }).toEqual({
    code: 1,
    words: expect.stringMatching(/^The data folder .* cannot be made \(.*\)\. Set DATA_DIR .*\n$/),
  })
}, 60_000)
