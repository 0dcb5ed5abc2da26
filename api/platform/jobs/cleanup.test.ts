import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formDataBody } from '../../testing/form-data-body.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { sessions } from '../db/tables/access.ts'
import { files } from '../db/tables/files.ts'
import { jobs } from '../db/tables/jobs.ts'
import { deleteExpired } from './cleanup.ts'
import { enqueue } from './enqueue.ts'
import { runQueues } from './run-jobs.ts'

const app = await testApp()
const { call, db, shared, clock, createContext } = app
const day = dayMs
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

test('ended sessions, old messages and unattached uploads are deleted, everything else stays', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const upload = await call('POST', '/api/uploads', {
    token,
    ...formDataBody({ purpose: 'order' }, { name: 'file', filename: 'a.pdf', bytes: pdf }),
  })
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.id, String(upload.body.data?.id)))
  await enqueue(createContext(), [{ channel: 'sms', recipient: user.phone, body: 'old' }])
  await runQueues(shared)

  clock.advance(6 * day)
  await deleteExpired(shared)
  expect(await shared.adapters.storage.get(file?.storage_key ?? '')).not.toBeNull()
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.$count(jobs)).toBe(1)

  clock.advance(40 * day)
  await enqueue(createContext(), [{ channel: 'sms', recipient: user.phone, body: 'waiting' }])
  await sessionToken(app, user)
  await deleteExpired(shared)
  expect(await shared.adapters.storage.get(file?.storage_key ?? '')).toBeNull()
  expect(await db.$count(files)).toBe(0)
  expect(await db.$count(sessions)).toBe(1)
  expect((await db.select().from(jobs)).map(({ body }) => body)).toEqual(['waiting'])
})
