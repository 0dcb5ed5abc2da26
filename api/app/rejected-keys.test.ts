import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WhatsAppContent } from '@wasl/shared/notifications/whatsapp-templates.ts'
import { type OutsideService, outsideServices } from '@wasl/shared/outside-services.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import type { Adapters } from '../platform/adapters/adapters.ts'
import type { CredentialsReport } from '../platform/adapters/credentials.ts'
import { auditEntries } from '../resources/tables/audit-entries.ts'
import { startOutsideServices } from '../testing/outside-services.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { testClock } from '../testing/test-clock.ts'
import { testAdapters } from '../views/deployment/test-adapters.ts'
import { service_outages } from '../views/tables/from-registry.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-services-'))
const services = await startOutsideServices(folder, testClock())
const realFetch = globalThis.fetch
vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
  realFetch(input.replace(/^https:\/\/(?:fcm|oauth2)\.googleapis\.com/, services.google), init),
)
afterAll(async () => {
  vi.unstubAllGlobals()
  await services.stop()
  await rm(folder, { recursive: true })
})
const app = await testApp(services.env)
const { call, db, shared } = app
const { adapters } = shared
const token = await adminToken(app, 'all')
const log = vi.spyOn(shared.log, 'error')
const reports: CredentialsReport[] = []
adapters.credentials.on('report', (report) => reports.push(report))
const recipients = { sms: '+966512345678', mail: 'reader@example.com' }

const texts = { title: 'ع', title_ar: 'ع', title_en: 'T', body: 'ن', body_ar: 'ن', body_en: 'B' }
const push = { data: { type: 'offer_new' as const, ...texts, link: '/orders' }, notification: { title: 'ع', body: 'ن' } }
const content: WhatsAppContent = { template: 'offer_new', language: 'ar', parameters: ['ن'], path: 'orders' }
const plan = '9d0b6a1e-0d0e-4c1c-9b55-1f6f7e3b1c22'

/** A call that the app makes of each service in its daily work. A service without one does not compile. */
const calls: Readonly<Record<OutsideService, (adapters: Adapters) => Promise<unknown> | undefined>> = {
  sms: ({ sms }) => sms?.send({ id: '1', to: recipients.sms, text: 'رمز' }),
  whatsapp: ({ whatsapp }) => whatsapp?.send({ id: '1', to: recipients.sms, content }),
  email: ({ mail }) => mail?.send({ id: '1', to: recipients.mail, subject: 'فاتورة', text: 'أرسلناها إليك.' }),
  push: ({ push: firebase }) => firebase?.send({ device: 'phone', push }),
  card_payments: ({ gateways }) => gateways.electronic?.listSince('2026-11-24T00:00:00.000Z'),
  tabby: ({ gateways }) => gateways.tabby?.fetch(plan),
  tamara: ({ gateways }) => gateways.tamara?.fetch(plan),
  nafath: ({ nafath }) => nafath?.start({ id: crypto.randomUUID(), national_id: '1000000008', locale: 'ar' }),
  registers: ({ registers }) => registers?.lookUp('vat', '300123456700003'),
  storage: ({ storage }) => storage.put('ab/one.txt', Buffer.from('bytes'), 'text/plain'),
}

/** What the back office shows of the answer. */
const reasons: Readonly<Record<OutsideService, RegExp>> = {
  sms: /401.*Invalid bearer token/,
  whatsapp: /status 400, code 190/,
  email: /535 5\.7\.8/,
  push: /status (?:400|401)/,
  card_payments: /401 Invalid authorization credentials/,
  tabby: /401 authentication failed/,
  tamara: /401 Unauthorized/,
  nafath: /401/,
  registers: /401/,
  storage: /InvalidAccessKeyId/,
}

test.each(typedKeys(outsideServices))('%s: a rejected key is exactly one outage, which ends once the key is accepted', async (service) => {
  const use = async () => calls[service](adapters)
  const check = async () => (await testAdapters(shared, recipients)).find(({ adapter }) => adapter === service)
  const rejections = () => reports.filter((report) => report.service === service && report.rejection !== null)
  const row = async () => (await db.select().from(service_outages).where(eq(service_outages.service, service)))[0]
  const statusIs = (status: string) => vi.waitFor(async () => expect((await row())?.status).toBe(status), { timeout: 10_000 })
  const lines = () =>
    log.mock.calls.filter(([line]) => typeof line === 'object' && line !== null && 'service' in line && line.service === service)
  const notifications = async () => {
    const { text } = await call('GET', '/api/admin/own/notifications', { token })
    const { data }: { data: { type: string; body: { en: string } }[] } = JSON.parse(text).data.notifications
    return data.filter(({ type, body }) => type === 'service_rejects' && body.en.includes(outsideServices[service].en)).length
  }

  await use()
  services.set(service, 'fails')
  await expect(use()).rejects.toThrow()
  expect([await row(), (await check())?.result]).toEqual([undefined, 'failed'])
  expect(rejections()).toEqual([])

  services.set(service, 'rejects')
  const results = await Promise.allSettled([use(), use(), use()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await statusIs('open')
  expect((await row())?.reason).toMatch(reasons[service])
  expect(await check()).toMatchObject({ result: 'failed', reason: expect.stringMatching(reasons[service]) })
  expect([await notifications(), lines().length]).toEqual([1, 1])

  services.set(service, 'accepts')
  await use()
  await statusIs('ended')

  services.set(service, 'rejects')
  expect((await check())?.result).toBe('failed')
  await statusIs('open')
  services.set(service, 'accepts')
  expect(await check()).toEqual({ adapter: service, result: 'ok', reason: null })
  await statusIs('ended')
  const history = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.row_id, (await row())?.id ?? ''))
  expect([await notifications(), history.map(({ action }) => action).sort()]).toEqual([2, ['end', 'end', 'reopen']])
})

test('a service that accepts the key at the very next call is not out', async () => {
  adapters.credentials.emit('report', { service: 'nafath', rejection: 'status 401' })
  adapters.credentials.emit('report', { service: 'nafath', rejection: null })
  const row = async () => (await db.select().from(service_outages).where(eq(service_outages.service, 'nafath')))[0]
  await vi.waitFor(async () => expect(await row()).toMatchObject({ status: 'ended', reason: 'status 401' }), { timeout: 10_000 })
})
