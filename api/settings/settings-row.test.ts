import { settingsId } from '@wasl/shared/contract/settings-form.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { invoices } from '../ordering/tables/invoices.ts'
import { formDataBody } from '../testing/form-data-body.ts'
import { orderFixture } from '../testing/order-fixture.ts'
import { adminToken } from '../testing/people.ts'

const { app, acceptedOrder, client } = await orderFixture()
const { call, db } = app
const token = await adminToken(app, 'all')

const change = (body: object, headers: Record<string, string> = {}) => call('PATCH', '/api/admin/settings', { token, body, headers })
const draftOf = async (order: { id: string }) => (await db.select().from(invoices).where(eq(invoices.order_id, order.id)))[0]

test('a changed VAT rate applies to the next invoice and not to earlier ones', async () => {
  const before = await acceptedOrder()
  expect((await change({ vat_percent: 5 })).body).toMatchObject({ vat_percent: 5, commission_percent: 10 })
  const after = await acceptedOrder()
  expect([(await draftOf(before))?.vat_percent, (await draftOf(after))?.vat_percent]).toEqual([15, 5])
  expect((await draftOf(after))?.tax).toBe(2_500)
})

test('a change of several settings has one history entry', async () => {
  await change({ unpaid_minutes: 180, email_endings: [{ ending: '.sa' }] })
  const { rows } = await call('GET', `/api/admin/settings/${settingsId}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'edit', actor_name: 'Test admin' })
  expect(rows[0]?.changes).toEqual([
    { field: 'email_endings', before: [{ ending: '.com' }, { ending: '.org' }, { ending: '.net' }], after: [{ ending: '.sa' }] },
    { field: 'unpaid_minutes', before: 120, after: 180 },
  ])
  expect((await call('GET', '/api/general/app')).body.data?.unpaid_minutes).toBe(180)
})

test('a change of an outdated version is a 412 with the current settings, and an empty change writes nothing', async () => {
  const { body } = await call('GET', '/api/admin/settings', { token })
  const version = Number(body.version)
  expect((await change({ offer_hours: 48 }, { 'if-match': String(version) })).body.version).toBe(version + 1)
  const late = await change({ offer_hours: 24 }, { 'if-match': String(version) })
  expect([late.status, late.body.data?.offer_hours]).toEqual([412, 48])
  expect((await change({ offer_hours: 48 })).body.version).toBe(version + 1)
})

test('values out of bounds, unknown names and a reminder after its deadline are errors on their fields', async () => {
  expect((await change({ vat_percent: 101 })).body.errors).toHaveProperty('vat_percent')
  expect((await change({ password_min: 4 })).body.errors).toHaveProperty('password_min')
  expect((await change({ email_endings: [{ ending: 'com' }] })).status).toBe(422)
  expect((await change({ receipt_reminder_days: 14 })).body.errors).toHaveProperty('receipt_reminder_days')
  expect((await change({ gravity: 10 })).status).toBe(422)
  expect((await call('GET', '/api/admin/settings', { token })).body).toMatchObject({ vat_percent: 5, receipt_reminder_days: 5 })
})

test('the currency sign follows the settings', async () => {
  await change({ riyal_sign: 'text' })
  expect((await call('GET', '/api/general/app')).body.data?.currency_sign).toBe('text')
})

test('the contact page gets the phone and email of the settings, in a form that links can use', async () => {
  const contact = async () => (await call('GET', '/api/general/app')).body.data?.contact
  expect(await contact()).toEqual({ phone: null, email: null })
  const typed = await change({ contact_phone: 'call us', contact_email: 'help' })
  expect(Object.keys(typed.body.errors ?? {})).toEqual(['contact_phone', 'contact_email'])
  await change({ contact_phone: '920012345', contact_email: 'help@wasl.example' })
  expect(await contact()).toEqual({ phone: '920012345', email: 'help@wasl.example' })
})

test('only a super admin can read or change settings', async () => {
  const reader = await adminToken(app, ['settings.show', 'settings.edit'])
  for (const token of [reader, client]) {
    expect((await call('GET', '/api/admin/settings', { token: token })).status).toBe(403)
    expect((await call('PATCH', '/api/admin/settings', { token: token, body: { vat_percent: 1 } })).status).toBe(403)
  }
  expect((await call('GET', '/api/admin/settings')).status).toBe(401)
})

test('the company and the brand reach the site, and a change clears its cached pages', async () => {
  const version = await app.shared.contentVersion()
  const company = { company_name_ar: 'شركة دار', company_name_en: 'Dar Company', platform_commercial_number: '7001234567' }
  const certificate = { company_certificate: '0000123456', company_certificate_link: 'https://eauthenticate.saudibusiness.gov.sa/c/1' }
  expect((await change({ ...company, ...certificate, platform_name_en: 'Dar', brand_color: '#1d4ed8' })).status).toBe(200)
  const info = (await call('GET', '/api/general/app')).body.data
  expect(info?.company).toMatchObject({
    name: { ar: 'شركة دار', en: 'Dar Company' },
    commercial_number: '7001234567',
    certificate: '0000123456',
    certificate_link: 'https://eauthenticate.saudibusiness.gov.sa/c/1',
  })
  expect(info?.brand).toMatchObject({ name: { ar: 'وصل', en: 'Dar' }, color: '#1d4ed8', logo: null })
  expect(await app.shared.contentVersion()).not.toBe(version)
  expect((await change({ company_certificate_link: 'http://example.com' })).body.errors).toHaveProperty('company_certificate_link')
})

test('a main color that makes text unreadable is refused on its field', async () => {
  const light = await change({ brand_color: '#ffd54a' })
  expect([light.status, Object.keys(light.body.errors ?? {})]).toEqual([422, ['brand_color']])
  expect((await change({ brand_color: '#5b21b6' })).status).toBe(200)
  expect((await change({ brand_color: null })).status).toBe(200)
})

test('an uploaded logo is public, and an unknown file is refused', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5f56' } })
    .png()
    .toBuffer()
  const file = formDataBody({ kind: 'image' }, { name: 'file', filename: 'logo.png', bytes })
  const uploaded = await call('POST', '/api/admin/uploads', { token, ...file })
  const brand_logo = String(uploaded.body.data?.id)
  expect((await change({ brand_logo })).status).toBe(200)
  expect((await call('GET', `/api/files/${brand_logo}`)).status).toBe(200)
  expect((await change({ brand_icon: crypto.randomUUID() })).body.errors).toHaveProperty('brand_icon')
})
