import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { multi, named, providerStore, variant } from '../../testing/provider-store.ts'
import { testApp } from '../../testing/test-app.ts'
import { product_variants, review_requests } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db, shared } = app
const { admin, ids, newOwner, decide, request, page, simple } = await providerStore(app)
const approve = (request_id: string | undefined) =>
  call('POST', `/api/admin/review-requests/${request_id}/actions/approve`, { token: admin, body: {} })

test('a new product is sent to review, and is on sale once it is approved', async () => {
  const owner = await newOwner()
  const sent = await owner.send('POST', '', simple({ ...multi(variant(ids.black, 'V-1'), variant(ids.white, 'V-2', { low_stock: 5 })) }))
  expect(sent).toMatchObject({
    status: 201,
    body: {
      msg: 'Data sent successfully and will be reviewed',
      data: {
        state: 'in_review',
        review: { kind: 'product', status: 'pending' },
        units: [{ sku: 'V-1', is_low: false }, { is_low: true }],
      },
    },
  })
  const id = String(sent.body.data?.id)
  expect(await page(id)).toMatchObject({ status: 404 })
  expect(await owner.send('PATCH', `/${id}`, { availability: 'available' })).toMatchObject({
    status: 422,
    body: { errors: { availability: [expect.any(String)] } },
  })
  const opened = await request(id)
  await owner.send('PATCH', `/${id}`, { low_stock: 2 })
  expect(await request(id)).toMatchObject({ id: opened?.id })
  expect(await owner.send('PATCH', `/${id}`, { ...named('جديد', 'New name') })).toMatchObject({
    status: 200,
    body: { data: { name: { en: 'New name' }, review: { kind: 'product', status: 'pending' } } },
  })
  // The administrator has read the first name only.
  expect(await approve(opened?.id)).toMatchObject({ status: 409 })
  expect(await page(id)).toMatchObject({ status: 404 })
  await decide(id, 'approve')
  expect(await page(id)).toMatchObject({ status: 200, body: { data: { title: { en: 'New name' }, provider: { id: owner.provider_id } } } })
  expect(await owner.send('GET', `/${id}`)).toMatchObject({ body: { data: { state: 'on_sale', review: null, planned: null } } })
  await runQueues(shared)
  expect(await db.select().from(notifications).where(eq(notifications.user_id, owner.user.id))).toMatchObject([
    { type: 'product_approved' },
  ])
})

test('all mistakes of a new product are reported at once, on their fields', async () => {
  const owner = await newOwner()
  const sent = await owner.send('POST', '', { ...simple(), name: { ar: 'ا', en: '' }, price: 0, quantity: null, discount_type: 'ratio' })
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.body.errors ?? {}).sort()).toEqual(['discount_percent', 'name.ar', 'name.en', 'price', 'quantity'])
  expect(await owner.send('POST', '', simple({ provider_id: owner.provider_id }))).toMatchObject({ status: 422 })
})

test('a rejected product shows the reason and is sent again with its next change', async () => {
  const owner = await newOwner()
  const id = await owner.create()
  await decide(id, 'reject', { reason: 'الصورة غير واضحة' })
  expect(await owner.send('GET', `/${id}`)).toMatchObject({
    body: { data: { state: 'rejected', review: { status: 'rejected', reject_reason: 'الصورة غير واضحة' } } },
  })
  expect(await owner.send('PATCH', `/${id}`, { images: [await owner.upload()] })).toMatchObject({ body: { data: { state: 'in_review' } } })
  await decide(id, 'approve')
  expect(await page(id)).toMatchObject({ status: 200, body: { data: { image_urls: [expect.any(String)] } } })
})

test('stock and price change at once, the rest once it is approved', async () => {
  const owner = await newOwner()
  const id = await owner.onSale()
  const image = await owner.upload()
  const change = { ...named('اسم آخر', 'Another name'), category_id: ids.home, images: [image], price: 12_000, quantity: 9 }
  expect(await owner.send('PATCH', `/${id}`, change)).toMatchObject({
    status: 200,
    body: {
      msg: 'Data sent successfully and will be reviewed',
      data: {
        state: 'on_sale',
        review: { kind: 'product_edit', status: 'pending' },
        product: { category_id: ids.phones, price: 12_000, quantity: 9, images: null },
        planned: { name: { en: 'Another name' }, category_id: ids.home, price: 12_000, images: [image] },
      },
    },
  })
  expect(await page(id)).toMatchObject({
    body: { data: { title: { en: expect.stringContaining('Phone') }, units: [{ price: 12_000 }], image_urls: [] } },
  })
  const review = await request(id)
  expect(await call('GET', `/api/admin/review-requests/${review?.id}/product-change`, { token: admin })).toMatchObject({
    status: 200,
    body: {
      data: { before: { category_id: ids.phones }, after: { name: { en: 'Another name' }, category_id: ids.home, images: [image] } },
    },
  })
  expect(await owner.send('PATCH', `/${id}`, { description: { ar: 'وصف آخر', en: 'Another text' }, price: 13_000 })).toMatchObject({
    body: { data: { planned: { name: { en: 'Another name' }, description: { en: 'Another text' }, price: 13_000 } } },
  })
  // The administrator has read the first one only.
  expect(await approve(review?.id)).toMatchObject({
    status: 409,
    body: { msg: 'Already reviewed, or replaced or withdrawn by its provider' },
  })
  const latest = await request(id)
  await decide(id, 'approve')
  expect(await page(id)).toMatchObject({
    body: {
      data: {
        title: { en: 'Another name' },
        description: { en: 'Another text' },
        units: [{ price: 13_000 }],
        image_urls: [expect.any(String)],
      },
    },
  })
  expect(await call('GET', `/api/admin/review-requests/${latest?.id}/product-change`, { token: admin })).toMatchObject({
    body: { data: { before: { category_id: ids.phones }, after: { category_id: ids.home } } },
  })
})

test('a rejected change leaves the former version on sale and stays with its provider', async () => {
  const owner = await newOwner()
  const id = await owner.onSale(named('الأول', 'First'))
  await owner.send('PATCH', `/${id}`, named('الثاني', 'Second'))
  await decide(id, 'reject', { reason: 'الاسم مضلل للعملاء' })
  expect(await page(id)).toMatchObject({ body: { data: { title: { en: 'First' } } } })
  expect(await owner.send('GET', `/${id}`)).toMatchObject({
    body: {
      data: { state: 'on_sale', review: { status: 'rejected', reject_reason: 'الاسم مضلل للعملاء' }, planned: { name: { en: 'Second' } } },
    },
  })
  expect(await owner.send('GET', '?state=rejected')).toMatchObject({
    body: { data: { products: [{ id }], counts: { all: 1, rejected: 1, on_sale: 1 } } },
  })
  // A price alone sends nothing again.
  expect(await owner.send('PATCH', `/${id}`, { price: 11_000 })).toMatchObject({
    body: { data: { review: { status: 'rejected' }, product: { price: 11_000 } } },
  })
  expect(await request(id)).toBeUndefined()
  expect(await owner.send('DELETE', `/${id}/change`)).toMatchObject({ status: 200, body: { data: { review: null, planned: null } } })
  expect(await owner.send('DELETE', `/${id}/change`)).toMatchObject({ status: 409 })
  await runQueues(shared)
  const types = (await db.select().from(notifications).where(eq(notifications.user_id, owner.user.id))).map(({ type }) => type)
  expect(types.sort()).toEqual(['product_approved', 'product_edit_rejected'])
})

test('a change is withdrawn, also by going back to what is on sale', async () => {
  const owner = await newOwner()
  const id = await owner.onSale(named('الأول', 'First'))
  await owner.send('PATCH', `/${id}`, named('الثاني', 'Second'))
  expect(await owner.send('PATCH', `/${id}`, named('الأول', 'First'))).toMatchObject({ body: { msg: 'Saved', data: { review: null } } })
  await owner.send('PATCH', `/${id}`, named('الثاني', 'Second'))
  expect(await owner.send('DELETE', `/${id}/change`)).toMatchObject({ body: { data: { review: null, planned: null } } })
  expect((await db.select().from(review_requests).where(eq(review_requests.product_id, id))).map(({ status }) => status).sort()).toEqual([
    'approved',
    'withdrawn',
    'withdrawn',
  ])
})

test('variants that stay are sold at their new price at once; new ones wait', async () => {
  const owner = await newOwner()
  const id = await owner.onSale(multi(variant(ids.black, 'W-1')))
  const variants = [variant(ids.white, 'W-2', { price: 7_000 }), variant(ids.black, 'W-1', { price: 9_500, quantity: 8 })]
  await owner.send('PATCH', `/${id}`, { variants })
  const units = async () => (await page(id)).body.data?.units
  expect(await units()).toMatchObject([{ sku: 'W-1', price: 9_500 }])
  const [stored] = await db.select().from(product_variants).where(eq(product_variants.product_id, id))
  expect(await owner.send('PATCH', `/${id}/units`, { units: [{ id: stored?.id, price: 9_900, quantity: 1, low_stock: 2 }] })).toMatchObject(
    {
      body: {
        msg: 'Saved',
        data: { units: [{ price: 9_900, quantity: 1, is_low: true }], planned: { variants: [{ price: 7_000 }, { price: 9_900 }] } },
      },
    },
  )
  await decide(id, 'approve')
  expect(await units()).toMatchObject([
    { sku: 'W-2', price: 7_000 },
    { sku: 'W-1', price: 9_900 },
  ])
  expect(await owner.send('GET', '?state=low_stock')).toMatchObject({ body: { data: { products: [{ id }], counts: { low_stock: 1 } } } })
})

test('what cannot be stored is an error of the provider, not of the administration', async () => {
  const owner = await newOwner()
  await owner.onSale({ sku: 'TAKEN' })
  const id = await owner.onSale({ option_ids: [] })
  const other = await newOwner()
  const foreign = await other.upload()
  expect(await owner.send('PATCH', `/${id}`, { images: [foreign] })).toMatchObject({
    status: 422,
    body: { errors: { images: [expect.any(String)] } },
  })
  expect(await owner.send('PATCH', `/${id}`, { sub_category_id: ids.home })).toMatchObject({
    status: 422,
    body: { errors: { sub_category_id: [expect.any(String)] } },
  })
  expect(await owner.send('PATCH', `/${id}`, { sku: 'TAKEN' })).toMatchObject({
    status: 422,
    body: { errors: { sku: [expect.any(String)] } },
  })
  expect(await owner.send('PATCH', `/${id}`, { discount_type: 'number', discount_amount: 20_000 })).toMatchObject({
    status: 422,
    body: { errors: { discount_amount: [expect.any(String)] } },
  })
  expect(await owner.send('PATCH', `/${id}`, multi(variant(ids.black, 'T-1')))).toMatchObject({
    status: 422,
    body: { errors: { type: [expect.any(String)] } },
  })
  expect(await owner.send('GET', `/${id}`)).toMatchObject({
    body: { data: { review: null, product: { sku: expect.stringContaining('OWN-') } } },
  })
})
