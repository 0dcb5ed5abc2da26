import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { asc } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serveSite } from '../../platform/pages/serve-site.ts'
import { testApp } from '../../testing/test-app.ts'
import { visitorDays, visitorHashes } from '../tables/visitors.ts'
import { countVisits } from './count-visits.ts'
import { countPageViews } from './page-view-hook.ts'
import { isHuman } from './visitor.ts'
import { visitorCounter } from './visitor-counter.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const folder = await mkdtemp(join(tmpdir(), 'wasl-visitors-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(join(folder, 'server'), { recursive: true })
await mkdir(join(folder, 'client'))
await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
await writeFile(
  join(folder, 'server/index.js'),
  `export const guestPage = () => null
  export const handle = async (request) => request.url.endsWith('robots.txt')
    ? new Response('', { headers: { 'content-type': 'text/plain' } })
    : new Response('<p>', { status: request.url.endsWith('/gone') ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8' } })`,
)

const app = await testApp({}, { more: (app) => serveSite(app, folder, countPageViews) })
const days = () => app.db.select().from(visitorDays).orderBy(asc(visitorDays.day))
const hashes = () => app.db.select().from(visitorHashes)
const visit = (agent: string, address = '10.0.0.1', pages = 1) => ({ agent, address, pages })

beforeEach(async () => {
  await app.db.delete(visitorDays)
  await app.db.delete(visitorHashes)
})

test('a visitor is counted once a day, regardless of the number of pages', async () => {
  const day = '2026-11-21'
  await countVisits(app.shared, { day, visits: [visit(phone), visit(desktop, '10.0.0.1', 3)] })
  await countVisits(app.shared, { day, visits: [visit(phone, '10.0.0.1', 2), visit(phone, '10.0.0.2')] })
  expect(await days()).toMatchObject([{ day, visitors: 3, pages: 7 }])
})

test('salt and hashes are deleted after the day, and the same visitor counts as new', async () => {
  await countVisits(app.shared, { day: '2026-11-21', visits: [visit(phone)] })
  const [before] = await hashes()
  await countVisits(app.shared, { day: '2026-11-22', visits: [visit(phone)] })
  const [over, today] = await days()
  expect(over).toMatchObject({ day: '2026-11-21', visitors: 1, salt: null })
  expect(today).toMatchObject({ day: '2026-11-22', visitors: 1 })
  expect(today?.salt).toHaveLength(43)
  const left = await hashes()
  expect(left.map(({ day }) => day)).toEqual(['2026-11-22'])
  expect(left[0]?.hash).not.toBe(before?.hash)
})

test('nothing stored contains an address or a user agent', async () => {
  await countVisits(app.shared, { day: '2026-11-21', visits: [visit(phone, '203.0.113.7')] })
  const stored = JSON.stringify([await days(), await hashes()])
  expect(stored).not.toContain('203.0.113.7')
  expect(stored).not.toContain('iPhone')
})

test('a page view after midnight in Riyadh counts on the new day', async () => {
  let now = '2026-11-21T20:59:00.000Z'
  const counter = visitorCounter({ ...app.shared, clock: { now: () => now, advance: () => {} } })
  counter.record({ address: '10.0.0.1', agent: phone })
  now = '2026-11-21T21:00:00.000Z'
  counter.record({ address: '10.0.0.1', agent: phone })
  await counter.flush()
  expect(await days()).toMatchObject([
    { day: '2026-11-21', visitors: 1, salt: null },
    { day: '2026-11-22', visitors: 1 },
  ])
})

test.each([
  ['a phone', phone, true],
  ['a desktop', desktop, true],
  [
    'a phone of the brand Cubot',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    true,
  ],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['a link preview', 'facebookexternalhit/1.1', false],
  ['a browser without a person', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36', false],
  ['a script', 'curl/8.9.1', false],
  ['nobody', undefined, false],
])('%s is human: %s', (_, agent, counts) => {
  expect(isHuman(agent)).toBe(counts)
})

test('only pages that were shown are counted, not prefetches', async () => {
  const open = (path: string, headers = {}) => app.call('GET', path, { headers: { 'user-agent': desktop, ...headers } })
  await open('/')
  await open(pages.orders())
  await open('/gone')
  await open(resourceRoutes.robots())
  await open('/', { 'sec-purpose': 'prefetch;prerender' })
  await open('/', { 'user-agent': 'Googlebot/2.1' })
  await open('/api/health/live')
  await app.server.close()
  // The app is closed and with it everything was written; its database is still open.
  expect(await days()).toMatchObject([{ visitors: 1, pages: 2 }])
})
