import { exampleRow } from '@wasl/shared/registry/example-row.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import { uploadKinds } from '@wasl/shared/registry/kinds.ts'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { insertExampleRow } from '../../testing/insert-example-row.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { storedResources } from '../stored-resource.ts'
import { fileFields } from './file-fields.ts'

const app = await testApp({}, { demo: 'past' })
const { call, db } = app

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const client = await sessionToken(app, await newClient(app))
const file = { name: 'file', filename: 'plan.pdf', bytes: pdf }

/** A private file of a user of the site. */
async function privateFile(): Promise<string> {
  const { body } = await call('POST', '/api/uploads', { token: client, ...formDataBody({ purpose: 'order' }, file) })
  return String(body.data?.id)
}
const statusesFor = async (id: string, permissions: readonly string[] | 'all') => {
  const token = await adminToken(app, permissions)
  const responses = await Promise.all([`/api/admin/files/${id}`, `/api/files/${id}`].map((url) => call('GET', url, { token })))
  return responses.map(({ status }) => status)
}

const fieldsWithFiles = fileFields()
const uploadsIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.internal) return []
    if (field.kind === 'list') return uploadsIn(field.fields).map((inner) => `${name}.${inner}`)
    return uploadKinds.some((kind) => kind === field.kind) ? [name] : []
  })

/** Fields whose files are stored in another table or in another form. */
const specialCases: Readonly<Partial<Record<string, (id: string) => SQL>>> = {
  'products.variants.image': (id) => sql`update product_variants set image = ${id} where id = (select id from product_variants limit 1)`,
  'order-items.answers.file_id': (id) =>
    sql`update order_items set answers = ${JSON.stringify([{ question: 0, file_ids: [id] }])}::jsonb where id = (select id from order_items
      where jsonb_array_length(answers) > 0 limit 1)`,
  'providers.gallery.file_id': (id) =>
    sql`update providers set gallery = ${JSON.stringify([{ file_id: id, caption: null }])}::jsonb where id = (select id from providers limit 1)`,
  'order-files.picture_id': linked,
  'order-files.file_id': linked,
}
function linked(id: string): SQL {
  return sql`with pictured as (update files set kind = 'image' where id = ${id})
    insert into order_files (order_id, file_id, role, position) select id, ${id}, 'attachment', 1 from orders limit 1`
}
/** A row of a generated table with the file in this field; of a table written by hand, one of the demo. */
async function putFile(resource: string, field: string, id: string): Promise<void> {
  const special = specialCases[`${resource}.${field}`]
  const stored = storedResources().find(({ declaration }) => declaration.name === resource)
  if (special || !stored || stored.declaration.table === 'domain') {
    await changeFinalRows(db, special?.(id) ?? updateField({ resource, field }, id))
    return
  }
  const [name = '', part] = field.split('.')
  const { fields } = stored.declaration
  const declared = fields[name]
  const inner = part && declared?.kind === 'list' ? declared.fields[part] : declared
  const value = inner?.kind === 'images' || inner?.kind === 'files' ? [id] : id
  const entry = part && declared?.kind === 'list' ? [{ ...exampleRow(declared.fields, true), [part]: value }] : value
  await insertExampleRow(db, stored, { [name]: entry })
}
function updateField({ resource, field }: { resource: string; field: string }, id: string): SQL {
  const table = sql.identifier(resource.replaceAll('-', '_'))
  const value = field === 'images' ? sql`array[${id}::uuid]` : sql`${id}::uuid`
  return sql`update ${table} set ${sql.identifier(field)} = ${value} where id = (select id from ${table} limit 1)`
}

test('fileFields returns every field of the registry that holds files, including entries of lists', () => {
  const names = fieldsWithFiles.map(({ resource, field }) => `${resource}.${field}`)
  const declared = storedResources().flatMap(({ declaration: { name, fields } }) => uploadsIn(fields).map((field) => `${name}.${field}`))
  expect(names.toSorted()).toEqual(declared.toSorted())
  expect(names).toEqual(expect.arrayContaining(['providers.certificate_file_id', 'products.variants.image']))
})

/** Resources that the access table reserves for super admins. */
const forSuperAdmins: readonly string[] = ['balance-adjustments']

test.each(fieldsWithFiles.map(({ resource, field }) => [resource, field] as const))(
  'files of %s in the field %s are readable for admins who may see its rows, and 404 for others',
  async (resource, field) => {
    const id = await privateFile()
    const viewers = forSuperAdmins.includes(resource) ? 'all' : [`${resource}.show`]
    expect(await statusesFor(id, viewers)).toEqual([404, 404])
    await putFile(resource, field, id)
    expect(await statusesFor(id, viewers)).toEqual([200, 200])
    if (viewers === 'all') expect(await statusesFor(id, [`${resource}.show`])).toEqual([404, 404])
    expect(await statusesFor(id, ['faqs.show', 'orders.show', `${resource}.list`])).toEqual([404, 404])
  },
)

test('a file of an order is readable for admins who may see orders', async () => {
  const id = await privateFile()
  await db.execute(sql`update files set order_id = (select id from orders limit 1) where id = ${id}`)
  expect(await statusesFor(id, ['orders.show'])).toEqual([200, 200])
  expect(await statusesFor(id, ['orders.list', 'providers.show', 'complaints.show'])).toEqual([404, 404])
})

test('an unattached file is readable for its owner only', async () => {
  expect(await statusesFor(await privateFile(), 'all')).toEqual([404, 404])
  const token = await adminToken(app, ['faqs.edit'])
  const upload = await call('POST', '/api/admin/uploads', { token, ...formDataBody({ kind: 'file' }, file) })
  const id = String(upload.body.data?.id)
  expect((await call('GET', `/api/admin/files/${id}`, { token })).status).toBe(200)
  expect(await statusesFor(id, ['faqs.edit'])).toEqual([404, 404])
})

test('the certificate of every demo company is readable', async () => {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select certificate_file_id as id from providers where commercial_number is not null`,
  )
  expect(rows.length).toBeGreaterThan(2)
  const token = await adminToken(app, ['providers.show'])
  for (const { id } of rows) {
    const { status, headers, text } = await call('GET', `/api/admin/files/${id}`, { token })
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  }
})
