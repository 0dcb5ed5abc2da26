import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { data_requests } from '../identity/tables/from-registry.ts'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { files } from '../platform/db/tables/files.ts'
import { addSeconds } from '../platform/instants.ts'
import { newClient } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { copyUploads } from './copy-uploads.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-copy-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const app = await testApp()
const { db, clock } = app

test('every file that the database names is copied once, a lost one is named, and exports whose time is over are not missed', async () => {
  const [from, to] = [localStorage(join(folder, 'from')), localStorage(join(folder, 'to'))]
  const file = { kind: 'image', name: 'x.webp', mime: 'image/webp', size_bytes: 1, created_at: clock.now() } as const
  await db.insert(files).values([
    { ...file, storage_key: 'aa/one' },
    { ...file, storage_key: 'aa/lost' },
  ])
  await from.put('aa/one', Buffer.from('bytes'), 'image/webp')
  const user = await newClient(app)
  const request = {
    user_id: user.id,
    name: 'سارة',
    kind: 'export',
    status: 'done',
    due_at: clock.now(),
    created_at: clock.now(),
    updated_at: clock.now(),
  } as const
  await db.insert(data_requests).values([
    { ...request, export_key: 'exports/current.zip', export_until: addSeconds(clock.now(), 60) },
    { ...request, export_key: 'exports/expired.zip' },
    { ...request, status: 'open', export_key: 'exports/open.zip' },
  ])
  await from.put('exports/current.zip', Buffer.from('zip'), 'application/zip')

  expect(await copyUploads(db, { from, to })).toEqual({ copied: 2, present: 0, missing: ['aa/lost'] })
  expect(await copyUploads(db, { from, to })).toEqual({ copied: 0, present: 2, missing: ['aa/lost'] })
  expect(Buffer.from((await to.get('aa/one')) ?? []).toString()).toBe('bytes')
  expect(Buffer.from((await to.get('exports/current.zip')) ?? []).toString()).toBe('zip')
})
