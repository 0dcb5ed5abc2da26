import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder, type Sent } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'

const { house, client, provider, world, does, page, offered, toldTo } = await orderHouse()
const { call, db } = house
const kind = { rating: 4, comment: 'عمل نظيف وفي موعده' }
const review = (token: string, order: Sent, body: object = kind) =>
  call('POST', `/api/orders/${order.id}/review`, { token, body, lang: 'ar' })
const completed = async () => {
  const order = await payableOrder(house, client, provider, world)
  await payOrder(house, client, order, `pay-${order.id}`)
  await does(provider, order, 'deliver')
  return does(client, order, 'confirm_receipt')
}
const ratedOf = async (order: Sent) => {
  const id = (await page(client, order)).body.data?.provider?.id
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, String(id)))
  return [row?.rating_count ?? 0, row?.rating_sum ?? 0, row?.rating ?? 0] as const
}

test('of two reviews at once one is kept, and the provider’s rating counts it once', async () => {
  const order = await completed()
  const [count, sum] = await ratedOf(order)
  const answers = await Promise.all([review(client, order), review(client, order)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await ratedOf(order)).toEqual([count + 1, sum + 4, Math.round(((sum + 4) * 10) / (count + 1))])
  expect((await toldTo(demoPeople.company, order)).filter(({ type }) => type === 'review_received')).toHaveLength(1)
  const [kept] = await db.select().from(reviews).where(eq(reviews.order_id, order.id))
  expect(kept).toMatchObject({ client_name: 'سارة', status: 'published' })
})

test('a review needs a rating from one to five and a comment of at least five characters', async () => {
  const order = await completed()
  const { errors } = (await review(client, order, { rating: 6, comment: ' نعم ' })).body
  expect(errors).toEqual({ rating: ['أعلى قيمة مسموحة 5'], comment: ['يجب ألا يقل عدد الأحرف عن 5'] })
})

test('an order that is not complete is not reviewed, whatever the words', async () => {
  const order = await offered()
  const answer = await review(client, order, { rating: 9 })
  expect([answer.status, answer.body.msg]).toEqual([409, 'يُقيَّم الطلب بعد اكتماله'])
})

test('nobody but its client reviews an order', async () => {
  const order = await completed()
  expect((await review(await signIn(house, demoPeople.secondClient), order)).status).toBe(404)
  expect((await review(provider, order)).status).toBe(403)
})
