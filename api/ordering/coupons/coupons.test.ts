import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { expect, test } from 'vitest'
import { categories } from '../../catalog/tables/from-registry.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder, sendOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, clock, db } = app
const admin = await adminToken(app, 'all')
const otherClient = await logInAs(app, demoPhones.secondClient)

const newCoupon = (change: object = {}) => createCoupon(app, admin, change)
const quote = (token: string, order: SentOrder, code: string, lang: 'ar' | 'en' = 'en') =>
  call('GET', `/api/orders/${order.id}/coupon?coupon_code=${encodeURIComponent(code)}`, { token, lang })

async function expectRejected(code: string, reason: { en: string; ar: string }) {
  for (const lang of ['en', 'ar'] as const) {
    const { status, body } = await quote(client, order, code, lang)
    expect([status, body.errors]).toEqual([422, { coupon_code: [reason[lang]] }])
  }
}

const order = await payableOrder(app, client, provider, sample)

test('a quote shows what the client pays, and leaves the tax of the invoice', async () => {
  const { status, body } = await quote(client, order, (await newCoupon()).toLowerCase())
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      service_amount: 50_000,
      tax: 7500,
      discount: 5000,
      final_amount: 52_500,
      due_amount: 57_500,
      payable_amount: 52_500,
      is_limited: false,
    }),
  ])
})

test('a code is accepted with Arabic digits and spaces', async () => {
  const code = await newCoupon()
  const typed = ` ${code.toLowerCase().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))} `
  expect((await quote(client, order, typed)).body.data?.code).toBe(code)
})

test('a discount leaves one riyal of the payment', async () => {
  const deposit = await payableOrder(app, client, provider, sample, { deposit_percent: 10 })
  const { body } = await quote(client, deposit, await newCoupon({ type: 'ratio', discount_percent: 100 }))
  expect(body.data).toMatchObject({ discount: 5650, due_amount: 5750, payable_amount: 100, is_limited: true })
})

test.each<[string, object, { en: string; ar: string }]>([
  ['closed', { is_open: false }, { en: 'This coupon is closed', ar: 'هذا الكوبون مغلق' }],
  ['not valid yet', { start_date: '2089-01-01' }, { en: 'This coupon cannot be used yet', ar: 'لم يبدأ هذا الكوبون بعد' }],
  [
    'below its minimum amount',
    { min_amount: 50_001 },
    { en: 'This coupon is for amounts from SAR 500.01 before VAT', ar: 'هذا الكوبون لمبلغ لا يقل عن 500.01 ريال قبل الضريبة' },
  ],
])('a coupon that is %s is rejected on the code in both languages', async (_, change, reason) => {
  await expectRejected(await newCoupon(change), reason)
})

test('a coupon of selected categories is for their orders only', async () => {
  const others = await db.select({ id: categories.id }).from(categories)
  const own = String(sample.order.category_id)
  const foreign = others.map(({ id }) => id).filter((id) => id !== own)
  const rejected = await quote(client, order, await newCoupon({ category_ids: foreign.slice(0, 2) }))
  expect(rejected.body.errors).toEqual({ coupon_code: ['This coupon is not valid for this category'] })
  expect((await quote(client, order, await newCoupon({ category_ids: [own] }))).status).toBe(200)
})

test('an unknown code, and a code without a letter, are rejected on the code', async () => {
  expect((await quote(client, order, 'NOSUCH')).body.errors).toEqual({ coupon_code: ['There is no coupon with this code'] })
  expect((await quote(client, order, ' ')).body.errors).toHaveProperty('coupon_code')
})

test('others do not learn that an order exists, and a coupon needs an amount that is due', async () => {
  const code = await newCoupon()
  expect((await quote(otherClient, order, code)).status).toBe(404)
  expect((await quote(provider, order, code)).status).toBe(403)
  expect((await quote(client, await sendOrder(app, client, sample), code)).status).toBe(409)
})

test('a coupon is accepted on its last day, and rejected on the code from the next', async () => {
  const code = await newCoupon({ expire_date: riyadhDate(new Date(Date.parse(clock.now()) + dayMs).toISOString()) })
  clock.advance(dayMs)
  expect((await quote(client, order, code)).status).toBe(200)
  clock.advance(dayMs)
  await expectRejected(code, { en: 'This coupon has expired', ar: 'انتهت صلاحية هذا الكوبون' })
})
