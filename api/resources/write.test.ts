import { randomUUID } from 'node:crypto'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '../platform/db/tables/notices.ts'
import { users } from '../platform/db/tables/people.ts'
import { auditEntries } from '../platform/db/tables/system.ts'
import { instantText } from '../platform/spreadsheets/days.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

const house = await testApp()
const { call, db, clock } = house
let token = ''
beforeAll(async () => {
  token = await adminToken(house, 'all')
})

let made = 0
async function newCity(more: object = {}) {
  made += 1
  const body = { name: { ar: `مدينة رقم ${made}`, en: `City number ${made}` }, region: 'asir', ...more }
  const answer = await call('POST', '/api/admin/cities', { token, body })
  expect(answer.status).toBe(201)
  return { ...body, id: String(answer.body.id) }
}
const coupon = (more: object = {}) => {
  made += 1
  return {
    title: { ar: 'خصم الصيف', en: 'Summer discount' },
    code: `SUM${made}${made}`,
    type: 'ratio',
    discount_percent: 10,
    max_use: 5,
    start_date: '2026-01-01',
    expire_date: '2099-01-01',
    ...more,
  }
}

test('a row is written once with its defaults, its version and its audit row', async () => {
  const { id } = await newCity()
  const { body } = await call('GET', `/api/admin/cities/${id}`, { token })
  expect(body).toMatchObject({ region: 'asir', is_served: true, sort_order: 0, version: 1 })
  const entries = (await db.select().from(auditEntries)).filter((entry) => entry.row_id === id)
  expect(entries).toMatchObject([{ action: 'create', resource: 'cities', actor_kind: 'admin', before: null, after: { region: 'asir' } }])
  expect(entries[0]?.request_id).toBeTruthy()
})

test('an edit keeps what it does not name, counts the version and tells what changed', async () => {
  const { id, name } = await newCity()
  const edited = await call('PATCH', `/api/admin/cities/${id}`, { token, body: { region: 'jazan' }, headers: { 'if-match': '1' } })
  expect(edited).toMatchObject({ status: 200, body: { region: 'jazan', name, version: 2 } })
  const history = await call('GET', `/api/admin/cities/${id}/history`, { token })
  expect(history.rows).toMatchObject([
    { action: 'edit', actor_name: 'Test admin', changes: [{ field: 'region', before: 'asir', after: 'jazan' }] },
    { action: 'create' },
  ])
})

test('an edit of an older version is refused with the row as it stands', async () => {
  const { id } = await newCity()
  await call('PATCH', `/api/admin/cities/${id}`, { token, body: { region: 'jazan' } })
  const late = await call('PATCH', `/api/admin/cities/${id}`, { token, body: { region: 'hail' }, headers: { 'if-match': '1' } })
  expect(late).toMatchObject({ status: 412, body: { key: 'conflict', msg: expect.any(String), data: { id, region: 'jazan', version: 2 } } })
})

test('what is wrong is named by field, in the language asked for', async () => {
  const body = { name: { ar: 'Abha', en: 'أبها' }, region: 'atlantis', extra: 1 }
  const refused = await call('POST', '/api/admin/cities', { token, body, lang: 'ar' })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['extra', 'name.ar', 'name.en', 'region'])
  expect(refused.body.errors?.region).toEqual(['اختر أحد الخيارات المتاحة'])
  expect(
    (await call('POST', '/api/admin/cities', { token, body: { name: { ar: 'أ', en: 'A' }, region: 'asir', sort_order: '7' } })).status,
  ).toBe(422)
})

test('a value that another row holds is refused on its field', async () => {
  const { name } = await newCity()
  const same = { name: { ar: 'اسم آخر', en: name.en }, region: 'asir' }
  expect(await call('POST', '/api/admin/cities', { token, body: same })).toMatchObject({
    status: 422,
    body: { errors: { 'name.en': ['This is used already'] } },
  })
})

test('a relation to a row that is not there is refused on its field', async () => {
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

test('a rule sees the row as it would become', async () => {
  const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon() })
  const refused = await call('PATCH', `/api/admin/coupons/${body.id}`, { token, body: { expire_date: '2025-06-01' } })
  expect(refused).toMatchObject({ status: 422, body: { errors: { expire_date: ['It must expire after it starts'] } } })
  expect((await call('POST', '/api/admin/coupons', { token, body: coupon({ used_count: 3 }) })).status).toBe(422)
})

test('a row that others refer to is not deleted, and they are counted', async () => {
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
})

test('a row that nobody refers to goes, and the log keeps it', async () => {
  const { id } = await newCity()
  expect(await call('DELETE', `/api/admin/cities/${id}`, { token })).toMatchObject({ status: 200, body: { id } })
  expect((await call('GET', `/api/admin/cities/${id}`, { token })).status).toBe(404)
  const { rows } = await call('GET', `/api/admin/cities/${id}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'delete' })
})

test('a named action is done where it makes sense and refused where not', async () => {
  const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon() })
  const close = () => call('POST', `/api/admin/coupons/${body.id}/actions/close`, { token, body: { reason: 'Budget is spent' } })
  expect(await close()).toMatchObject({ status: 200, body: { is_open: false, version: 2 } })
  expect(await close()).toMatchObject({ status: 409, body: { msg: 'Closed already' } })
  const { rows } = await call('GET', `/api/admin/coupons/${body.id}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'close', reason: 'Budget is spent', changes: [{ field: 'is_open', before: true, after: false }] })
})

test('an action with an effect does both in one transaction', async () => {
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
  const told = await db.select().from(notifications)
  expect(told).toMatchObject([
    { type: 'coupon_available', body_en: expect.stringContaining('Summer discount'), body_ar: expect.stringContaining('خصم الصيف') },
  ])
})

test('one act on many rows says of each what came of it', async () => {
  const free = await newCity()
  const gone = randomUUID()
  const answer = await call('POST', '/api/admin/cities/bulk', { token, body: { action: 'delete', ids: [free.id, gone] } })
  expect(answer.body.results).toEqual([
    { id: free.id, ok: true },
    { id: gone, ok: false, msg: 'Not found' },
  ])
})

test('a derived status filters as it is computed', async () => {
  const late = coupon({ start_date: '2025-01-01', expire_date: '2025-02-01' })
  for (const body of [late, coupon({ is_open: false })])
    expect((await call('POST', '/api/admin/coupons', { token, body })).status).toBe(201)
  const codes = async (query: string) => (await call('GET', `/api/admin/coupons?${query}`, { token })).rows.map((row) => row.code)
  expect(await codes('derived=expired')).toEqual([late.code])
  expect(await codes('derived=expired&derived=available')).toContain(late.code)
  expect(await codes('derived_ne=expired')).not.toContain(late.code)
})

test('the export has a head in the language asked for, and no cell that runs', async () => {
  const { id } = await newCity({ name: { ar: '=مدينة', en: '=HYPERLINK("x")' }, region: 'tabuk' })
  const { body } = await call('GET', `/api/admin/cities/${id}`, { token })
  const csv = await call('GET', '/api/admin/cities/export.csv?region=tabuk', { token, lang: 'ar' })
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, line] = csv.text.split('\r\n')
  expect(head).toBe('\ufeffid,الاسم (بالعربية),الاسم (بالإنجليزية),المنطقة,مخدومة,الترتيب في القوائم,تاريخ الإضافة,آخر تعديل')
  expect(line).toMatch(/^[\w-]{36},'=مدينة,"'=HYPERLINK\(""x""\)",تبوك,نعم,0,/)
  expect(line?.split(',').slice(-2)).toEqual([body.created_at, body.updated_at].map((at) => instantText(String(at))))
})

test('each act needs its own permission', async () => {
  const { id } = await newCity()
  const reader = await adminToken(house, ['cities.list', 'cities.edit'])
  const may = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
    call(method, url, { token: reader, body }).then(({ status }) => status)
  expect(await may('GET', '/api/admin/cities')).toBe(200)
  expect(await may('GET', `/api/admin/cities/${id}`)).toBe(403)
  expect(await may('PATCH', `/api/admin/cities/${id}`, { region: 'hail' })).toBe(200)
  expect(await may('POST', '/api/admin/cities', {})).toBe(403)
  expect(await may('DELETE', `/api/admin/cities/${id}`)).toBe(403)
  expect(await may('POST', '/api/admin/cities/bulk', { action: 'delete', ids: [id] })).toBe(403)
  expect((await call('GET', '/api/admin/cities')).status).toBe(401)
})

const day = (from: number) => riyadhDate(new Date(Date.parse(clock.now()) + from * 86_400_000).toISOString())
test.each([
  ['has not started yet', { start_date: day(1), expire_date: day(9) }],
  ['has expired', { start_date: day(-9), expire_date: day(-1) }],
  ['is closed', { is_open: false }],
])('a coupon that %s is not announced', async (_, more) => {
  const before = await db.$count(notifications)
  const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon(more) })
  const answer = await call('POST', `/api/admin/coupons/${body.id}/actions/send_notification`, { token, body: {} })
  expect(answer).toMatchObject({ status: 409, body: { msg: 'Only a coupon that can be used is announced' } })
  expect(await db.$count(notifications)).toBe(before)
})

test('a coupon is announced from its first day to its last', async () => {
  for (const more of [
    { start_date: day(0), expire_date: day(1) },
    { start_date: day(-1), expire_date: day(0) },
  ]) {
    const { body } = await call('POST', '/api/admin/coupons', { token, body: coupon(more) })
    expect((await call('POST', `/api/admin/coupons/${body.id}/actions/send_notification`, { token, body: {} })).status).toBe(200)
  }
})
