import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formOf } from '../../testing/form.ts'
import { newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { outbox, sessions } from '../db/tables/access.ts'
import { files } from '../db/tables/files.ts'
import { sweep } from './cleanup.ts'
import { deliver } from './deliver.ts'
import { queue } from './enqueue.ts'

const house = await testApp()
const { call, db, shared, clock, ctxOf } = house
const day = 86_400_000
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

test('ended sessions, old messages and uploads that hang on nothing go, everything else stays', async () => {
  const user = await newClient(house)
  const token = await sessionOf(house, user)
  const upload = await call('POST', '/api/uploads', {
    token,
    ...formOf({ purpose: 'order' }, { name: 'file', filename: 'a.pdf', bytes: pdf }),
  })
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.id, String(upload.body.data?.id)))
  await queue(ctxOf(), [{ channel: 'sms', recipient: user.phone, body: 'old' }])
  await deliver(shared)

  clock.advance(6 * day)
  await sweep(shared)
  expect(await shared.adapters.storage.get(file?.storage_key ?? '')).not.toBeNull()
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.$count(outbox)).toBe(1)

  clock.advance(40 * day)
  await queue(ctxOf(), [{ channel: 'sms', recipient: user.phone, body: 'waiting' }])
  await sessionOf(house, user)
  await sweep(shared)
  expect(await shared.adapters.storage.get(file?.storage_key ?? '')).toBeNull()
  expect(await db.$count(files)).toBe(0)
  expect(await db.$count(sessions)).toBe(1)
  expect((await db.select().from(outbox)).map(({ body }) => body)).toEqual(['waiting'])
})
