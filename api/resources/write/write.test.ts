import { randomUUID } from 'node:crypto'
import { resources } from '@wasl/resources/index.ts'
import { formatInstant } from '@wasl/shared/i18n/format.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { auditEntries } from '../tables/audit-entries.ts'

const app = await testApp()
const { call, db, clock, shared } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

let count = 0
async function newCity(more: object = {}) {
  count += 1
  const body = { name: { ar: `مدينة رقم ${count}`, en: `City number ${count}` }, region: 'asir', ...more }
  const answer = await call('POST', '/api/admin/cities', { token, body })
  expect(answer.status).toBe(201)
  return { ...body, id: String(answer.body.id) }
}
const coupon = (more: object = {}) => {
  count += 1
  return {
    title: { ar: 'خصم الصيف', en: 'Summer discount' },
    code: `SUM${count}${count}`,
    type: 'ratio',
    discount_percent: 10,
    max_use: 5,
    start_date: '2026-01-01',
    expire_date: '2099-01-01',
    ...more,
  }
}
test('a new row has its defaults, version 1 and one audit entry', async () => {
  const { id } = await newCity()
  const { body } = await call('GET', `/api/admin/cities/${id}`, { token })
  expect(body).toMatchObject({ region: 'asir', is_served: true, sort_order: 1, version: 1 })
  const entries = (await db.select().from(auditEntries)).filter((entry) => entry.row_id === id)
  expect(entries).toMatchObject([{ action: 'create', resource: 'cities', actor_kind: 'admin', before: null, after: { region: 'asir' } }])
  expect(entries[0]?.request_id).toBeTruthy()
})

test('the audit entry of a new row is the row as it is read', async () => {
  const created = await call('POST', '/api/admin/features', { token, body: { name: { en: 'Two-year warranty', ar: 'ضمان سنتين' } } })
  expect(created.status).toBe(201)
  const { body } = await call('GET', `/api/admin/features/${created.body.id}`, { token })
  expect(created.body).toEqual(body)
  const [entry] = (await db.select().from(auditEntries)).filter(({ row_id }) => row_id === String(created.body.id))
  expect(entry?.after).toEqual(body)
})

test('if the row cannot be stored, its audit entry is not either', async () => {
  const body = coupon()
  expect((await call('POST', '/api/admin/coupons', { token, body })).status).toBe(201)
  const before = await db.$count(auditEntries)
  expect((await call('POST', '/api/admin/coupons', { token, body })).body.errors).toHaveProperty('code')
  expect(await db.$count(auditEntries)).toBe(before)
})

test('an edit keeps other fields, increments the version and records what changed', async () => {
  const { id, name } = await newCity()
  const edited = await call('PATCH', `/api/admin/cities/${id}`, { token, body: { region: 'jazan' }, headers: { 'if-match': '1' } })
  expect(edited).toMatchObject({ status: 200, body: { region: 'jazan', name, version: 2 } })
  const history = await call('GET', `/api/admin/cities/${id}/history`, { token })
  expect(history.rows).toMatchObject([
    { action: 'edit', actor_name: 'Test admin', changes: [{ field: 'region', before: 'asir', after: 'jazan' }] },
    { action: 'create' },
  ])
})

test('an edit of an outdated version is a 412 with the current row', async () => {
  const { id } = await newCity()
  await call('PATCH', `/api/admin/cities/${id}`, { token, body: { region: 'jazan' } })
  const late = await call('PATCH', `/api/admin/cities/${id}`, { token, body: { region: 'hail' }, headers: { 'if-match': '1' } })
  expect(late).toMatchObject({ status: 412, body: { key: 'conflict', msg: expect.any(String), data: { id, region: 'jazan', version: 2 } } })
})

test('errors are listed by field, in the requested language', async () => {
  const body = { name: { ar: 'Abha', en: 'أبها' }, region: 'atlantis', extra: 1 }
  const rejected = await call('POST', '/api/admin/cities', { token, body, lang: 'ar' })
  expect(rejected.status).toBe(422)
  expect(Object.keys(rejected.body.errors ?? {}).sort()).toEqual(['extra', 'name.ar', 'name.en', 'region'])
  expect(rejected.body.errors?.region).toEqual(['اختر أحد الخيارات المتاحة'])
  expect(
    (await call('POST', '/api/admin/cities', { token, body: { name: { ar: 'أ', en: 'A' }, region: 'asir', sort_order: '7' } })).status,
  ).toBe(422)
})

test('a taken value is an error on its field', async () => {
  const { name } = await newCity()
  const same = { name: { ar: 'اسم آخر', en: name.en }, region: 'asir' }
  expect(await call('POST', '/api/admin/cities', { token, body: same })).toMatchObject({
    status: 422,
    body: { errors: { 'name.en': ['This value is already in use'] } },
  })
})

test('a relation to a missing row is an error on its field', async () => {
  const body = {
    category_id: randomUUID(),
    kind: 'service',
    name: { ar: 'خدمة', en: 'Service' },
    description: { ar: 'وصف', en: 'Text' },
    questions: [],
  }
  expect(await call('POST', '/api/admin/services', { token, body })).toMatchObject({
    status: 422,
    body: { errors: { category_id: [expect.any(String)] } },
  })
})

test('rules are checked on the resulting row', async () => {
  const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon() })
  const rejected = await call('PATCH', `/api/admin/coupons/${body.id}`, { token, body: { expire_date: '2025-06-01' } })
  expect(rejected).toMatchObject({ status: 422, body: { errors: { expire_date: ['The expiry date must be after the start date'] } } })
  expect((await call('POST', '/api/admin/coupons', { token, body: coupon({ used_count: 3 }) })).status).toBe(422)
})

test('a row with references is not deleted, and the references are counted', async () => {
  const category = await call('POST', '/api/admin/categories', {
    token,
    body: { name: { ar: 'صيانة', en: 'Maintenance' }, description: { ar: 'وصف', en: 'Text' }, icon: 'maintenance' },
  })
  const service = (ar: string, en: string) => ({
    category_id: category.body.id,
    kind: 'service',
    name: { ar, en },
    description: { ar: 'وصف', en: 'Text' },
    questions: [],
  })
  for (const [ar, en] of [
    ['سباكة', 'Plumbing'],
    ['كهرباء', 'Electricity'],
  ] as const)
    expect((await call('POST', '/api/admin/services', { token, body: service(ar, en) })).status).toBe(201)
  expect(await call('DELETE', `/api/admin/categories/${category.body.id}`, { token })).toMatchObject({
    status: 409,
    body: { key: 'conflict', references: [{ resource: 'services', label: { ar: 'الخدمات', en: 'Services' }, count: 2 }] },
  })
  const bulk = await call('POST', '/api/admin/categories/bulk', { token, body: { action: 'delete', ids: [category.body.id] } })
  expect(bulk.body.results).toMatchObject([{ ok: false, msg: 'This is still in use, so it cannot be deleted (Services: 2)' }])
})

test('a row without references is deleted, and its history is kept', async () => {
  const { id } = await newCity()
  expect(await call('DELETE', `/api/admin/cities/${id}`, { token })).toMatchObject({ status: 200, body: { id } })
  expect((await call('GET', `/api/admin/cities/${id}`, { token })).status).toBe(404)
  const { rows } = await call('GET', `/api/admin/cities/${id}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'delete' })
})

test('the audit log keeps the name and the values of a deleted row, in the order of the declaration', async () => {
  const { id, name } = await newCity()
  await call('DELETE', `/api/admin/cities/${id}`, { token })
  const [entry] = (await call('GET', '/api/admin/audit-entries?resource=cities&action=delete&_sort=at&_order=desc', { token })).rows
  expect(entry).toMatchObject({ row_id: id, row_title: name })
  const entryHistory = (reader: string) => call('GET', `/api/admin/audit-entries/${entry?.id}/history`, { token: reader })
  const changes = (await entryHistory(token)).rows[0]?.changes
  expect(changes).toMatchObject([
    { field: 'name', before: name, after: null },
    { field: 'region', before: 'asir', after: null },
    { field: 'is_served' },
    { field: 'sort_order' },
  ])
  const auditor = await adminToken(app, ['audit-entries.list', 'audit-entries.show'])
  expect((await entryHistory(auditor)).rows).toMatchObject([{ action: 'delete', changes: [] }])
})

test('a renamed field keeps its label in older history entries', async () => {
  const { id } = await newCity()
  const declared: AnyField = resources.cities.fields.region
  Object.assign(declared, { formerNames: ['province'] })
  const entry = { actor_kind: 'system', actor_name: 'system', action: 'edit', resource: 'cities', row_id: id, at: clock.now() } as const
  await db.insert(auditEntries).values({ ...entry, before: { province: 'jazan' }, after: { province: 'asir' } })
  const { rows } = await call('GET', `/api/admin/cities/${id}/history`, { token })
  expect(rows.map(({ changes }) => changes)).toContainEqual([{ field: 'region', before: 'jazan', after: 'asir' }])
  Object.assign(declared, { formerNames: undefined })
})

test('an action runs only if its condition holds', async () => {
  const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon() })
  const close = () => call('POST', `/api/admin/coupons/${body.id}/actions/close`, { token, body: { reason: 'Budget is spent' } })
  expect(await close()).toMatchObject({ status: 200, body: { is_open: false, version: 2 } })
  expect(await close()).toMatchObject({ status: 409, body: { msg: 'Already closed' } })
  const { rows } = await call('GET', `/api/admin/coupons/${body.id}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'close', reason: 'Budget is spent', changes: [{ field: 'is_open', before: true, after: false }] })
})

test('an action stores its fields and runs its effect in one transaction', async () => {
  const row = {
    role: 'client',
    client_type: 'individual',
    status: 'active',
    name: 'Client',
    phone: '+966500000777',
    country_code: '966',
    password_hash: 'none',
  } as const
  await db.insert(users).values(row)
  const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon() })
  expect((await call('POST', `/api/admin/coupons/${body.id}/actions/send_notification`, { token, body: {} })).status).toBe(200)
  expect(await db.$count(notifications)).toBe(0)
  await runQueues(shared)
  const [broadcast] = (await call('GET', '/api/admin/broadcasts', { token })).rows
  expect(broadcast).toMatchObject({ status: 'sent', sent_count: 1, recipient_count: 1, title: { en: 'A coupon for you' } })
  const stored = await db.select().from(notifications)
  expect(stored).toMatchObject([
    { type: 'coupon_available', body_en: expect.stringContaining('Summer discount'), body_ar: expect.stringContaining('خصم الصيف') },
  ])
})

test('a bulk action returns one result per row', async () => {
  const free = await newCity()
  const gone = randomUUID()
  const answer = await call('POST', '/api/admin/cities/bulk', { token, body: { action: 'delete', ids: [free.id, gone] } })
  expect(answer.body.results).toEqual([
    { id: free.id, ok: true },
    { id: gone, ok: false, msg: 'Not found' },
  ])
})

test('filtering by a derived status matches its computed value', async () => {
  const tomorrow = riyadhDate(new Date(Date.parse(clock.now()) + dayMs).toISOString())
  const late = coupon({ expire_date: tomorrow })
  for (const body of [late, coupon({ is_open: false })])
    expect((await call('POST', '/api/admin/coupons', { token, body })).status).toBe(201)
  clock.advance(2 * dayMs)
  token = await adminToken(app, 'all') // an administrator's session does not last for days
  const codes = async (query: string) => (await call('GET', `/api/admin/coupons?${query}`, { token })).rows.map((row) => row.code)
  expect(await codes('derived=expired')).toEqual([late.code])
  expect(await codes('derived=expired&derived=available')).toContain(late.code)
  expect(await codes('derived_ne=expired')).not.toContain(late.code)
})

test('the export has headers in the requested language, and escapes formulas', async () => {
  const { id } = await newCity({ name: { ar: '=مدينة', en: '=HYPERLINK("x")' }, region: 'tabuk' })
  const { created_at, updated_at } = (await call('GET', `/api/admin/cities/${id}`, { token })).body
  const csv = await call('GET', '/api/admin/cities/export.csv?region=tabuk', { token, lang: 'ar' })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, line] = csv.text.split('\r\n')
  expect(head).toBe('\ufeffالاسم (بالعربية),الاسم (بالإنجليزية),المنطقة,مخدومة,الترتيب في القوائم,تاريخ الإضافة,آخر تعديل,id')
  expect(line).toMatch(/^'=مدينة,"'=HYPERLINK\(""x""\)",تبوك,نعم,\d+,/)
  expect(line).toContain([created_at, updated_at].map((at) => formatInstant(String(at), { seconds: true })).join(','))
})

test('an export has the chosen columns in their order, and rejects unknown ones', async () => {
  const csv = await app.call('GET', '/api/admin/cities/export.csv?_columns=region,name', { token })
  expect(csv.text.split('\r\n')[0]).toBe('\ufeffRegion,Name (Arabic),Name (English)')
  const unknown = await app.call('GET', '/api/admin/cities/export.csv?_columns=secret', { token })
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['_columns']])
})

test('each operation needs its own permission', async () => {
  const { id } = await newCity()
  const reader = await adminToken(app, ['cities.list', 'cities.edit'])
  const statusOf = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
    call(method, url, { token: reader, body }).then(({ status }) => status)
  expect(await statusOf('GET', '/api/admin/cities')).toBe(200)
  expect(await statusOf('GET', `/api/admin/cities/${id}`)).toBe(403)
  expect(await statusOf('PATCH', `/api/admin/cities/${id}`, { region: 'hail' })).toBe(200)
  expect(await statusOf('POST', '/api/admin/cities', {})).toBe(403)
  expect(await statusOf('DELETE', `/api/admin/cities/${id}`)).toBe(403)
  expect(await statusOf('POST', '/api/admin/cities/bulk', { action: 'delete', ids: [id] })).toBe(403)
  expect((await call('GET', '/api/admin/cities')).status).toBe(401)
})
