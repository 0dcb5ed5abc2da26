import { settingsId } from '@wasl/shared/settings/settings-form.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { adminToken } from '../../testing/people.ts'

const { house, accepted, client } = await orderHouse()
const { call, db } = house
const token = await adminToken(house, 'all')

const change = (body: object, headers: Record<string, string> = {}) => call('PATCH', '/api/admin/settings', { token, body, headers })
const draftOf = async (order: { id: string }) => (await db.select().from(invoices).where(eq(invoices.order_id, order.id)))[0]

test('a changed VAT is on the next invoice and leaves the one before alone', async () => {
  const before = await accepted()
  expect((await change({ vat_percent: 5 })).body).toMatchObject({ vat_percent: 5, commission_percent: 10 })
  const after = await accepted()
  expect([(await draftOf(before))?.vat_percent, (await draftOf(after))?.vat_percent]).toEqual([15, 5])
  expect((await draftOf(after))?.tax).toBe(2_500)
})

test('who changed what is written down, once for the whole change', async () => {
  await change({ unpaid_minutes: 180, email_endings: [{ ending: '.sa' }] })
  const { rows } = await call('GET', `/api/admin/settings/${settingsId}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'edit', actor_name: 'Test admin' })
  expect(rows[0]?.changes).toEqual([
    { field: 'email_endings', before: [{ ending: '.com' }, { ending: '.org' }, { ending: '.net' }], after: [{ ending: '.sa' }] },
    { field: 'unpaid_minutes', before: 120, after: 180 },
  ])
  expect((await call('GET', '/api/general/app')).body.data?.unpaid_minutes).toBe(180)
})

test('a change made on an older version is refused with the settings as they stand, and one of nothing writes nothing', async () => {
  const { body } = await call('GET', '/api/admin/settings', { token })
  const version = Number(body.version)
  expect((await change({ offer_hours: 48 }, { 'if-match': String(version) })).body.version).toBe(version + 1)
  const late = await change({ offer_hours: 24 }, { 'if-match': String(version) })
  expect([late.status, late.body.data?.offer_hours]).toEqual([412, 48])
  expect((await change({ offer_hours: 48 })).body.version).toBe(version + 1)
})

test('bounds, unknown names and a reminder after its clock are refused on their fields', async () => {
  expect((await change({ vat_percent: 101 })).body.errors).toHaveProperty('vat_percent')
  expect((await change({ password_min: 4 })).body.errors).toHaveProperty('password_min')
  expect((await change({ email_endings: [{ ending: 'com' }] })).status).toBe(422)
  expect((await change({ receipt_reminder_days: 14 })).body.errors).toHaveProperty('receipt_reminder_days')
  expect((await change({ gravity: 10 })).status).toBe(422)
  expect((await call('GET', '/api/admin/settings', { token })).body).toMatchObject({ vat_percent: 5, receipt_reminder_days: 5 })
})

test('the sign of amounts is what the settings say', async () => {
  await change({ riyal_sign: 'text' })
  expect((await call('GET', '/api/general/app')).body.data?.currency_sign).toBe('text')
})

test('nobody but a super admin sees or changes settings', async () => {
  const reader = await adminToken(house, ['settings.show', 'settings.edit'])
  for (const who of [reader, client]) {
    expect((await call('GET', '/api/admin/settings', { token: who })).status).toBe(403)
    expect((await call('PATCH', '/api/admin/settings', { token: who, body: { vat_percent: 1 } })).status).toBe(403)
  }
  expect((await call('GET', '/api/admin/settings')).status).toBe(401)
})
