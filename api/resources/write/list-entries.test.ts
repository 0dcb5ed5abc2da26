import { randomUUID } from 'node:crypto'
import { belongsTo, choice, count, file, images, list, localizedRich, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { files } from '../../platform/db/tables/files.ts'
import { declaredResource } from '../../testing/declared-resource.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { resourceRoutes } from '../routes/routes.ts'

const label = { one: { en: 'Site visit', ar: 'زيارة موقع' }, many: { en: 'Site visits', ar: 'زيارات المواقع' } } as const
const paper = {
  name: text('Name', 'الاسم', { max: 40 }),
  file: file('File', 'الملف', { optional: true }),
  photos: images('Photos', 'الصور', { optional: true }),
  body: localizedRich('Text', 'النص', { optional: true }),
  city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
  copies: count('Copies', 'النسخ', { default: 1 }),
  state: choice('State', 'الحالة', { draft: { en: 'Draft', ar: 'مسودة' }, final: { en: 'Final', ar: 'نهائية' } }, { optional: true }),
}
const one = { one: { en: 'Paper', ar: 'ورقة' } } as const
const visits = resource({
  name: 'site-visits',
  label,
  group: 'operations',
  icon: 'tags',
  fields: {
    title: text('Title', 'العنوان'),
    papers: list('Papers', 'الأوراق', paper, one),
    shown: list('Shown papers', 'الأوراق المعروضة', { name: paper.name, file: paper.file, body: paper.body }, one),
  },
  title: 'title',
  list: ['title'],
  sort: 'title',
  access: {
    action: 'adm.features',
    public: { action: 'pub.static', fields: ['title', 'shown'] },
  },
})
const { stored, createTables } = declaredResource(visits)
const app = await testApp({}, { more: (server) => resourceRoutes(server, [stored]) })
const { call, db } = app
const url = '/api/admin/site-visits'
const pdf = { name: 'file', filename: 'plan.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n') }
const token = await adminToken(app, 'all')
beforeAll(() => createTables(db))

const write = (entries: object, id?: string) =>
  call(id ? 'PATCH' : 'POST', id ? `${url}/${id}` : url, {
    token,
    body: id ? entries : { title: 'Visit', papers: [], shown: [], ...entries },
  })
async function adminFile(): Promise<string> {
  const { body } = await call('POST', '/api/admin/uploads', { token, ...formDataBody({ kind: 'file' }, pdf) })
  return String(body.data?.id)
}
async function userFile(): Promise<string> {
  const client = await sessionToken(app, await newClient(app))
  const { body } = await call('POST', '/api/uploads', { token: client, ...formDataBody({ purpose: 'order' }, pdf) })
  return String(body.data?.id)
}
const isPublic = async (id: string) => (await db.select().from(files).where(eq(files.id, id)))[0]?.is_public

test('a file in an entry must be an upload of the back office, on create and on edit', async () => {
  const [foreign, unknown] = [await userFile(), randomUUID()]
  const good = { name: 'a' }
  for (const file of [foreign, unknown]) {
    const created = await write({ papers: [good, { name: 'b', file }] })
    expect(created).toMatchObject({ status: 422, body: { errors: { 'papers.1.file': [expect.any(String)] } } })
  }
  const { body } = await write({ papers: [good] })
  expect((await write({ papers: [{ name: 'b', photos: [foreign] }] }, String(body.id))).body.errors).toHaveProperty(['papers.0.photos'])
  const reader = await adminToken(app, ['site-visits.list', 'site-visits.show', 'site-visits.edit'])
  expect((await call('GET', `/api/admin/files/${foreign}`, { token: reader })).status).toBe(404)
})

test('a file that an entry has already may stay, also a user’s', async () => {
  const foreign = await userFile()
  const { body } = await write({ papers: [{ name: 'a' }] })
  await db.execute(sql`update site_visits set papers = ${JSON.stringify([{ name: 'a', file: foreign }])}::jsonb where id = ${body.id}`)
  expect((await write({ papers: [{ name: 'b', file: foreign }, { name: 'c' }] }, String(body.id))).status).toBe(200)
})

test('files of public entries become public, those of other lists do not', async () => {
  const [shown, own] = [await adminFile(), await adminFile()]
  expect((await write({ papers: [{ name: 'a', file: own }], shown: [{ name: 'b', file: shown }] })).status).toBe(201)
  expect([await isPublic(shown), await isPublic(own)]).toEqual([true, false])
})

test('rich text in entries is sanitized', async () => {
  const dirty = '<p>t</p><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { body } = await write({ shown: [{ name: 'a', body: { ar: dirty.replace('t', 'نص'), en: dirty } }] })
  expect(body.shown).toMatchObject([{ body: { ar: '<p>نص</p>', en: '<p>t</p>' } }])
  const again = await write({ shown: [{ name: 'a', body: { ar: '<p onclick="x()">نص</p>', en: dirty } }] }, String(body.id))
  expect(again.body.shown).toMatchObject([{ body: { ar: '<p>نص</p>', en: '<p>t</p>' } }])
  expect(JSON.stringify((await call('GET', `/api/site-visits/${body.id}`)).body)).not.toMatch(/script|onerror|onclick/)
})

test('a relation in an entry names a row that exists', async () => {
  const answer = await write({ papers: [{ name: 'a' }, { name: 'b', city_id: randomUUID() }] })
  expect(answer).toMatchObject({ status: 422, body: { errors: { 'papers.1.city_id': [expect.any(String)] } } })
})

test('entries that were stored before a field was declared have its default or null, and no field that is gone', async () => {
  const { body } = await write({})
  const old = [{ name: 'old', former: 1 }]
  await db.execute(
    sql`update site_visits set papers = ${JSON.stringify(old)}::jsonb, shown = ${JSON.stringify(old)}::jsonb where id = ${body.id}`,
  )
  const entry = { name: 'old', file: null, photos: null, body: null, city_id: null, copies: 1, state: null }
  expect(await call('GET', url, { token })).toMatchObject({ status: 200 })
  expect((await call('GET', `${url}/${body.id}`, { token })).body.papers).toEqual([entry])
  expect((await call('GET', `/api/site-visits/${body.id}`)).body.shown).toEqual([{ name: 'old', file: null, body: null }])
})
