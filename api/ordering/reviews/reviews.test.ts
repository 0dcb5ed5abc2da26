import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { orders } from '../tables/orders.ts'
import { reviewReports, reviews } from '../tables/reviews.ts'

const { app, client, provider, sample, mustTransition, getOrder, offeredOrder, notificationsTo } = await orderFixture()
const { call, db } = app
const validReview = { rating: 4, comment: 'عمل نظيف وفي موعده' }
const review = (token: string, order: SentOrder, body: object = validReview) =>
  call('POST', `/api/orders/${order.id}/review`, { token, body, lang: 'ar' })
const completed = async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, `pay-${order.id}`)
  await mustTransition(provider, order, 'deliver')
  return mustTransition(client, order, 'confirm_receipt')
}
const ratingOf = async (order: SentOrder) => {
  const id = (await getOrder(client, order)).body.data?.provider?.id
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, String(id)))
  return [row?.rating_count ?? 0, row?.rating_sum ?? 0, row?.rating ?? 0] as const
}

test('of two concurrent reviews one is stored, and the provider’s rating counts it once', async () => {
  const order = await completed()
  const [count, sum] = await ratingOf(order)
  const responses = await Promise.all([review(client, order), review(client, order)])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await ratingOf(order)).toEqual([count + 1, sum + 4, Math.round(((sum + 4) * 10) / (count + 1))])
  expect((await notificationsTo(demoPhones.company, order)).filter(({ type }) => type === 'review_received')).toHaveLength(1)
  const [stored] = await db.select().from(reviews).where(eq(reviews.order_id, order.id))
  expect(stored).toMatchObject({ client_name: 'سارة', status: 'published' })
})

test('a review needs a rating from one to five and a comment of at least five characters', async () => {
  const order = await completed()
  const { errors } = (await review(client, order, { rating: 6, comment: ' نعم ' })).body
  expect(errors).toEqual({ rating: ['اختر تقييمك'], comment: ['اكتب 5 أحرف على الأقل'] })
})

test('a client finds an order to rate among the reviews of its provider, until it is rated', async () => {
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'completed'))
  const order = await completed()
  const id = (await getOrder(client, order)).body.data?.provider?.id
  const orderToRate = async (token?: string) =>
    (await call('GET', `/api/providers/${id}/reviews`, token ? { token } : {})).body.data?.reviewable_order
  expect(await orderToRate(client)).toEqual({ id: order.id, number: (await getOrder(client, order)).body.data?.number })
  expect([await orderToRate(), await orderToRate(provider)]).toEqual([null, null])
  await review(client, order)
  expect(await orderToRate(client)).toBeNull()
})

test('a client edits its review for two days and until its provider answers; the rating follows', async () => {
  const order = await completed()
  await review(client, order)
  const edit = (token: string, body: object) => call('PATCH', `/api/orders/${order.id}/review`, { token, body })
  const [count, sum] = await ratingOf(order)
  const other = await logInAs(app, demoPhones.secondClient)
  expect([(await edit(other, validReview)).status, (await edit(provider, validReview)).status]).toEqual([404, 403])
  expect(Object.keys((await edit(client, { rating: 9, comment: 'نعم' })).body.errors ?? {})).toEqual(['rating', 'comment'])
  expect((await getOrder(client, order)).body.data?.review).toMatchObject({ editable_until: expect.any(String) })
  expect((await getOrder(provider, order)).body.data?.review).toMatchObject({ editable_until: null })
  expect((await edit(client, { rating: 2, comment: 'عادت المشكلة بعد يوم' })).status).toBe(200)
  expect((await ratingOf(order)).slice(0, 2)).toEqual([count, sum - 2])
  expect((await getOrder(provider, order)).body.data?.review).toMatchObject({ rating: 2, comment: 'عادت المشكلة بعد يوم' })
  const version = Number((await getOrder(provider, order)).body.data?.review?.version)
  await edit(client, { rating: 2, comment: 'عادت المشكلة بعد يوم' }) // the same again
  expect((await notificationsTo(demoPhones.company, order)).filter(({ type }) => type === 'review_changed')).toHaveLength(1)
  const answer = (of: number) =>
    call('POST', `/api/orders/${order.id}/review/answer`, { token: provider, body: { answer: 'نعود غدًا لإصلاحها', version: of } })
  expect([(await answer(version - 1)).status, (await answer(version)).status, (await edit(client, validReview)).status]).toEqual([
    409, 200, 409,
  ])
  const late = await completed()
  await review(client, late)
  app.clock.advance(49 * 3_600_000)
  expect((await getOrder(client, late)).body.data?.review).toMatchObject({ editable_until: null })
  expect((await call('PATCH', `/api/orders/${late.id}/review`, { token: client, body: validReview })).status).toBe(409)
})

test('an empty comment is reported as missing', async () => {
  const { errors } = (await review(client, await completed(), { comment: ' ' })).body
  expect(errors).toEqual({ rating: ['اختر تقييمك'], comment: ['هذا الحقل مطلوب'] })
})

test('an order that is not completed cannot be reviewed', async () => {
  const order = await offeredOrder()
  const response = await review(client, order)
  expect([response.status, response.body.msg]).toEqual([409, 'يُقيَّم الطلب بعد اكتماله'])
})

test('only the client of an order can review it', async () => {
  const order = await completed()
  expect((await review(await logInAs(app, demoPhones.secondClient), order)).status).toBe(404)
  expect((await review(provider, order)).status).toBe(403)
})

test('the provider of the order answers a review once, which is then public', async () => {
  const order = await completed()
  const answer = (token: string, text: string) => call('POST', `/api/orders/${order.id}/review/answer`, { token, body: { answer: text } })
  const thanks = 'شكرًا لثقتك، ونسعد بخدمتك دائمًا.'
  expect((await answer(provider, thanks)).status).toBe(409)
  await review(client, order)
  expect((await getOrder(provider, order)).body.data).toMatchObject({ can_answer_review: true })
  expect((await answer(client, thanks)).status).toBe(403)
  expect((await answer(await logInAs(app, demoPhones.userNothing), thanks)).status).toBe(403)
  expect((await answer(provider, ' ')).body.errors).toHaveProperty('answer')
  expect((await answer(provider, thanks)).status).toBe(200)
  expect((await answer(provider, 'رد آخر على التقييم')).status).toBe(409)
  const page = (await getOrder(provider, order)).body.data
  expect(page).toMatchObject({ can_answer_review: false, review: { answer: thanks } })
  const { text } = await call('GET', `/api/providers/${page?.provider?.id}/reviews`)
  expect(text).toContain(thanks)
})

test('a provider lists its own reviews and answers each once, also when two answers arrive together', async () => {
  const order = await completed()
  await review(client, order)
  type Listed = { id: string; answer: string | null; order: { id: string } | null }
  // Safe: a page of the response schema.
  const list = async (token: string) =>
    Object.values((await call('GET', '/api/user/reviews?per_page=50', { token })).body.data?.data ?? {}) as unknown as Listed[]
  const answer = (token: string, id: string, text = 'شكرًا لثقتك بنا') =>
    call('POST', `/api/user/reviews/${id}/answer`, { token, body: { answer: text } })
  const own = await list(provider)
  const found = own.find((row) => row.order?.id === order.id)
  expect(found).toMatchObject({ ...validReview, answer: null, order: { id: order.id } })
  const id = String(found?.id)
  const other = await logInAs(app, demoPhones.freelancer)
  expect(JSON.stringify(await list(other))).not.toContain(id)
  expect((await answer(other, id)).status).toBe(404)
  for (const token of [client, await logInAs(app, demoPhones.userNothing)]) {
    expect((await call('GET', '/api/user/reviews', { token })).status).toBe(403)
    expect((await answer(token, id)).status).toBe(403)
  }
  expect((await answer(provider, id, ' ')).body.errors).toHaveProperty('answer')
  const byOrder = call('POST', `/api/orders/${order.id}/review/answer`, { token: provider, body: { answer: 'نسعد بخدمتك' } })
  const both = await Promise.all([answer(provider, id), byOrder])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const withoutOrder = own.find((row) => row.order === null && row.answer === null)
  expect((await answer(provider, String(withoutOrder?.id))).status).toBe(200)
  await db.update(reviews).set({ status: 'hidden', answer: null }).where(eq(reviews.id, id))
  expect((await answer(provider, id)).status).toBe(404)
})

/** A review of a completed order, as stored. */
async function reviewed() {
  const order = await completed()
  await review(client, order)
  const [stored] = await db.select().from(reviews).where(eq(reviews.order_id, order.id))
  if (!stored) throw new Error('reviewed: nothing stored')
  return { ...stored, order }
}
const report = (token: string, id: string, body: object = { reason: 'false' }) =>
  call('POST', `/api/reviews/${id}/report`, { token, body, lang: 'ar' })
const reportsOf = (review_id: string) => db.select().from(reviewReports).where(eq(reviewReports.review_id, review_id))
const moderator = () =>
  adminToken(app, ['review-reports.list', 'review-reports.hide', 'review-reports.dismiss', 'reviews.hide', 'reviews.publish'])
const decide = async (token: string, id: string, action: 'hide' | 'dismiss', body: object) =>
  call('POST', `/api/admin/review-reports/${id}/actions/${action}`, { token, body, lang: 'ar' })
const received = async (phone: string, type: string) => {
  const rows = await db
    .select()
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(eq(users.phone, fullPhone(phone) ?? ''))
  return rows.map((row) => row.notifications).filter((row) => row.type === type)
}

test('readers and the provider report a review once each; its author and guests cannot', async () => {
  const { id } = await reviewed()
  const reader = await logInAs(app, demoPhones.secondClient)
  expect((await call('POST', `/api/reviews/${id}/report`, { body: { reason: 'false' } })).status).toBe(401)
  expect((await report(client, id)).status).toBe(403)
  expect((await report(reader, id, { reason: 'nothing' })).body.errors).toHaveProperty('reason')
  const both = await Promise.all([report(reader, id, { reason: 'insult', note: 'لفظ جارح' }), report(reader, id)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await report(provider, id)).status).toBe(201)
  expect((await report(reader, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await reportsOf(id)).map(({ status, comment }) => [status, comment])).toEqual([
    ['new', validReview.comment],
    ['new', validReview.comment],
  ])
})

test('hiding a reported review takes it out of the rating, closes its other reports and informs both parties', async () => {
  const { id, order, provider_id } = await reviewed()
  const before = await ratingOf(order)
  const reader = await logInAs(app, demoPhones.secondClient)
  await Promise.all([report(reader, id), report(provider, id)])
  const [first] = await reportsOf(id)
  const admin = await moderator()
  const counts = async () =>
    Promise.all(
      [demoPhones.client, demoPhones.company, demoPhones.secondClient].map(
        async (phone) => (await received(phone, 'review_hidden')).length,
      ),
    )
  const [toAuthor = 0, toProvider = 0, toReader = 0] = await counts()
  expect((await decide(admin, String(first?.id), 'hide', { decision: '' })).body.errors).toHaveProperty('decision')
  expect((await decide(admin, String(first?.id), 'hide', { decision: 'يذكر بيانات شخصية' })).status).toBe(200)
  expect(await reportsOf(id)).toMatchObject([
    { status: 'hidden', decision: 'يذكر بيانات شخصية' },
    { status: 'hidden', decision: 'يذكر بيانات شخصية' },
  ])
  expect((await ratingOf(order)).slice(0, 2)).toEqual([before[0] - 1, before[1] - 4])
  expect((await call('GET', `/api/providers/${provider_id}/reviews?per_page=50`)).text).not.toContain(id)
  expect(await counts()).toEqual([toAuthor + 1, toProvider + 1, toReader + 1])
  expect((await decide(admin, String(first?.id), 'dismiss', { decision: 'يبقى كما هو' })).status).toBe(409)
  expect((await report(await logInAs(app, demoPhones.freelancer), id)).status).toBe(404)
})

test('keeping a reported review informs its reporter and its author, and leaves it published', async () => {
  const { id, order, provider_id } = await reviewed()
  const before = await ratingOf(order)
  await report(provider, id, { reason: 'spam' })
  const [stored] = await reportsOf(id)
  expect((await decide(await moderator(), String(stored?.id), 'dismiss', { decision: 'التقييم عن تجربة فعلية' })).status).toBe(200)
  const [sent] = (await received(demoPhones.company, 'review_report_dismissed')).slice(-1)
  expect(sent).toMatchObject({ link: pages.providerReviews({ id: String(provider_id) }) })
  expect(sent?.body_ar).toContain('التقييم عن تجربة فعلية')
  expect((await received(demoPhones.client, 'review_report_dismissed')).length).toBeGreaterThan(0)
  expect(await ratingOf(order)).toEqual(before)
  expect((await report(provider, id)).status).toBe(409)
})

test('a review that an administrator hides directly also closes its reports, and both parties hear about it again when it is published', async () => {
  const { id, order } = await reviewed()
  const before = await ratingOf(order)
  await report(provider, id)
  const admin = await moderator()
  const moderate = (action: string, body: object) => call('POST', `/api/admin/reviews/${id}/actions/${action}`, { token: admin, body })
  expect((await moderate('hide', { reason: 'مخالف للشروط' })).status).toBe(200)
  expect(await reportsOf(id)).toMatchObject([{ status: 'hidden', decision: 'مخالف للشروط' }])
  expect((await moderate('publish', {})).status).toBe(200)
  expect(await ratingOf(order)).toEqual(before)
  expect((await received(demoPhones.client, 'review_published')).length).toBeGreaterThan(0)
})
