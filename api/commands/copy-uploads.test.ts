import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { files } from '../platform/db/tables/files.ts'
import { testApp } from '../testing/test-app.ts'
import { copyUploads } from './copy-uploads.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-copy-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { db, clock } = await testApp()

test('every file that the database names is copied, again if repeated, and a lost one is named', async () => {
  const [from, to] = [localStorage(join(folder, 'from')), localStorage(join(folder, 'to'))]
  const file = { kind: 'image', name: 'x.webp', mime: 'image/webp', size_bytes: 1, created_at: clock.now() } as const
  await db.insert(files).values([
    { ...file, storage_key: 'aa/one' },
    { ...file, storage_key: 'aa/lost' },
  ])
  await from.put('aa/one', Buffer.from('bytes'), 'image/webp')
  for (let times = 0; times < 2; times++) expect(await copyUploads(db, from, to)).toEqual({ copied: 1, missing: ['aa/lost'] })
  expect(Buffer.from((await to.get('aa/one')) ?? []).toString()).toBe('bytes')
})
