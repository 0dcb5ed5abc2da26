import { randomUUID } from 'node:crypto'
import { belongsTo, choice, hasMany, image, list, localized, percent, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { schema } from '../app/schema.ts'
import { createResourceTable } from '../platform/db/create-resource-table.ts'
import { createJoinTable } from '../platform/db/join-tables.ts'
import { diffSnapshots, snapshotOf } from '../platform/db/schema-snapshot.ts'
import { files } from '../platform/db/tables/files.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { resourceRoutes } from './routes/routes.ts'
import { storedResource } from './stored-resource.ts'

// The one file needed to add a resource.
const campaigns = resource({
  name: 'spring-campaigns',
  label: { one: { en: 'Campaign', ar: 'حملة' }, many: { en: 'Campaigns', ar: 'الحملات' } },
  group: 'marketing',
  icon: 'tags',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    category_id: belongsTo('Category', 'التصنيف', 'categories'),
    cities: hasMany('Cities', 'المدن', 'cities'),
    share: percent('Share', 'النسبة', { max: 50, default: 10 }),
    tone: choice('Tone', 'النبرة', { calm: { en: 'Calm', ar: 'هادئة' }, loud: { en: 'Loud', ar: 'صاخبة' } }),
    picture: image('Picture', 'الصورة', { optional: true }),
    lines: list('Lines', 'الأسطر', { line: text('Line', 'السطر', { max: 30 }) }, { one: { en: 'Line', ar: 'سطر' }, max: 3 }),
  },
  title: 'name',
  list: ['name', 'category_id', 'share', 'tone'],
  filters: ['category_id', 'cities', 'tone'],
  sort: 'name',
  access: { action: 'adm.coupons', public: { action: 'pub.static', fields: ['name', 'picture'] } },
})

const table = createResourceTable(campaigns)
const pairs = createJoinTable(campaigns, 'cities', 'cities')
const stored = storedResource(campaigns, table, { 'spring-campaigns.cities': pairs })

const app = await testApp({}, { more: (app) => resourceRoutes(app, [stored]) })
const { call, db } = app
const migration = await diffSnapshots(snapshotOf(schema), snapshotOf({ ...schema, campaigns: table, pairs }))
const url = '/api/admin/spring-campaigns'
let token = ''
let draft: Record<string, unknown> = {}

beforeAll(async () => {
  for (const statement of migration) await db.execute(sql.raw(statement))
  token = await adminToken(app, 'all')
  const category = { name: { ar: 'تنظيف', en: 'Cleaning' }, description: { ar: 'وصف', en: 'Text' }, icon: 'cleaning' }
  const category_id = (await call('POST', '/api/admin/categories', { token, body: category })).body.id
  const towns = ['أ', 'ب'].map((ar, at) =>
    call('POST', '/api/admin/cities', { token, body: { name: { ar, en: `Town ${at}` }, region: 'asir' } }),
  )
  const cityIds = (await Promise.all(towns)).map(({ body }) => body.id)
  draft = { name: { ar: 'حملة الربيع', en: 'Spring' }, category_id, cities: cityIds, tone: 'calm', lines: [{ line: 'one' }] }
})

test('its migration creates the table with keys, checks, unique and search indexes', () => {
  const statements = migration.join('\n')
  for (const part of [
    'CREATE TABLE "spring_campaigns"',
    'CREATE TABLE "spring_campaigns_cities"',
    'CHECK ("share" between 0 and 50)',
    `CHECK ("tone" in ('calm', 'loud'))`,
    'FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id")',
    'FOREIGN KEY ("picture") REFERENCES "public"."files"("id")',
    'CREATE UNIQUE INDEX "spring_campaigns_name_ar_unique"',
    'USING gin ("search" gin_trgm_ops)',
  ])
    expect(statements).toContain(part)
})

test('rows are written and read with relations, lists and defaults', async () => {
  const created = await call('POST', url, { token, body: draft })
  expect(created).toMatchObject({ status: 201, body: { ...draft, share: 10, picture: null, version: 1 } })
  const found = await call('GET', `${url}?cities=${[draft.cities].flat()[1]}&q=${encodeURIComponent('ربيع')}`, { token })
  expect(found.rows).toHaveLength(1)
  const fewer = [draft.cities].flat().slice(1)
  expect(await call('PATCH', `${url}/${created.body.id}`, { token, body: { cities: fewer } })).toMatchObject({
    status: 200,
    body: { cities: fewer, version: 2 },
  })
  expect((await call('PATCH', `${url}/${created.body.id}`, { token, body: { share: 51 } })).status).toBe(422)
  expect(await call('PATCH', `${url}/${created.body.id}`, { token, body: { cities: [randomUUID()] } })).toMatchObject({
    status: 422,
    body: { errors: { cities: [expect.any(String)] } },
  })
})

test('an image uploaded in the back office becomes public with the row; another user’s upload is an error', async () => {
  const upload = async (owner: object) => {
    const row = {
      kind: 'image',
      name: 'a.webp',
      mime: 'image/webp',
      size_bytes: 1,
      storage_key: 'a',
      created_at: app.clock.now(),
      ...owner,
    } as const
    const [file] = await db.insert(files).values(row).returning()
    return file?.id ?? ''
  }
  const { rows } = await call('GET', '/api/admin/audit-entries?action=create&_end=1', { token })
  const [admin] = (await db.execute<{ id: string }>(sql`select id from admins limit 1`)).rows
  expect(rows).toHaveLength(1)
  const adminFile = await upload({ owner_admin_id: admin?.id })
  const privateFile = await upload({})
  const name = (en: string) => ({ ar: `حملة ${en === 'One' ? 'أولى' : 'ثانية'}`, en })
  expect((await call('POST', url, { token, body: { ...draft, name: name('One'), picture: privateFile } })).body.errors).toHaveProperty(
    'picture',
  )
  const created = await call('POST', url, { token, body: { ...draft, name: name('Two'), picture: adminFile } })
  expect(created.status).toBe(201)
  const isPublic = (await db.select().from(files)).map((file) => [file.id === adminFile, file.is_public])
  expect(isPublic.sort()).toEqual([
    [false, false],
    [true, true],
  ])
  expect((await call('GET', `/api/spring-campaigns/${created.body.id}`)).body).toEqual({
    id: created.body.id,
    name: name('Two'),
    picture: adminFile,
  })
})

test('the OpenAPI document describes its routes', async () => {
  const { body } = await call('GET', '/api/openapi.json')
  expect(Object.keys(body.paths ?? {})).toEqual(
    expect.arrayContaining([url, `${url}/{id}`, `${url}/bulk`, `${url}/export.csv`, '/api/spring-campaigns']),
  )
})

test('a resource whose routes exist already does not start', async () => {
  const search = storedResource({ ...campaigns, name: 'search' }, table, { 'search.cities': pairs })
  await expect(testApp({}, { more: (app) => resourceRoutes(app, [search]) })).rejects.toThrow(
    "Method 'GET' already declared for route '/api/admin/search'",
  )
})
