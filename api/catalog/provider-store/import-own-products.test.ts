import { importState } from '@wasl/shared/contract/import.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { findViolations } from '../../invariants/find-violations.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { imports } from '../../resources/tables/imports.ts'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { multi, providerStore, variant } from '../../testing/provider-store.ts'
import { testApp } from '../../testing/test-app.ts'
import { products, review_requests } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db, clock, shared } = app
const { ids, newOwner, request, page } = await providerStore(app)
const url = '/api/provider/product'

const heading = [
  'الاسم (بالعربية)',
  'الاسم (بالإنجليزية)',
  'الوصف (بالعربية)',
  'الوصف (بالإنجليزية)',
  'التصنيف',
  'السعر',
  'الكمية',
  'رمز التخزين',
  'id',
]
const csv = (...rows: readonly (readonly string[])[]) => Buffer.from([heading, ...rows].map((cells) => cells.join(',')).join('\n'))
const line = (name: string, price: string, quantity: string, sku: string, id = '') =>
  [`${name} ع`, `${name} en`, 'وصف', 'A product', 'أجهزة صوت', price, quantity, sku, id] as const

async function upload(token: string, bytes: Buffer) {
  const sent = await call('POST', `${url}-imports`, {
    token,
    lang: 'ar',
    ...formDataBody({}, { name: 'file', filename: 'products.csv', bytes }),
  })
  expect(sent).toMatchObject({ status: 201 })
  return importState.parse(sent.body.data)
}
async function run(token: string, { id, columns }: { id: string; columns: readonly (string | null)[] }, mode: 'try' | 'valid') {
  const started = await call('POST', `${url}-imports/${id}/run`, { token, lang: 'ar', body: { mode, columns } })
  expect(started).toMatchObject({ status: 202 })
  await runQueues(shared, ['imports'])
  return importState.parse((await call('GET', `${url}-imports/${id}`, { token })).body.data).result
}
async function importCsv(token: string, bytes: Buffer) {
  const read = await upload(token, bytes)
  const tried = await run(token, read, 'try')
  return { tried, stored: await run(token, read, 'valid') }
}
const unitsSchema = z.object({ data: z.object({ units: z.array(z.object({ id: z.uuid(), price: z.int(), quantity: z.int() })) }) })
const unitsOf = ({ body }: { body: unknown }) => unitsSchema.parse(body).data.units
const stored = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0]

test('a check stores nothing and names the reason of each cell; the valid rows are then added and sent to review', async () => {
  const owner = await newOwner()
  const file = csv(line('New', '25.50', '4', 'IMP-1'), line('Bad', 'free', '-1', 'IMP-2'), line('Twice', 'dear', '1', 'IMP-1'))
  const read = await upload(owner.token, file)
  expect(read.columns).not.toContain(null)
  const tried = await run(owner.token, read, 'try')
  expect(tried).toMatchObject({ is_stored: false, created: 1, changed: 0 })
  expect(await stored('IMP-1')).toBeUndefined()
  expect(tried?.rejected.map(({ line, errors }) => [line, errors.map(({ column, value }) => `${column} ${value}`)])).toEqual([
    [3, ['السعر free', 'الكمية -1']],
    [4, ['السعر dear', 'رمز التخزين IMP-1']],
  ])
  expect(tried?.rejected[0]?.errors[0]?.msg).toMatch(/[ء-ي]/)
  expect(await run(owner.token, read, 'valid')).toMatchObject({ is_stored: true, created: 1 })
  const product = await stored('IMP-1')
  expect(product).toMatchObject({ provider_id: owner.provider_id, price: 2_550, availability: 'unavailable', unavailable_reason: 'review' })
  expect(await request(product?.id ?? '')).toMatchObject({ kind: 'product', status: 'pending' })
})

test('prices and stock change at once, other facts after a review, and the exported file changes nothing', async () => {
  const owner = await newOwner()
  const id = await owner.onSale({ sku: 'IMP-3' })
  const { stored: result } = await importCsv(owner.token, csv(line('Renamed', '99', '7', 'IMP-3')))
  expect(result).toMatchObject({ created: 0, changed: 1, rejected: [] })
  expect(await page(id)).toMatchObject({ body: { data: { title: { en: expect.stringMatching(/^Phone/) }, units: [{ price: 9_900 }] } } })
  expect(await owner.send('GET', `/${id}`)).toMatchObject({
    body: { data: { units: [{ quantity: 7 }], planned: { name: { en: 'Renamed en' } }, review: { kind: 'product_edit' } } },
  })
  for (const language of ['ar', 'en'] as const) {
    const file = await call('GET', `${url}-files/csv`, { token: owner.token, lang: language })
    const again = await importCsv(owner.token, Buffer.from(file.text))
    expect(again.stored).toMatchObject({ created: 0, changed: 0, unchanged: 1, rejected: [] })
  }
  expect(await db.$count(review_requests, eq(review_requests.product_id, id))).toBe(2)
})

test('a line with the SKU of a variant changes that variant', async () => {
  const owner = await newOwner()
  const id = await owner.onSale(multi(variant(ids.black, 'IMP-V1'), variant(ids.white, 'IMP-V2')))
  const file = Buffer.from('رمز التخزين,الكمية\nIMP-V2,31')
  expect((await importCsv(owner.token, file)).stored).toMatchObject({ changed: 1, rejected: [] })
  const { body } = await owner.send('GET', `/${id}`)
  expect(body).toMatchObject({ data: { units: [{ sku: 'IMP-V1' }, { sku: 'IMP-V2', quantity: 31 }], review: null } })
})

test('a file does not undo sales since its export, and sent twice it changes the stock once', async () => {
  const owner = await newOwner()
  const simple = await owner.onSale({ sku: 'IMP-S1', quantity: 10 })
  const several = await owner.onSale(
    multi(variant(ids.black, 'IMP-S2', { price: 7_000, quantity: 10 }), variant(ids.white, 'IMP-S3', { quantity: 5 })),
  )
  const units = async (id: string) => unitsOf(await owner.send('GET', `/${id}`))
  const sell = async (id: string, left: readonly number[]) =>
    owner.send('PATCH', `/${id}/units`, { units: (await units(id)).map((unit, at) => ({ id: unit.id, quantity: left[at] })) })
  const file = (await call('GET', `${url}-files/csv`, { token: owner.token, lang: 'ar' })).text
  const importFile = async (text: string) => (await importCsv(owner.token, Buffer.from(text))).stored
  const quantities = async () => [...(await units(simple)), ...(await units(several))].map(({ quantity }) => quantity)
  await sell(simple, [6])
  await sell(several, [7, 5])

  expect(await importFile(file)).toMatchObject({ changed: 0, unchanged: 2, rejected: [] })
  const dearer = file.replaceAll('7000', '7700').replaceAll('70.00', '77.00')
  expect(await importFile(dearer)).toMatchObject({ changed: 1, rejected: [] })
  expect(await units(several)).toMatchObject([{ price: 7_700 }, {}])
  expect(await quantities()).toEqual([6, 7, 5])

  const line = (quantity: number, exported: unknown) =>
    Buffer.from(`رمز التخزين,الكمية,المخزون عند التصدير (لا تغيّره)\nIMP-S1,${quantity},${exported}`)
  const imported = async (quantity: number, exported: unknown) => (await importCsv(owner.token, line(quantity, exported))).stored
  const reason = { column: 'الكمية', value: '15', msg: expect.stringMatching(/10.*6/) }
  expect(await imported(15, 10)).toMatchObject({ changed: 0, rejected: [{ errors: [reason] }] })
  expect(await imported(15, 6)).toMatchObject({ changed: 1, rejected: [] })
  expect(await imported(15, 6)).toMatchObject({ changed: 0, unchanged: 1, rejected: [] })
  expect(await imported(1, 'ten')).toMatchObject({ rejected: [{ errors: [{ value: 'ten' }] }] })
  expect(await quantities()).toEqual([15, 7, 5])
})

test('a user runs one import at a time, and only the last five stay', async () => {
  const owner = await newOwner()
  const start = (read: { id: string; columns: readonly (string | null)[] }) =>
    call('POST', `${url}-imports/${read.id}/run`, { token: owner.token, lang: 'ar', body: { mode: 'try', columns: read.columns } })
  const [first, second] = [
    await upload(owner.token, csv(line('E', '5', '2', 'IMP-E'))),
    await upload(owner.token, csv(line('F', '5', '2', 'IMP-F'))),
  ]
  const sent = await Promise.all([start(first), start(second)])
  expect(sent.map(({ status }) => status).sort()).toEqual([202, 409])
  expect(sent.find(({ status }) => status === 409)?.body.msg).toMatch(/استيراد آخر/)
  await runQueues(shared, ['imports'])
  expect(await start(second)).toMatchObject({ status: 202 })
  await runQueues(shared, ['imports'])
  const [row] = await db.select().from(imports).where(eq(imports.id, first.id))
  for (let at = 0; at < 4; at++) {
    clock.advance(1_000)
    await upload(owner.token, csv(line('G', '5', '2', 'IMP-G')))
  }
  expect(await db.$count(imports, eq(imports.user_id, owner.user.id))).toBe(5)
  for (let at = 0; at < 2; at++) await upload(owner.token, csv(line('H', '5', '2', 'IMP-H')))
  expect(await call('GET', `${url}-imports/${first.id}`, { token: owner.token })).toMatchObject({ status: 404 })
  expect(await shared.adapters.storage.get(row?.storage_key ?? '')).toBeNull()
})

test('products of other providers are neither found nor changed', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const id = await other.onSale({ sku: 'IMP-4', price: 5_000 })
  const { stored: result } = await importCsv(owner.token, csv(line('A', '1', '1', 'IMP-5', id), line('B', '1', '1', 'IMP-4')))
  expect(result).toMatchObject({ created: 0, changed: 0 })
  expect(result?.rejected.map(({ errors }) => errors[0]?.column)).toEqual(['id', 'رمز التخزين'])
  expect(await stored('IMP-4')).toMatchObject({ price: 5_000, provider_id: other.provider_id })
  const read = await upload(owner.token, csv(line('C', '1', '1', 'IMP-6')))
  expect((await call('GET', `${url}-imports/${read.id}`, { token: other.token })).status).toBe(404)
})

test('who manages the store imports; without the permission nobody does, not even what was started before', async () => {
  const owner = await newOwner()
  const member = (permissions: string[]) =>
    newClient(app, { role: 'provider_user', client_type: null, provider_id: owner.provider_id, permissions })
  const without = await sessionToken(app, await member(['manage_orders']))
  for (const path of ['files/csv', 'files/xlsx', 'files/template', `imports/${crypto.randomUUID()}`])
    expect((await call('GET', `${url}-${path}`, { token: without })).status).toBe(403)
  const user = await member(['manage_store'])
  const token = await sessionToken(app, user)
  expect((await call('GET', `${url}-files/xlsx`, { token })).status).toBe(200)
  const read = await upload(token, csv(line('Late', '5', '2', 'IMP-7')))
  await call('POST', `${url}-imports/${read.id}/run`, { token, body: { mode: 'valid', columns: read.columns } })
  await changeFinalRows(db, sql`update users set permissions = '{}' where id = ${user.id}`)
  await runQueues(shared, ['imports'])
  expect(await stored('IMP-7')).toBeUndefined()
})

test('the template is read without its example, and unknown or repeated fields are rejected', async () => {
  const owner = await newOwner()
  const template = await call('GET', `${url}-files/template`, { token: owner.token, lang: 'ar' })
  expect(template.text).toContain('الاسم (بالعربية)')
  expect(template.text).not.toContain('مزوّد')
  const sent = await call('POST', `${url}-imports`, {
    token: owner.token,
    ...formDataBody({}, { name: 'file', filename: 'template.csv', bytes: Buffer.from(template.text) }),
  })
  expect(sent.status).toBe(422)
  const read = await upload(owner.token, csv(line('D', '5', '2', 'IMP-8')))
  for (const columns of [['provider_id'], ['price', 'price'], ['unavailable_reason']])
    expect((await call('POST', `${url}-imports/${read.id}/run`, { token: owner.token, body: { mode: 'try', columns } })).status).toBe(422)
})

test('all invariants of the stock hold afterwards', async () => {
  expect(await findViolations(db, clock.now(), /^S/)).toEqual([])
})
