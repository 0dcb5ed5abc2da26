import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { seedStaticPages } from '../catalog/content/seed-static-pages.ts'
import { demoPassword } from '../demo/seeds/accounts.ts'
import { nationalPhone } from '../identity/profiles/phone.ts'
import { users } from '../identity/tables/people.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import { runDueJobs } from '../platform/jobs/run-jobs.ts'
import { buildSite } from '../testing/build-site.ts'
import { isFullRun } from '../testing/full-run.ts'
import { demoPhones, logInAs } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { patternOf, siteLinks, type Visit, type VisitedPage, visitorOf } from '../testing/visit-site.ts'
import { adminNotifications, notifications } from './tables/notifications.ts'

/** How many links of one pattern each person follows. */
const perPattern = isFullRun ? 10 : 1

vi.setConfig({ testTimeout: 300_000 })
await buildSite()
const app = await testApp({}, { demo: 'past', pages: true })
const { call, clock, db, server, shared } = app

beforeAll(async () => {
  await seedStaticPages(shared)
  const all = ['email', 'sms', 'whatsapp'] as const
  await db.update(users).set({ channel_choices: { money: all, deadline: all, high: all, normal: all } })
  // Deadlines, reminders and settlements of the next weeks have notifications of their own.
  for (const hours of [2, 6, 16, 24, 48, 120, 240]) {
    clock.advance(hours * 3_600_000)
    await runDueJobs(shared)
  }
})

const visitors = new Map<string | null, Promise<Visit>>()
/** How the person with this phone opens pages; a guest without one. No test here changes a page, so each is opened once. */
function visitorWith(stored: string | null): Promise<Visit> {
  const phone = stored && nationalPhone(stored)
  const visitor = visitors.get(phone) ?? visitorOf(server, phone, demoPassword).then(openOnce)
  visitors.set(phone, visitor)
  return visitor
}

function openOnce(visit: Visit): Visit {
  const opened = new Map<string, Promise<VisitedPage>>()
  return (path) => {
    const page = opened.get(path) ?? visit(path)
    opened.set(path, page)
    return page
  }
}

/** Opens these pages of one language and what they link to in it; returns the links that lead nowhere. */
async function findDeadLinks(visit: Visit, start: Start): Promise<{ opened: number; dead: string[] }> {
  const waiting = [{ link: String(start), from: 'start' }]
  const known = new Set([String(start)])
  const countByPattern = new Map<string, number>()
  const dead: string[] = []
  for (const { link, from } of waiting) {
    const page = await visit(link)
    if (page.status >= 400) dead.push(`${page.status} ${link} on ${from}`)
    for (const next of siteLinks(page)) {
      const count = countByPattern.get(patternOf(next)) ?? 0
      if (known.has(next) || count >= perPattern || startOf(next) !== start) continue
      countByPattern.set(patternOf(next), count + 1)
      known.add(next)
      waiting.push({ link: next, from: page.at })
    }
  }
  return { opened: waiting.length, dead }
}

/** The home page of a language. */
type Start = '/' | '/en'
const startOf = (link: string): Start => (/^\/en(\/|\?|$)/.test(link) ? '/en' : '/')

const people: readonly (readonly [string, string | null, Start, number])[] = [
  ['a guest', null, '/en', 30],
  ['a client', demoPhones.client, '/', 90],
  ['another client', demoPhones.secondClient, '/en', 60],
  ['a provider', demoPhones.company, '/', 120],
  ['a team member without permissions', demoPhones.userNothing, '/en', 40],
]

/** The languages in which the person with this phone opens pages: `npm test` takes one, since both have the same routes and components. */
function startsOf(phone: string | null): readonly Start[] {
  const [, , start = '/'] = people.find(([, known]) => known === (phone && nationalPhone(phone))) ?? []
  return isFullRun ? ['/', '/en'] : [start]
}

/** `npm test` takes a guest and a provider: a second client and a member without permissions open the same kinds of pages, and the notifications below those of a client. */
const sampledPhones: readonly (string | null)[] = [null, demoPhones.company]
const sampledPeople = people.filter(([, phone]) => isFullRun || sampledPhones.includes(phone))

test.each(sampledPeople)('every link that %s meets from the home page on leads to a page', async (_, phone, _start, least) => {
  const visit = await visitorWith(phone)
  for (const start of startsOf(phone)) {
    const { opened, dead } = await findDeadLinks(visit, start)
    expect(dead).toEqual([])
    expect(opened).toBeGreaterThan(least)
  }
})

type SentLink = { phone: string | null; role: string | null; type: string | null; link: string }

/** Up to `perPattern` of the links of each role, type and pattern. */
function sampled(rows: readonly SentLink[]): SentLink[] {
  const counts = new Map<string, number>()
  return rows.filter(({ role, type, link }) => {
    const key = `${role} ${type} ${patternOf(link)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return (counts.get(key) ?? 0) <= perPattern
  })
}

async function deadLinksOf(rows: readonly SentLink[]): Promise<string[]> {
  const dead = []
  for (const { phone, type, link } of sampled(rows)) {
    const { status } = await (await visitorWith(phone))(link)
    if (status >= 400) dead.push(`${status} ${link} of ${type} for ${phone}`)
  }
  return dead
}

test('every notification leads its reader to a page', async () => {
  const stored = await db
    .select({ phone: users.phone, role: users.role, type: sql<string>`${notifications.type}`, link: sql<string>`${notifications.link}` })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(isNotNull(notifications.link))
    .orderBy(notifications.id)
  expect(new Set(stored.map(({ type }) => type)).size).toBeGreaterThan(30)
  const links = stored.flatMap((row) =>
    startsOf(row.phone).map((start) => ({ ...row, link: start === '/en' ? `/en${row.link}` : row.link })),
  )
  expect(await deadLinksOf(links)).toEqual([])
})

test('every link in an email, SMS, WhatsApp or push message leads its reader, logged in or not, to a page', async () => {
  const queued = await db
    .select({
      phone: users.phone,
      role: users.role,
      type: sql<string | null>`${jobs.purpose}`,
      text: sql<string>`concat_ws(' ', ${jobs.body}, 'http://localhost:3000/' || (${jobs.payload} #>> '{content,path}'), 'http://localhost:3000' || (${jobs.payload} #>> '{data,link}'))`,
    })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.user_id))
    .where(sql`${jobs.recipient} is not null and ${jobs.queue} <> 'live'`)
    .orderBy(jobs.id)
  const links = queued.flatMap(({ text, ...row }) =>
    [...text.matchAll(/http:\/\/localhost:3000(\/\S*)/g)].map(([, link = '']) => ({ ...row, link: link.replace(/[.,،؛)]+$/, '') })),
  )
  expect(links.filter(({ link }) => link.startsWith('/unsubscribe/')).length).toBeGreaterThan(0)
  // Signed links differ only in their user and group.
  const named = links.filter(({ link }, at) => !link.startsWith('/unsubscribe/') || at % 20 === 0)
  expect(await deadLinksOf(named)).toEqual([])
  // Guests end up at the login whatever a link is about: `npm test` opens one of each pattern.
  expect(await deadLinksOf(named.map((row) => ({ ...row, phone: null, role: null, type: isFullRun ? row.type : null })))).toEqual([])
})

test('every page without parameters opens for a client or a provider, as links of notifications need', async () => {
  const readers = await Promise.all([demoPhones.client, demoPhones.company].map(visitorWith))
  const fixed = Object.values(pages).filter(({ pattern }) => !pattern.includes(':') && pattern !== pages.logout.pattern)
  expect(fixed.length).toBeGreaterThan(20)
  for (const { pattern } of fixed) {
    const statuses = await Promise.all(readers.map(async (visit) => (await visit(pattern)).status))
    expect(Math.min(...statuses), pattern).toBeLessThan(400)
  }
})

test('every notification and queue of the administration leads to a list and a row', async () => {
  const token = await logInAs(app, demoPhones.superAdmin)
  const get = async (path: string) => (await call('GET', `/api/admin/${path}`, { token })).status
  const stored = await db.select().from(adminNotifications)
  expect(new Set(stored.map(({ type }) => type)).size).toBeGreaterThan(10)
  for (const { type, resource, row_id } of stored) expect(await get(`${resource}/${row_id}`), `${type} about ${resource}`).toBe(200)
  const { text } = await call('GET', '/api/admin/dashboard', { token })
  const { queues }: DashboardView = JSON.parse(text).data
  expect(queues.length).toBeGreaterThan(5)
  for (const { resource, filter } of queues) {
    const conditions = Object.entries(filter).flatMap(([field, values]) => values.map((value) => `${field}=${value}`))
    expect(await get(`${resource}?${conditions.join('&')}`), resource).toBe(200)
  }
})
