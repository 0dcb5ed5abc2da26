import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import { claimJobs } from '../../platform/jobs/claim.ts'
import { runDueJobs, runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { notifications } from '../tables/notifications.ts'
import { sendBroadcastBatch } from './send-broadcast-batch.ts'

const app = await testApp()
const { call, db, shared } = app
const url = '/api/admin/broadcasts'
let [token, city_id] = ['', '']
beforeAll(async () => {
  token = await adminToken(app, 'all')
  const [city] = await db.insert(cities).values({ name_ar: 'جدة', name_en: 'Jeddah', region: 'makkah' }).returning()
  city_id = city?.id ?? ''
  await newClient(app, { city_id })
  await newClient(app)
  await newClient(app, { city_id, status: 'blocked' })
  await newClient(app, { role: 'provider' })
})

const texts = {
  title: { ar: 'دوام العيد', en: 'Holiday hours' },
  body: { ar: 'نواصل العمل في إجازة العيد.', en: 'We keep working over the holiday.' },
}
const draft = async (more: object) => (await call('POST', url, { token, body: { ...texts, ...more } })).body
const send = (id: unknown) => call('POST', `${url}/${id}/actions/send`, { token, body: {} })
const stored = () => db.select().from(notifications).where(eq(notifications.type, 'admin_broadcast'))

test.each([
  ['audience=all', 3],
  ['audience=clients', 2],
  ['audience=providers', 1],
])('a broadcast with %s would reach %i people', async (query, people) =>
  expect((await call('GET', `${url}/audience?${query}`, { token })).body).toEqual({ people }),
)

test('a broadcast to a city reaches its active users once, in both languages, through the jobs', async () => {
  const { id } = await draft({ audience: 'city', city_id, link: pages.wallet() })
  expect((await call('GET', `${url}/audience?audience=city&city_id=${city_id}`, { token })).body).toEqual({ people: 1 })
  expect(await send(id)).toMatchObject({ status: 200, body: { status: 'sending', sent_count: 0 } })
  await runDueJobs(shared)
  await runDueJobs(shared)
  expect((await call('GET', `${url}/${id}`, { token })).body).toMatchObject({ status: 'sent', sent_count: 1, recipient_count: 1 })
  expect(await stored()).toMatchObject([
    { link: pages.wallet(), title_ar: expect.stringContaining('دوام العيد'), body_en: expect.stringContaining('over the holiday') },
  ])
})

test('a sent broadcast cannot be sent again, changed or deleted', async () => {
  const [{ id } = {}] = (await call('GET', url, { token })).rows
  const statuses = [
    (await send(id)).status,
    (await call('PATCH', `${url}/${id}`, { token, body: { link: null } })).status,
    (await call('DELETE', `${url}/${id}`, { token })).status,
  ]
  expect(statuses).toEqual([409, 409, 409])
})

test('a broadcast to a city requires a city', async () => {
  const rejected = await call('POST', url, { token, body: { ...texts, audience: 'city' } })
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ['city_id']])
})

test('creating a broadcast does not permit sending it', async () => {
  const writer = await adminToken(app, ['broadcasts.create', 'broadcasts.list'])
  const { body } = await call('POST', url, { token: writer, body: { ...texts, audience: 'all' } })
  expect((await call('POST', `${url}/${body.id}/actions/send`, { token: writer, body: {} })).status).toBe(403)
})

test('a broadcast in several batches shows its progress and, interrupted in between, notifies each recipient exactly once', async () => {
  await db.insert(users).values(
    Array.from({ length: 2_500 }, (_, at) => ({
      ...({
        role: 'client',
        client_type: 'individual',
        status: 'active',
        name: 'Client',
        country_code: '966',
        password_hash: 'none',
      } as const),
      phone: `+9665200${String(at).padStart(5, '0')}`,
    })),
  )
  const { id } = await draft({ audience: 'clients' })
  await db.delete(notifications)
  await send(id)
  // The process dies after the first batch was committed and before its job was put back.
  const [job] = await claimJobs(shared, 'broadcasts', 1, 1)
  if (!job) throw new Error('no job')
  expect(await sendBroadcastBatch(shared, job)).toBe('again')
  expect((await call('GET', `${url}/${id}`, { token })).body).toMatchObject({
    status: 'sending',
    sent_count: 1_000,
    recipient_count: 2_502,
  })
  await expect
    .poll(async () => {
      await runQueues(shared, ['broadcasts'])
      return (await stored()).length
    })
    .toBe(2_502)
  expect(new Set((await stored()).map(({ user_id }) => user_id)).size).toBe(2_502)
  expect((await call('GET', `${url}/${id}`, { token })).body).toMatchObject({ status: 'sent', sent_count: 2_502, recipient_count: 2_502 })
})
