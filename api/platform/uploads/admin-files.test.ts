import type { Fields } from '@wasl/shared/registry/fields.ts'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { formOf } from '../../testing/form.ts'
import { adminToken, newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { filePlaces } from './file-fields.ts'

const house = await testApp()
const { call, db, shared } = house
await seedDemo(shared, { past: true })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const client = await sessionOf(house, await newClient(house))
const file = { name: 'file', filename: 'plan.pdf', bytes: pdf }

/** A private file of somebody on the site. */
async function privateFile(): Promise<string> {
  const { body } = await call('POST', '/api/uploads', { token: client, ...formOf({ purpose: 'order' }, file) })
  return String(body.data?.id)
}
const opened = async (id: string, permissions: readonly string[] | 'all') => {
  const token = await adminToken(house, permissions)
  const answers = await Promise.all([`/api/admin/files/${id}`, `/api/files/${id}`].map((url) => call('GET', url, { token })))
  return answers.map(({ status }) => status)
}

const places = filePlaces()
const uploadsIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return uploadsIn(field.fields).map((inner) => `${name}.${inner}`)
    return ['image', 'images', 'file'].includes(field.kind) ? [name] : []
  })

/** Where files stand in another table, or otherwise, than the place says. */
const hangings: Readonly<Partial<Record<string, (id: string) => SQL>>> = {
  'products.variants.image': (id) => sql`update product_variants set image = ${id} where id = (select id from product_variants limit 1)`,
  'order-items.answers.file_id': (id) =>
    sql`update order_items set answers = ${JSON.stringify([{ question: 0, file_ids: [id] }])}::jsonb where id = (select id from order_items
      where jsonb_array_length(answers) > 0 limit 1)`,
  'order-files.picture_id': linked,
  'order-files.file_id': linked,
}
function linked(id: string): SQL {
  return sql`with pictured as (update files set kind = 'image' where id = ${id})
    insert into order_files (order_id, file_id, role, position) select id, ${id}, 'attachment', 1 from orders limit 1`
}
function hung({ resource, field }: { resource: string; field: string }, id: string): SQL {
  const table = sql.identifier(resource.replaceAll('-', '_'))
  const value = field === 'images' ? sql`array[${id}::uuid]` : sql`${id}::uuid`
  return sql`update ${table} set ${sql.identifier(field)} = ${value} where id = (select id from ${table} limit 1)`
}

test('the places of files are every field of the registry that holds them, and the entries of lists', () => {
  const found = places.map(({ resource, field }) => `${resource}.${field}`)
  const declared = storedResources().flatMap(({ declaration: { name, fields } }) => uploadsIn(fields).map((field) => `${name}.${field}`))
  expect(found.toSorted()).toEqual(declared.toSorted())
  expect(found).toEqual(expect.arrayContaining(['providers.certificate_file_id', 'products.variants.image']))
})

test.each(places.map(({ resource, field }) => [resource, field] as const))(
  'what %s shows as %s is opened by who may open its rows, and not found by who may not',
  async (resource, field) => {
    const id = await privateFile()
    expect(await opened(id, [`${resource}.show`])).toEqual([404, 404])
    await db.execute((hangings[`${resource}.${field}`] ?? ((file: string) => hung({ resource, field }, file)))(id))
    expect(await opened(id, [`${resource}.show`])).toEqual([200, 200])
    expect(await opened(id, ['faqs.show', 'orders.show', `${resource}.list`])).toEqual([404, 404])
  },
)

test('what hangs on an order is opened by who may open orders', async () => {
  const id = await privateFile()
  await db.execute(sql`update files set order_id = (select id from orders limit 1) where id = ${id}`)
  expect(await opened(id, ['orders.show'])).toEqual([200, 200])
  expect(await opened(id, ['orders.list', 'providers.show', 'complaints.show'])).toEqual([404, 404])
})

test('what hangs nowhere is its owner’s alone, whoever else asks', async () => {
  expect(await opened(await privateFile(), 'all')).toEqual([404, 404])
  const token = await adminToken(house, ['faqs.edit'])
  const sent = await call('POST', '/api/admin/uploads', { token, ...formOf({ kind: 'file' }, file) })
  const id = String(sent.body.data?.id)
  expect((await call('GET', `/api/admin/files/${id}`, { token })).status).toBe(200)
  expect(await opened(id, ['faqs.edit'])).toEqual([404, 404])
})

test('the certificate of every company of the demo opens', async () => {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select certificate_file_id as id from providers where commercial_number is not null`,
  )
  expect(rows.length).toBeGreaterThan(2)
  const token = await adminToken(house, ['providers.show'])
  for (const { id } of rows) {
    const { status, headers, text } = await call('GET', `/api/admin/files/${id}`, { token })
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  }
})
