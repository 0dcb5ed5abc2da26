import { image, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteExpired } from '../app/cleanup.ts'
import { schema } from '../app/schema.ts'
import { seo } from '../catalog/tables/from-registry.ts'
import { admins } from '../identity/tables/people.ts'
import { adminNotifications } from '../messaging/tables/notifications.ts'
import { createResourceTable } from '../platform/db/create-resource-table.ts'
import type { MigrationDecisions } from '../platform/db/migration-changes.ts'
import { snapshotOf } from '../platform/db/schema-snapshot.ts'
import { planMigration } from '../platform/db/write-migration.ts'
import { formDataBody } from '../testing/form-data-body.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { resourceRoutes } from './routes/routes.ts'
import { storedResource } from './stored-resource.ts'
import { auditEntries } from './tables/audit-entries.ts'
import { savedViews } from './tables/saved-views.ts'

const stories = resource({
  name: 'success-stories',
  label: { one: { en: 'Story', ar: 'قصة' }, many: { en: 'Stories', ar: 'القصص' } },
  group: 'content',
  icon: 'tags',
  fields: { title: text('Title', 'العنوان'), cover: image('Cover', 'الصورة') },
  title: 'title',
  list: ['title'],
  sort: 'title',
  access: { action: 'adm.coupons', public: { action: 'pub.static', fields: ['title', 'cover'] } },
})
const table = createResourceTable(stories)
const withStories = snapshotOf({ ...schema, stories: table })
const without = snapshotOf(schema)
const declared = { fieldsOf: () => undefined, entries: { before: {}, after: {} }, publicTables: [] }
const none: MigrationDecisions = { renames: [], drops: [], fills: [], converts: [] }

const app = await testApp({}, { more: (app) => resourceRoutes(app, [storedResource(stories, table)]) })
const { call, db, clock, shared } = app
const run = async (statements: readonly string[]) => {
  for (const statement of statements) await db.execute(sql.raw(statement))
}
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('removing a resource deletes its rows, saved views, notifications, SEO entry and public files; its history stays', async () => {
  await run((await planMigration(without, withStories, none, declared)).statements)
  const token = await adminToken(app, 'all')
  const upload = async () => {
    const form = formDataBody({ kind: 'image' }, { name: 'file', filename: 'a.png', bytes: png })
    return String((await call('POST', '/api/admin/uploads', { token, ...form })).body.data?.id)
  }
  const cover = await upload()
  const story = await call('POST', '/api/admin/success-stories', { token, body: { title: 'A wedding', cover } })
  expect(story.status).toBe(201)
  const [admin] = await db.select().from(admins)
  const view = { admin_id: admin?.id ?? '', resource: 'success-stories', name: 'Mine', is_shared: true, query: '', columns: ['title'] }
  await db.insert(savedViews).values(view)
  await db.execute(sql`insert into admin_notifications (type, resource, row_id, params, created_at)
    values ('chat_report_new', 'success-stories', ${story.body.id}, '{}', ${clock.now()})`)
  const texts = { ar: 'قصص نجاح العملاء', en: 'Stories of clients' }
  await db.insert(seo).values({
    ...{ key: 'success-stories', meta_title_ar: texts.ar, meta_title_en: texts.en },
    ...{ meta_description_ar: texts.ar, meta_description_en: texts.en, meta_keywords_ar: texts.ar, meta_keywords_en: texts.en },
  })
  const isServed = async () => (await call('GET', `/api/files/${cover}`)).status
  clock.advance(8 * dayMs)
  await deleteExpired(shared)
  expect(await isServed()).toBe(200)

  const removal = await planMigration(withStories, without, { ...none, drops: ['success-stories'] }, declared)
  expect(removal.problems).toEqual([])
  expect(removal.changes).toContain('deletes what names success-stories in admin_notifications, bulk_runs, imports, saved_views, seo')
  await run(removal.statements)
  await deleteExpired(shared)
  // An earlier version of a row can be restored for a week.
  expect(await isServed()).toBe(200)
  clock.advance(8 * dayMs)
  await deleteExpired(shared)

  expect(await isServed()).toBe(404)
  expect(await db.$count(savedViews)).toBe(0)
  expect(await db.$count(seo)).toBe(0)
  expect(await db.$count(adminNotifications, eq(adminNotifications.resource, 'success-stories'))).toBe(0)
  expect((await db.execute(sql`select to_regclass('success_stories') as found`)).rows).toEqual([{ found: null }])
  expect(await db.$count(auditEntries, eq(auditEntries.resource, 'success-stories'))).toBe(1)
  const again = await adminToken(app, 'all')
  const history = await call('GET', '/api/admin/audit-entries?resource=success-stories', { token: again })
  expect(history.rows).toMatchObject([{ resource: 'success-stories', action: 'create' }])
})
