import { files, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { files as uploads } from '../../platform/db/tables/files.ts'
import { deleteUnusedFiles } from '../../platform/uploads/delete-unused-files.ts'
import { declaredResource } from '../../testing/declared-resource.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { listedFileIds } from '../files/file-fields.ts'
import { resourceRoutes } from '../routes/routes.ts'

const permits = resource({
  name: 'work-permits',
  label: { one: { en: 'Permit', ar: 'تصريح' }, many: { en: 'Permits', ar: 'التصاريح' } },
  group: 'operations',
  icon: 'tags',
  fields: {
    title: text('Title', 'العنوان', { unique: true }),
    papers: files('Papers', 'الأوراق', { max: 2 }),
    plans: files('Plans', 'المخططات', { optional: true, private: true }),
  },
  title: 'title',
  list: ['title', 'papers'],
  sort: 'title',
  access: { action: 'adm.features', public: { action: 'pub.static', fields: ['title', 'papers'] } },
})
const { stored, createTables } = declaredResource(permits)
const app = await testApp({}, { more: (server) => resourceRoutes(server, [stored]) })
const { call, db, shared, clock } = app
const token = await adminToken(app, 'all')
const client = await sessionToken(app, await newClient(app))
beforeAll(() => createTables(db))

const url = '/api/admin/work-permits'
const pdf = { name: 'file', filename: 'permit.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n') }
async function upload(as: 'admin' | 'client'): Promise<string> {
  const [address, fields, token_] =
    as === 'admin' ? (['/api/admin/uploads', { kind: 'file' }, token] as const) : (['/api/uploads', { purpose: 'order' }, client] as const)
  const { body } = await call('POST', address, { token: token_, ...formDataBody(fields, pdf) })
  return String(body.data?.id)
}
let number = 0
const create = (body: object) => call('POST', url, { token, body: { title: `Permit ${number++}`, ...body } })
const errorsOf = async (body: object) => Object.keys((await create(body)).body.errors ?? {})

test('a row has several files, in their order; those of a public field are for everyone', async () => {
  const [one, two, plan] = [await upload('admin'), await upload('admin'), await upload('admin')]
  const { status, body } = await create({ papers: [two, one], plans: [plan] })
  expect([status, body.papers, body.plans]).toEqual([201, [two, one], [plan]])
  expect((await call('GET', '/api/work-permits')).body).toEqual([{ id: body.id, title: body.title, papers: [two, one] }])
  const statuses = await Promise.all([one, two, plan].map((id) => call('GET', `/api/files/${id}`)))
  expect(statuses.map((response) => response.status)).toEqual([200, 200, 404])
})

test('too many, none, the same twice, an unknown file and the upload of a user are errors of the field', async () => {
  const [one, two, three] = [await upload('admin'), await upload('admin'), await upload('admin')]
  expect(await errorsOf({ papers: [one, two, three] })).toEqual(['papers'])
  expect(await errorsOf({ papers: [] })).toEqual(['papers'])
  expect(await errorsOf({ papers: [one, one] })).toEqual(['papers'])
  expect(await errorsOf({ papers: [crypto.randomUUID()] })).toEqual(['papers'])
  expect(await errorsOf({ papers: [one], plans: [await upload('client')] })).toEqual(['plans'])
})

test('cleanup keeps the files of a row, and deletes those that were taken out', async () => {
  const [remaining, removed] = [await upload('client'), await upload('client')]
  await db.execute(sql`insert into work_permits (title, papers) values ('Cleanup', array[${remaining}, ${removed}]::uuid[])`)
  const listedIds = sql.join(listedFileIds([stored]), sql` union all `)
  const sweep = () => deleteUnusedFiles(shared, new Date(Date.parse(clock.now()) + 60_000).toISOString(), listedIds)
  await sweep()
  expect(await db.$count(uploads, eq(uploads.id, removed))).toBe(1)
  await db.execute(sql`update work_permits set papers = array[${remaining}]::uuid[] where title = 'Cleanup'`)
  await sweep()
  expect([await db.$count(uploads, eq(uploads.id, remaining)), await db.$count(uploads, eq(uploads.id, removed))]).toEqual([1, 0])
})

test('an export has the ids of the files', async () => {
  const id = await upload('admin')
  const { body } = await create({ papers: [id] })
  const headers = { authorization: `Bearer ${token}` }
  const exported = await app.server.inject({ url: `${url}/export.csv?id=${body.id}`, headers })
  expect([exported.statusCode, exported.body.includes(id)]).toEqual([200, true])
})
