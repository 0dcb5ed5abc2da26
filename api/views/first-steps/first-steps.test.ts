import type { FirstStepsView } from '@wasl/shared/contract/first-steps.ts'
import type { FirstStepName } from '@wasl/shared/first-steps.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedStaticPages } from '../../catalog/content/seed-static-pages.ts'
import { static_pages } from '../../catalog/tables/from-registry.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
  await seedStaticPages(app.shared)
})

// Safe: the response of the route, validated by its schema.
const load = async () => (await call('GET', '/api/admin/first-steps', { token })).body.data as unknown as FirstStepsView
const stateOf = async (name: FirstStepName) => (await load()).steps.find((step) => step.name === name)?.state
const create = (resource: string, body: object) => call('POST', `/api/admin/${resource}`, { token, body })
const change = (body: object) => call('PATCH', '/api/admin/settings', { token, body })

test('an empty deployment has every step of the back office open', async () => {
  const { is_hidden, steps } = await load()
  expect(is_hidden).toBe(false)
  const open = steps.filter(({ state }) => state === 'open').map(({ name }) => name)
  for (const name of ['cities', 'categories', 'services', 'receiving_account', 'company', 'contact', 'legal_texts', 'sms', 'two_factor'])
    expect(open).toContain(name)
})

test('a step is done once its rows or settings exist', async () => {
  await create('cities', { name: { ar: 'الرياض', en: 'Riyadh' }, region: 'riyadh' })
  expect(await stateOf('cities')).toBe('done')
  await create('cancellation-reasons', { cancel_reason: { ar: 'طلب مكرر', en: 'Duplicate order' }, is_active: false })
  expect(await stateOf('cancellation_reasons')).toBe('open')
  await change({ platform_vat_number: '300000000000003', platform_commercial_number: '7001234567' })
  expect(await stateOf('company')).toBe('open')
  await change({ platform_address_ar: 'الرياض 12345', contact_email: 'help@example.com', email_endings: [{ ending: '.sa' }] })
  expect([await stateOf('company'), await stateOf('contact'), await stateOf('email_endings')]).toEqual(['done', 'done', 'done'])
})

test('the legal texts count as reviewed once both were saved', async () => {
  for (const key of ['privacy', 'terms'] as const) {
    expect(await stateOf('legal_texts')).toBe('open')
    const [page] = await db.select().from(static_pages).where(eq(static_pages.key, key))
    const body = { effective_on: '2027-02-03' }
    expect((await call('PATCH', `/api/admin/static-pages/${page?.id}`, { token, body })).status).toBe(200)
  }
  expect(await stateOf('legal_texts')).toBe('done')
})

test('a step can be ticked by hand and the list hidden, by those who may change the settings', async () => {
  const patch = (body: object, by = token) => call('PATCH', '/api/admin/first-steps', { token: by, body })
  expect((await patch({ skipped: ['cards', 'contact'] })).status).toBe(200)
  expect([await stateOf('contact'), await stateOf('two_factor')]).toEqual(['done', 'open'])
  expect((await patch({ is_hidden: true })).body.data).toMatchObject({ is_hidden: true })
  await patch({ skipped: ['services', 'mail'] })
  expect([await stateOf('services'), await stateOf('mail')]).toEqual(['open', 'skipped'])
  expect((await patch({ skipped: ['gravity'] })).status).toBe(422)
  const reader = await adminToken(app, ['dashboard.show'])
  expect((await patch({ is_hidden: false }, reader)).status).toBe(403)
})
