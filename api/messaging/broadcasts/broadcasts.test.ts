import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cities } from '../../platform/db/resource-tables.ts'
import { notifications } from '../../platform/db/tables/notices.ts'
import { runDueJobs } from '../../platform/jobs/run-due-jobs.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { call, db, shared } = house
const url = '/api/admin/broadcasts'
let [token, city_id] = ['', '']
beforeAll(async () => {
  token = await adminToken(house, 'all')
  const [city] = await db.insert(cities).values({ name_ar: 'جدة', name_en: 'Jeddah', region: 'makkah' }).returning()
  city_id = city?.id ?? ''
  await newClient(house, { city_id })
  await newClient(house)
  await newClient(house, { city_id, status: 'blocked' })
  await newClient(house, { role: 'provider' })
})

const words = {
  title: { ar: 'دوام العيد', en: 'Holiday hours' },
  body: { ar: 'نواصل العمل في إجازة العيد.', en: 'We keep working over the holiday.' },
}
const draft = async (more: object) => (await call('POST', url, { token, body: { ...words, ...more } })).body
const send = (id: unknown) => call('POST', `${url}/${id}/actions/send`, { token, body: {} })
const told = () => db.select().from(notifications).where(eq(notifications.type, 'admin_broadcast'))

test.each([
  ['audience=all', 3],
  ['audience=clients', 2],
  ['audience=providers', 1],
])('of %s there are %i who would be told', async (query, people) =>
  expect((await call('GET', `${url}/audience?${query}`, { token })).body).toEqual({ people }),
)

test('a notice to a city reaches the active people of that city once, in both languages, by the jobs', async () => {
  const { id } = await draft({ audience: 'city', city_id, link: '/wallet' })
  expect((await call('GET', `${url}/audience?audience=city&city_id=${city_id}`, { token })).body).toEqual({ people: 1 })
  expect(await send(id)).toMatchObject({ status: 200, body: { status: 'sending', reached_count: 0 } })
  await runDueJobs(shared)
  await runDueJobs(shared)
  expect((await call('GET', `${url}/${id}`, { token })).body).toMatchObject({ status: 'sent', reached_count: 1 })
  expect(await told()).toMatchObject([
    { link: '/wallet', title_ar: expect.stringContaining('دوام العيد'), body_en: expect.stringContaining('over the holiday') },
  ])
})

test('what was sent is not sent again, changed or deleted', async () => {
  const [{ id } = {}] = (await call('GET', url, { token })).rows
  const statuses = [
    (await send(id)).status,
    (await call('PATCH', `${url}/${id}`, { token, body: { link: null } })).status,
    (await call('DELETE', `${url}/${id}`, { token })).status,
  ]
  expect(statuses).toEqual([409, 409, 409])
})

test('a city must be named for a city', async () => {
  const refused = await call('POST', url, { token, body: { ...words, audience: 'city' } })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['city_id']])
})

test('writing one is not yet the right to send it', async () => {
  const writer = await adminToken(house, ['broadcasts.create', 'broadcasts.list'])
  const { body } = await call('POST', url, { token: writer, body: { ...words, audience: 'all' } })
  expect((await call('POST', `${url}/${body.id}/actions/send`, { token: writer, body: {} })).status).toBe(403)
})
