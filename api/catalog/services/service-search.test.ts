import { demoServices } from '@wasl/resources/demo/services/index.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedCatalog } from '../../demo/seeds/seed-catalog.ts'
import { testApp } from '../../testing/test-app.ts'
import { services } from '../tables/from-registry.ts'

const { call, db, createContext } = await testApp()
await seedCatalog(createContext())

async function slugsFor(q: string): Promise<(string | undefined)[]> {
  const { status, body } = await call('GET', `/api/search/services?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  const names = Object.values(body.data ?? {}).map(({ name }) => String(name?.en))
  return names.map((name) => demoServices.find((service) => service.name.en === name)?.slug)
}

test.each([
  ['AC repair', 'air-conditioning'],
  ['AC', 'air-conditioning'],
  ['تكييف', 'air-conditioning'],
  ['مكيف', 'air-conditioning'],
  ['plumber', 'plumbing'],
  ['سباك', 'plumbing'],
  ['السباكه', 'plumbing'],
  ['electrician', 'electricity'],
  ['كهربائي', 'electricity'],
  ['لوقو', 'logo'],
  ['نجار', 'carpentry'],
  ['plumbng', 'plumbing'],
  ['carpentre', 'carpentry'],
])('%s finds %s first', async (q, slug) => {
  expect((await slugsFor(q))[0]).toBe(slug)
})

test.each(['lawyer', 'محامي', 'cleaner', 'photographer', 'مصور'])('%s finds several services', async (q) => {
  expect((await slugsFor(q)).length).toBeGreaterThan(2)
})

test('letters inside a word do not match', async () => {
  expect(await slugsFor('AC')).not.toContain('school-tutoring')
  expect(await slugsFor('xqzw')).toEqual([])
})

test('the search follows the catalog', async () => {
  createContext().caches.serviceIndex.clear()
  await db.update(services).set({ is_active: false }).where(eq(services.name_en, 'Plumbing'))
  expect(await slugsFor('plumber')).not.toContain('plumbing')
  await db.update(services).set({ is_active: true, keywords: 'قزاز، glazier' }).where(eq(services.name_en, 'Plumbing'))
  createContext().caches.serviceIndex.clear()
  expect(await slugsFor('glazier')).toEqual(['plumbing'])
})

test('a search needs a text of at most 80 letters', async () => {
  expect((await call('GET', '/api/search/services?q=')).status).toBe(422)
  expect((await call('GET', `/api/search/services?q=${'a'.repeat(81)}`)).status).toBe(422)
})
