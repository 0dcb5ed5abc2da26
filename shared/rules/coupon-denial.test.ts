import { expect, test } from 'vitest'
import { riyals } from '../units.ts'
import { couponDenialReason, normalizeCouponCode } from './coupon-denial.ts'

const coupon = {
  is_open: true,
  used_count: 0,
  max_use: 2,
  start_date: '2026-11-01',
  expire_date: '2026-11-30',
  per_client_limit: null,
  first_order_only: false,
  min_amount: null,
  category_ids: [],
}
const order = { amount: riyals(100), category_id: 'plumbing', client_uses: 0, has_paid_before: false }
const reason = (terms: object, facts: object = {}, today = '2026-11-22') =>
  couponDenialReason({ ...coupon, ...terms }, { ...order, ...facts }, today)?.en ?? null

test.each([
  ['no limits', {}, {}, null],
  ['one use left', { used_count: 1 }, {}, null],
  ['no use left', { used_count: 2 }, {}, 'This coupon has been used up'],
  ['a closed coupon', { is_open: false }, {}, 'This coupon is closed'],
  ['the category of the order', { category_ids: ['cleaning', 'plumbing'] }, {}, null],
  ['other categories', { category_ids: ['cleaning'] }, {}, 'This coupon is not valid for this category'],
  ['the minimum amount', { min_amount: riyals(100) }, {}, null],
  ['less than the minimum amount', { min_amount: riyals(100) + 1 }, {}, 'This coupon is for amounts from SAR 100.01 before VAT'],
  ['a first order', { first_order_only: true }, {}, null],
  ['a later order', { first_order_only: true }, { has_paid_before: true }, 'This coupon is for your first order only'],
  ['fewer uses by the client than allowed', { per_client_limit: 2 }, { client_uses: 1 }, null],
  ['as many uses by the client as allowed', { per_client_limit: 1 }, { client_uses: 1 }, 'You have already used this coupon'],
  ['many uses by the client without a limit', {}, { client_uses: 9 }, null],
])('%s', (_, terms, facts, expected) => expect(reason(terms, facts)).toBe(expected))

test('a coupon is valid from its first to its last day', () =>
  expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((today) => reason({}, {}, today))).toEqual([
    'This coupon cannot be used yet',
    null,
    null,
    'This coupon has expired',
  ]))

test.each([' ahlan20 ', 'AHLAN٢٠', 'Ahlan ۲۰'])('the code %s is AHLAN20', (typed) => expect(normalizeCouponCode(typed)).toBe('AHLAN20'))
