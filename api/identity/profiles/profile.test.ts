import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { adminNotifications } from '../../messaging/tables/notifications.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db } = app
const [city] = await db
  .insert(cities)
  .values({ name_ar: 'جدة', name_en: 'Jeddah', region: 'makkah', is_served: true, sort_order: 1 })
  .returning()
const person = async () => {
  const user = await newClient(app, { email: 'old@example.com' })
  return { user, token: await sessionToken(app, user) }
}

test('the profile has the fields of the specification', async () => {
  const { user, token } = await person()
  const { body } = await call('GET', '/api/user/profile', { token })
  expect(body.data).toMatchObject({
    ...{ id: user.id, name: user.name, phone: user.phone.replace('+966', '0'), country_code: '966', full_phone: user.phone },
    ...{ email: 'old@example.com', city: null, commercial_number: null, is_notify: true },
  })
})

test('a profile is updated by JSON with the method override; absent fields keep their value', async () => {
  const { token } = await person()
  const { status, body } = await call('POST', '/api/user/update-profile', {
    token,
    lang: 'ar',
    body: { _method: 'patch', name: 'نورة', city: city?.id },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    msg: 'تم تحديث بياناتك',
    data: { name: 'نورة', email: 'old@example.com', city: { id: city?.id, name: 'جدة' } },
  })
})

test('a profile is updated by form data, with a photo', async () => {
  const { token } = await person()
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = formDataBody({ _method: 'patch', email: 'new@example.org' }, { name: 'photo', filename: 'me.png', bytes: photo })
  const { body } = await call('POST', '/api/user/update-profile', { token, ...form })
  expect(body.data).toMatchObject({ email: 'new@example.org', avatar_url: expect.stringMatching(/^\/api\/files\//) })
  expect((await call('GET', String(body.data?.avatar_url))).headers['content-type']).toBe('image/webp')
  // A new one replaces it: nobody reads the old one any more.
  const other = formDataBody({ _method: 'patch' }, { name: 'photo', filename: 'me.png', bytes: photo })
  const replaced = await call('POST', '/api/user/update-profile', { token, ...other })
  expect((await call('GET', String(body.data?.avatar_url))).status).toBe(404)
  expect((await call('GET', String(replaced.body.data?.avatar_url))).status).toBe(200)
})

test('phone, role, status and permissions are ignored', async () => {
  const { user, token } = await person()
  const body = {
    _method: 'patch',
    phone: '0599999999',
    role: 'provider',
    status: 'blocked',
    permissions: ['show_orders'],
    client_type: 'company',
  }
  const updated = await call('POST', '/api/user/update-profile', { token, body })
  expect(updated.body.data).toMatchObject({ full_phone: user.phone, role: 'client', client_type: 'individual', permissions: [] })
})

test('a missing override, an email ending not allowed by the settings and an unknown city are field errors', async () => {
  const { token } = await person()
  const errorsOf = async (body: object) => (await call('POST', '/api/user/update-profile', { token, body })).body.errors
  expect(await errorsOf({ name: 'نورة' })).toMatchObject({ _method: [expect.any(String)] })
  expect(await errorsOf({ _method: 'patch', email: 'a@b.sa' })).toMatchObject({ email: [expect.any(String)] })
  expect(await errorsOf({ _method: 'patch', city: '2f1c7f0e-6f1c-4b1e-9b6e-0c5a4f6e8a11' })).toMatchObject({ city: [expect.any(String)] })
})

test('a company client changes its registration, which administrators are asked to check', async () => {
  const user = await newClient(app, { client_type: 'company' })
  const token = await sessionToken(app, user)
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const save = (fields: Record<string, string>, certificate?: Buffer) =>
    call('POST', '/api/user/company', {
      token,
      ...formDataBody(fields, ...(certificate ? [{ name: 'certificate', filename: 'cr.png', bytes: certificate }] : [])),
    })
  const wrong = await save({ commercial_number: '12', vat_number: '5' }, png)
  expect(wrong.body.errors).toMatchObject({ commercial_number: [expect.any(String)], vat_number: [expect.any(String)] })
  expect((await save({ commercial_number: '١٠١٠١٢٣٤٥٦' })).body.errors).toHaveProperty('certificate')
  const saved = await save({ commercial_number: '١٠١٠١٢٣٤٥٦', status: 'blocked', client_type: 'individual' }, png)
  expect(saved).toMatchObject({ status: 200, body: { data: { commercial_number: '1010123456', client_type: 'company' } } })
  const url = `/api/files/${saved.body.data?.certificate_file_id}`
  expect((await call('GET', url, { token })).status).toBe(200)
  expect((await call('GET', url, { token: (await person()).token })).status).toBe(404)
  const notified = await db.select().from(adminNotifications).where(eq(adminNotifications.row_id, user.id))
  expect(notified.map(({ type }) => type)).toEqual(['company_changed'])
  const individual = await call('POST', '/api/user/company', { token: (await person()).token, body: { commercial_number: '1010123456' } })
  expect(individual.status).toBe(403)
})

test('a company client changes its registration number with its profile; for others the field is ignored. Source: specification, section 7', async () => {
  const company = await newClient(app, { client_type: 'company', commercial_number: '1010123456' })
  const save = async (user: typeof company, body: object) =>
    call('POST', '/api/user/update-profile', { token: await sessionToken(app, user), body: { _method: 'patch', ...body } })
  expect((await save(company, { name: '', commercial_number: '12' })).body.errors).toMatchObject({
    ...{ name: [expect.any(String)], commercial_number: [expect.any(String)] },
  })
  const unchanged = await save(company, { name: 'شركة البناء', commercial_number: '1010123456' })
  expect(unchanged.body.data).toMatchObject({ name: 'شركة البناء', commercial_number: '1010123456' })
  const notified = () => db.select().from(adminNotifications).where(eq(adminNotifications.row_id, company.id))
  expect(await notified()).toEqual([])
  const saved = await save(company, { commercial_number: '٧٠٠١٢٣٤٥٦٧' })
  expect(saved).toMatchObject({ status: 200, body: { data: { name: 'شركة البناء', commercial_number: '7001234567' } } })
  expect(await notified()).toMatchObject([{ type: 'company_changed' }])
  const { user: individual } = await person()
  expect((await save(individual, { commercial_number: null })).status).toBe(200)
  expect((await save(individual, { commercial_number: '1010123456' })).body.data).toMatchObject({ commercial_number: null })
})
