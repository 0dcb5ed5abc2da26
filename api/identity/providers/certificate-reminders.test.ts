import { addDays } from '@wasl/shared/rules/periods.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { files } from '../../platform/db/tables/files.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { document_changes } from '../tables/from-registry.ts'
import { providers } from '../tables/people.ts'
import { remindOfCertificates } from './certificate-reminders.ts'

const app = await testApp()
const { call, db, clock, shared } = app
/** Sessions end while the clock moves on. */
const newAdmin = () => adminToken(app, 'all')

async function newProvider(daysLeft: number | null, status: 'approved' | 'blocked' = 'approved') {
  const certificate_expires_on = daysLeft === null ? null : addDays(riyadhDate(clock.now()), daysLeft)
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status, certificate_expires_on })
    .returning()
  const provider_id = provider?.id ?? ''
  const { id: user_id } = await newClient(app, { role: 'provider', client_type: null, provider_id })
  const types = async () => {
    await Promise.all([remindOfCertificates(shared), remindOfCertificates(shared)])
    const rows = await db.select().from(notifications).where(eq(notifications.user_id, user_id)).orderBy(notifications.created_at)
    return rows.map(({ type }) => type)
  }
  const isVerified = async () => (await call('GET', `/api/providers/${provider_id}`)).body.data?.is_verified
  return { provider_id, types, isVerified }
}
const reminders = ['certificate_expires_in_month', 'certificate_expires_in_week', 'certificate_expired']

test('the owner is reminded a month and a week before, and once the certificate has expired; then the badge goes', async () => {
  const { types, isVerified } = await newProvider(31)
  expect(await types()).toEqual([])
  clock.advance(dayMs)
  expect(await types()).toEqual(reminders.slice(0, 1))
  clock.advance(22 * dayMs)
  expect(await types()).toEqual(reminders.slice(0, 1))
  clock.advance(dayMs)
  expect(await types()).toEqual(reminders.slice(0, 2))
  clock.advance(7 * dayMs)
  expect([await types(), await isVerified()]).toEqual([reminders.slice(0, 2), true])
  clock.advance(dayMs)
  expect([await types(), await isVerified()]).toEqual([reminders, false])
  clock.advance(3 * dayMs)
  expect(await types()).toEqual(reminders)
})

test('a renewed certificate gives the badge back and has reminders of its own', async () => {
  const { provider_id, types, isVerified } = await newProvider(-1)
  expect([await types(), await isVerified()]).toEqual([['certificate_expired'], false])
  const renewed = addDays(riyadhDate(clock.now()), 100)
  const edited = await call('PATCH', `/api/admin/providers/${provider_id}`, {
    token: await newAdmin(),
    body: { certificate_expires_on: renewed },
  })
  expect([edited.status, await isVerified()]).toEqual([200, true])
  clock.advance(95 * dayMs)
  expect(await types()).toEqual(['certificate_expired', 'certificate_expires_in_week'])
})

test('nobody is reminded of no date, and no blocked provider', async () => {
  expect(await (await newProvider(null)).types()).toEqual([])
  expect(await (await newProvider(3, 'blocked')).types()).toEqual([])
})

test('nobody is reminded while a new certificate waits for its review', async () => {
  const { provider_id, types } = await newProvider(3)
  const now = clock.now()
  const [file] = await db
    .insert(files)
    .values({ kind: 'image', name: 'a.webp', mime: 'image/webp', size_bytes: 9, storage_key: 'aa/a.webp', created_at: now })
    .returning()
  await db.insert(document_changes).values({ number: 'DC26-1', provider_id, rejections: [], after_certificate_file_id: file?.id ?? null })
  expect(await types()).toEqual([])
  await db.update(document_changes).set({ status: 'rejected' }).where(eq(document_changes.provider_id, provider_id))
  expect(await types()).toEqual(['certificate_expires_in_week'])
})

test('the back office lists certificates that expire in a time', async () => {
  const { provider_id } = await newProvider(20)
  const admin = await newAdmin()
  const until = addDays(riyadhDate(clock.now()), 30)
  const listed = await call('GET', `/api/admin/providers?certificate_expires_on_lte=${until}`, { token: admin })
  expect([listed.status, listed.text.includes(provider_id)]).toEqual([200, true])
  const later = await call('GET', `/api/admin/providers?certificate_expires_on_gte=${until}`, { token: admin })
  expect(later.text).not.toContain(provider_id)
})
