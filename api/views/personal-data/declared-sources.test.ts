import { belongsTo, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { declaredResource } from '../../testing/declared-resource.ts'
import { newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { declaredProviderSources, declaredUserSources } from './declared-sources.ts'
import { loadExported } from './export-sources.ts'

const visits = resource({
  name: 'site-visits',
  label: { one: { en: 'Visit', ar: 'زيارة' }, many: { en: 'Visits', ar: 'الزيارات' } },
  group: 'catalog',
  icon: 'car',
  fields: {
    topic: text('Topic', 'الموضوع'),
    client_id: belongsTo('Client', 'العميل', 'users'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    note: text('Note', 'ملاحظة', { internal: true }),
  },
  title: 'topic',
  list: ['topic'],
  sort: 'topic',
  access: { action: 'adm.features' },
})

const app = await testApp({}, { demo: true })
const { stored, createTables } = declaredResource(visits)
await createTables(app.db)

test('rows of a declared resource are in the copies of those they refer to, without internal fields', async () => {
  const [client, stranger] = [await newClient(app, {}), await newClient(app, {})]
  const [provider] = await app.db.select().from(providers).limit(1)
  const provider_id = provider?.id ?? ''
  await app.db.insert(stored.table).values([
    { topic: 'Roof', client_id: client.id, provider_id, note: 'Difficult' },
    { topic: 'Kitchen', client_id: stranger.id, note: 'Easy' },
  ])
  const copy = await loadExported(app.shared, declaredUserSources([stored], client.id))
  expect(copy).toEqual({ site_visits: [expect.objectContaining({ topic: 'Roof', client_id: client.id })] })
  expect(copy.site_visits?.[0]).not.toHaveProperty('note')
  const ofProvider = await loadExported(app.shared, declaredProviderSources([stored], provider_id))
  expect(ofProvider).toEqual({ provider_site_visits: [expect.objectContaining({ topic: 'Roof' })] })
})

test('a table with a line of its own is left to it', () => {
  const names = Object.keys(declaredUserSources(storedResources(), crypto.randomUUID()))
  expect(names).not.toContain('complaints')
  expect(names).not.toContain('chat_reports')
})
