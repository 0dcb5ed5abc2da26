import { productPage, productReviews } from '@wasl/shared/contract/store.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { reviews } from '../tables/reviews.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const { pay, page, transition, provider_id } = await paidGoods(app)
const admin = await adminToken(app, 'all')
const text = { rating: 4, comment: 'جودة ممتازة' }

/** A completed order of two products. */
async function received() {
  const paid = await pay([1, 2])
  const { delivery_code } = await page(paid.client, paid.order)
  for (const name of ['prepare', 'send_out']) await transition(paid.owner, paid.order, name)
  expect((await transition(paid.owner, paid.order, 'deliver', { code: delivery_code })).status).toBe(200)
  const [first = '', second = ''] = paid.products.map(({ id }) => id)
  const review = (product: string, body: object = text, token = paid.client) =>
    call('POST', `/api/orders/${paid.order}/products/${product}/review`, { token, body, lang: 'en' })
  return { ...paid, first, second, review, receive: () => transition(paid.client, paid.order, 'confirm_receipt') }
}
const product = async (id: string) => productPage.parse((await call('GET', `/api/store/${id}`)).body.data)
const listed = async (id: string) => productReviews.parse((await call('GET', `/api/store/${id}/reviews`)).body.data)
const ratingOf = async () => {
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, String(provider_id)))
  return [row?.rating_count ?? 0, row?.rating_sum ?? 0] as const
}

test('the buyer rates each product of a completed order once; the product and its provider count it', async () => {
  const { order, client, owner, first, second, review, receive } = await received()
  expect((await review(first)).status).toBe(409)
  expect((await receive()).status).toBe(200)
  const [count, sum] = await ratingOf()
  expect(await page(client, order)).toMatchObject({ can_review: true, product_reviews: [{ id: first, review: null }, { review: null }] })
  const both = await Promise.all([review(first), review(first)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await ratingOf()).toEqual([count + 1, sum + 4])
  expect(await product(first)).toMatchObject({ rating: 4, rating_count: 1, rating_shares: [0, 0, 0, 1, 0] })
  expect((await listed(first)).data).toMatchObject([{ ...text, product: { id: first }, image_urls: [] }])
  expect((await listed(second)).data).toEqual([])
  expect((await review(second, { rating: 5, comment: 'ممتاز جدًا' })).status).toBe(201)
  expect(await page(client, order)).toMatchObject({ can_review: false, product_reviews: [{ review: text }, { review: { rating: 5 } }] })
  expect(await page(owner, order)).toMatchObject({ can_answer_review: false, product_reviews: [{ review: text }, {}] })
})

test('nobody else rates a product, nor one of another order, nor the order itself', async () => {
  const { order, client, owner, first, review, receive } = await received()
  await receive()
  expect((await review(first, text, owner)).status).toBe(403)
  expect((await review(crypto.randomUUID())).status).toBe(404)
  expect((await call('POST', `/api/orders/${order}/review`, { token: client, body: text })).status).toBe(409)
  const { errors } = (await review(first, { rating: 6, comment: ' ', file_ids: Array.from({ length: 6 }, () => crypto.randomUUID()) })).body
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['comment', 'file_ids', 'rating'])
  expect((await review(first, { ...text, file_ids: [crypto.randomUUID()] })).body.errors).toEqual({ file_ids: ['Upload the images again'] })
  expect(await db.$count(reviews, eq(reviews.order_id, order))).toBe(0)
})

test('the administration hides and publishes a review; the ratings and its photos follow', async () => {
  const { client, order, first, review, receive } = await received()
  await receive()
  const before = await product(first)
  const rating = await ratingOf()
  const photo = await uploadImage(app, client, 'review')
  const photoFor = async (token?: string) => (await call('GET', `/api/files/${photo}`, token ? { token } : {})).status
  await review(first, { ...text, file_ids: [photo] })
  expect(await photoFor()).toBe(200)
  const [stored] = await db.select().from(reviews).where(eq(reviews.order_id, order))
  const act = (action: string, body: object) => call('POST', `/api/admin/reviews/${stored?.id}/actions/${action}`, { token: admin, body })
  expect((await act('hide', { reason: 'مخالف للشروط' })).status).toBe(200)
  expect([await ratingOf(), await product(first)]).toEqual([rating, before])
  expect(await photoFor()).not.toBe(200)
  expect([await photoFor(client), await photoFor(admin)]).toEqual([200, 200])
  expect((await act('publish', {})).status).toBe(200)
  expect(await product(first)).toMatchObject({ rating_count: before.rating_count + 1 })
  expect(await photoFor()).toBe(200)
})

test('the buyer edits the review of a product for two days, until it is answered; the rating follows', async () => {
  const { order, client, owner, first, second, review, receive } = await received()
  await receive()
  await review(first)
  const [count, sum] = await ratingOf()
  const { rating_count } = await product(first)
  const edit = (token: string, of: string, body: object) =>
    call('PATCH', `/api/orders/${order}/products/${of}/review`, { token, body, lang: 'en' })
  const better = { rating: 5, comment: 'أفضل مما ظننت' }
  expect([(await edit(owner, first, better)).status, (await edit(client, second, better)).status]).toEqual([403, 404])
  expect(Object.keys((await edit(client, first, { rating: 9, comment: 'نعم' })).body.errors ?? {})).toEqual(['rating', 'comment'])
  expect((await page(client, order)).product_reviews[0].review).toMatchObject({ editable_until: expect.any(String) })
  expect((await page(owner, order)).product_reviews[0].review).toMatchObject({ editable_until: null })
  expect((await edit(client, first, better)).status).toBe(200)
  expect(await ratingOf()).toEqual([count, sum + 1])
  expect(await product(first)).toMatchObject({ rating_count })
  expect((await listed(first)).data[0]).toMatchObject(better)
  app.clock.advance(49 * hourMs)
  expect((await page(client, order)).product_reviews[0].review).toMatchObject({ editable_until: null })
  expect((await edit(client, first, text)).status).toBe(409)
  await runDueDeadlines(app.shared)
})

testInvariants(app)
