import { belongsTo, choice, count, file, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { beforeAll, expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { declaredResource } from '../../testing/declared-resource.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { insertExampleRow } from '../../testing/insert-example-row.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { type StoredResource, storedResources } from '../stored-resource.ts'
import { resourceRoutes } from './routes.ts'

const plans = resource({
  name: 'home-plans',
  label: { one: { en: 'Plan', ar: 'مخطط' }, many: { en: 'Plans', ar: 'المخططات' } },
  group: 'operations',
  icon: 'car',
  fields: {
    title: text('Title', 'العنوان', { max: 40 }),
    client_id: belongsTo('Client', 'العميل', 'users'),
    state: choice('State', 'الحالة', { draft: { en: 'Draft', ar: 'مسودة' }, sent: { en: 'Sent', ar: 'مرسل' } }, { default: 'draft' }),
    rooms: count('Rooms', 'الغرف', { min: 1, max: 90 }),
    plan: file('Plan', 'المخطط', { optional: true, private: true }),
    note: text('Note of the administration', 'ملاحظة الإدارة', { optional: true, max: 60 }),
  },
  rules: [
    {
      field: 'rooms',
      isValid: ({ title, rooms }) => title !== 'Villa' || rooms > 2,
      message: { en: 'A villa is larger', ar: 'الفيلا أكبر' },
    },
  ],
  title: 'title',
  list: ['title', 'state'],
  filters: ['state'],
  search: ['title', 'note'],
  sort: '-created_at',
  access: {
    action: 'adm.coupons',
    own: {
      action: 'me.read',
      owner: 'client_id',
      fields: ['title', 'state', 'rooms', 'plan', 'created_at'],
      create: ['title', 'rooms', 'plan'],
      edit: ['title', 'rooms'],
    },
  },
})
const { stored, createTables } = declaredResource(plans)
const app = await testApp({}, { more: (server) => resourceRoutes(server, [stored]) })
const { call, db } = app
beforeAll(() => createTables(db))

const url = '/api/own/home-plans'
const [mine, other] = [await newClient(app), await newClient(app)]
const [token, foreign] = [await sessionToken(app, mine), await sessionToken(app, other)]
const create = (body: object, as = token) => call('POST', url, { token: as, body })

test('a user creates, reads and changes own rows, with the declared fields alone', async () => {
  const created = await create({ title: 'Flat', rooms: 3 })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect(created.body).toEqual({ id, title: 'Flat', state: 'draft', rooms: 3, plan: null, created_at: expect.any(String) })
  const changed = await call('PATCH', `${url}/${id}`, { token, body: { rooms: 4 } })
  expect([changed.status, changed.body.rooms]).toEqual([200, 4])
  expect((await call('GET', `${url}/${id}`, { token })).body).toEqual(changed.body)
  expect((await call('GET', url, { token })).body).toEqual([changed.body])
})

test('the owner is the session, never the body; other fields and broken rules are rejected on their field', async () => {
  const errorsOf = async (body: object) => Object.keys((await create(body)).body.errors ?? {})
  expect(await errorsOf({ title: 'Flat', rooms: 3, client_id: other.id })).toEqual(['client_id'])
  expect(await errorsOf({ title: 'Flat', rooms: 3, state: 'sent' })).toEqual(['state'])
  expect(await errorsOf({ rooms: 0 })).toEqual(['rooms'])
  expect(await errorsOf({ rooms: 2 })).toEqual(['title'])
  expect(await errorsOf({ title: 'Villa', rooms: 2 })).toEqual(['rooms'])
  expect(
    (await call('PATCH', `${url}/${(await create({ title: 'Flat', rooms: 3 })).body.id}`, { token, body: { plan: null } })).status,
  ).toBe(422)
})

test('a search finds nothing in fields that the owner does not read', async () => {
  await insertExampleRow(db, stored, { title: 'Tower', client_id: mine.id, note: 'suspicious' })
  expect((await call('GET', `${url}?q=tower`, { token })).body).toHaveLength(1)
  expect((await call('GET', `${url}?q=suspicious`, { token })).body).toEqual([])
})

test('a user puts own uploads into a row, not those of others', async () => {
  const upload = async (as: string) => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const { body } = await call('POST', '/api/uploads', {
      token: as,
      ...formDataBody({ purpose: 'order' }, { name: 'file', filename: 'plan.pdf', bytes }),
    })
    return String(body.data?.id)
  }
  const row = { title: 'Flat', rooms: 3 }
  expect((await create({ ...row, plan: await upload(token) })).status).toBe(201)
  expect((await create({ ...row, plan: await upload(foreign) })).body.errors).toHaveProperty('plan')
})

// Every resource with personal routes, the declared ones of the product too.
const owned = [stored, ...storedResources().filter(({ declaration }) => declaration.access.own)]

test.each(owned.map((each) => [each.declaration.name, each] as const))(
  'rows of others are 404 and in no list of %s',
  async (name, each) => {
    const people = await Promise.all([newOwner(each), newOwner(each)])
    const [own, others] = await Promise.all(
      people.map((person) => insertExampleRow(db, each, { [each.declaration.access.own?.owner ?? '']: person.id })),
    )
    const as = people[0]?.token ?? ''
    const address = `/api/own/${name}`
    const listed = await call('GET', address, { token: as })
    expect(idsOf(listed.body)).toEqual([own])
    expect((await call('GET', `${address}/${own}`, { token: as })).status).toBe(200)
    expect((await call('GET', `${address}/${others}`, { token: as })).status).toBe(404)
    expect(idsOf((await call('GET', `${address}?id=${others}`, { token: as })).body)).toEqual([])
    if (each.declaration.access.own?.edit) expect((await call('PATCH', `${address}/${others}`, { token: as, body: {} })).status).toBe(404)
    expect((await call('GET', address)).status).toBe(401)
  },
)

const idsOf = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ id }) => id) : rows)

/** A new owner of rows of a resource, with a session. */
async function newOwner({ declaration: { access, fields } }: StoredResource) {
  const field = fields[access.own?.owner ?? '']
  if (field?.kind !== 'belongsTo' || field.to !== 'providers') {
    const client = await newClient(app)
    return { id: client.id, token: await sessionToken(app, client) }
  }
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'مزوّد', name_en: 'Provider', type: 'company', status: 'approved' })
    .returning()
  const provider_id = String(provider?.id)
  return { id: provider_id, token: await sessionToken(app, await newClient(app, { role: 'provider', client_type: null, provider_id })) }
}
