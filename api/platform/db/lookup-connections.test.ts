import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db, shared } = app
const token = await adminToken(app, ['cities.list', 'cities.show'])

test('many lookups at once each get their own answer', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => adminToken(app, ['cities.list'])))
  const answers = await Promise.all([...tokens, 'no-session-has-this-token'].map((token) => call('GET', '/api/admin/auth/me', { token })))
  expect(answers.map(({ status }) => status)).toEqual([...tokens.map(() => 200), 401])
  expect(new Set(answers.slice(0, -1).map(({ body }) => Object(body.data).id)).size).toBe(tokens.length)
})

test('a statement that a connection has run before returns the same values', async () => {
  const [city] = await db.insert(cities).values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh' }).returning()
  const path = `/api/admin/cities/${city?.id}`
  const answers: unknown[] = []
  for (let runs = 0; runs < 4; runs++) answers.push((await call('GET', path, { token })).body)
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect(answers[0]).toMatchObject({ id: city?.id, version: expect.any(Number), created_at: expect.stringMatching(/Z$/) })
})

test('a lookup that fails leaves the others alone', async () => {
  const lookups = shared.lookups ?? db
  const [city] = await db.insert(cities).values({ name_ar: 'جدة', name_en: 'Jeddah', region: 'makkah' }).returning()
  const ids = [city?.id ?? '', 'nonsense', city?.id ?? '', 'nonsense', city?.id ?? '']
  const byId = lookups
    .select({ name: cities.name_en })
    .from(cities)
    .where(eq(cities.id, sql.placeholder('id')))
    .prepare('city by id')
  const results = await Promise.allSettled(ids.map((id) => byId.execute({ id })))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(results[4]).toMatchObject({ value: [{ name: 'Jeddah' }] })
  expect(await byId.execute({ id: city?.id })).toEqual([{ name: 'Jeddah' }])
})

test('after the database has closed every connection, requests succeed again', async () => {
  expect((await call('GET', '/api/admin/cities', { token })).status).toBe(200)
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(async () => (await call('GET', '/api/admin/cities', { token })).status).toBe(200)
})
