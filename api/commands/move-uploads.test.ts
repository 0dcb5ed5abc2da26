import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../app/open-database.ts'
import { readEnv } from '../environment/env.ts'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { s3Storage } from '../platform/adapters/s3-storage.ts'
import { files } from '../platform/db/tables/files.ts'
import { type CommandRun, runCommand } from '../testing/run-command.ts'
import { startS3 } from '../testing/s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-move-uploads-'))
const DATA_DIR = join(folder, 'data')
const s3 = await startS3({ bucket: 'wasl', access_key: 'AKIDWASL', secret_key: 'secret' })
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})
const variables = {
  DATA_DIR,
  ...{ S3_ENDPOINT: s3.url, S3_BUCKET: 'wasl', S3_ACCESS_KEY_ID: 'AKIDWASL', S3_SECRET_ACCESS_KEY: 'secret' },
}

const run = (
  args: readonly string[],
  changes: Readonly<Record<string, string>> = {},
  onStart: (child: ChildProcess) => void = () => {},
): Promise<CommandRun> => runCommand('move-uploads', folder, { args, env: { ...variables, ...changes }, onStart })

/** Runs the command and kills it at the request with this number. */
async function runKilled(args: readonly string[], at: number, method: 'PUT' | 'GET'): Promise<void> {
  let count = 0
  const { code } = await run(args, {}, (child) => {
    s3.beforeAnswer = async (request) => {
      if (request.startsWith(method) && ++count === at) child.kill('SIGKILL')
      // The bytes that wait here never arrive.
      if (count >= at) await new Promise(() => {})
    }
  })
  s3.beforeAnswer = async () => {}
  expect(code).toBeNull()
}

const keys = Array.from({ length: 40 }, (_, at) => `${at % 4}a/file-${at}.webp`)
const bytesOf = (key: string) => Buffer.from(`bytes of ${key} ${'x'.repeat(2_000)}`)

async function createUploads(): Promise<void> {
  const database = await openDatabase(readEnv({ DATA_DIR }))
  const file = { kind: 'image', name: 'x.webp', mime: 'image/webp', size_bytes: 1, created_at: '2026-11-24T10:00:00.000Z' } as const
  await database.db.insert(files).values(keys.map((storage_key) => ({ ...file, storage_key })))
  await database.close()
  for (const key of keys) await localStorage(join(DATA_DIR, 'files')).put(key, bytesOf(key), 'image/webp')
}

test('uploads are moved to the bucket and back, each time after a run that was killed in the middle', async () => {
  await createUploads()
  await runKilled([], 13, 'PUT')
  const before = s3.objects.size
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(keys.length)

  const moved = await run([])
  expect(moved).toEqual({ code: 0, output: expect.stringMatching(`^Copied ${keys.length - before} files; 40 are in the bucket wasl\\.`) })
  expect([...s3.objects.keys()].sort()).toEqual([...keys].sort())
  for (const key of keys) expect(s3.objects.get(key)).toEqual({ bytes: bytesOf(key), mime: 'image/webp' })
  rmSync(join(DATA_DIR, 'files'), { recursive: true })
  await runKilled(['--back'], 20, 'GET')
  await mkdir(join(DATA_DIR, 'files/.unfinished'), { recursive: true })
  await writeFile(join(DATA_DIR, 'files/.unfinished/1'), 'half of')
  const back = await run(['--back'])
  expect(back).toEqual({ code: 0, output: expect.stringMatching(/^Copied \d+ files; 40 are in .*files\. The server can now run without/) })
  expect(await readdir(join(DATA_DIR, 'files/.unfinished'))).toEqual([])
  const stored = (await readdir(join(DATA_DIR, 'files'), { recursive: true })).filter((name) => name.endsWith('.webp'))
  expect(stored.sort()).toEqual([...keys].sort())
  for (const key of keys) expect(Buffer.from((await localStorage(join(DATA_DIR, 'files')).get(key)) ?? [])).toEqual(bytesOf(key))
}, 120_000)

test('a wrong key is one sentence, after which nothing more is sent', async () => {
  s3.requests.length = 0
  const rejected = await run([], { S3_SECRET_ACCESS_KEY: 'other' })
  expect(rejected).toEqual({ code: 1, output: expect.stringMatching(/^storage \(S3\): SignatureDoesNotMatch.*\n$/) })
  expect(s3.requests.length).toBeLessThan(keys.length)
  expect(await run(['--bakc'])).toEqual({ code: 1, output: expect.stringMatching(/'--bakc'.*\nUsage: npm run move-uploads/s) })
}, 120_000)

test('a bucket that does not exist is a failure, not a missing object', async () => {
  const options = { endpoint: s3.url, region: 'us-east-1', access_key: 'AKIDWASL', secret_key: 'secret' }
  const [known, unknown] = [s3Storage({ ...options, bucket: 'wasl' }), s3Storage({ ...options, bucket: 'other' })]
  expect([await known.has('none'), await known.get('none')]).toEqual([false, null])
  await expect(unknown.get('none')).rejects.toThrow('NoSuchBucket')
})
