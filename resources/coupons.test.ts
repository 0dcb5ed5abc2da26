import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { defaultValidationContext, draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { coupons } from './coupons.ts'

const context = { ...defaultValidationContext, now: () => '2026-11-01T09:00:00.000Z' }
const draft = draftSchema(coupons, context)
const fixed = {
  title: { ar: 'خصم العيد', en: 'Eid discount' },
  code: 'EID50',
  type: 'fixed',
  discount_amount: 5000,
  max_use: 100,
  start_date: '2026-11-01',
  expire_date: '2026-11-30',
}
const ratio = { ...fixed, type: 'ratio', discount_amount: null, discount_percent: 10 }
const errorsOf = (body: object) => fieldErrors(draft.safeParse(body).error ?? { issues: [] }, 'en')

test('a fixed-amount coupon has no percentage and starts unused', () =>
  expect(draft.parse({ ...fixed, discount_percent: 10 })).toMatchObject({
    discount_amount: 5000,
    discount_percent: null,
    used_count: 0,
    is_open: true,
  }))

test.each([
  ['a fixed amount of zero', { ...fixed, discount_amount: 0 }, 'discount_amount'],
  ['no amount', { ...fixed, discount_amount: null }, 'discount_amount'],
  ['no percentage', { ...ratio, discount_percent: null }, 'discount_percent'],
  ['a percentage above 100', { ...ratio, discount_percent: 101 }, 'discount_percent'],
  ['a maximum discount of zero', { ...ratio, max_discount: 0 }, 'max_discount'],
  ['an expiry date that is not after the start date', { ...ratio, expire_date: '2026-11-01' }, 'expire_date'],
  ['a title of four characters', { ...ratio, title: { ar: 'خصم!', en: 'Eid discount' } }, 'title.ar'],
  ['a code with a hyphen', { ...ratio, code: 'EID-50' }, 'code'],
  ['a usage limit of zero', { ...ratio, max_use: 0 }, 'max_use'],
])('rejects a coupon with %s on that field', (_, body, field) => expect(Object.keys(errorsOf(body))).toEqual([field]))

test('a code in small letters is stored in capitals', () =>
  expect(draft.parse({ ...ratio, code: ' eid50' })).toMatchObject({ code: 'EID50' }))

test('a new coupon is still valid tomorrow, and one that has expired may be edited', () => {
  expect(errorsOf({ ...fixed, start_date: '2020-01-01', expire_date: '2020-02-01' })).toEqual({
    expire_date: ['Choose a date in the future'],
  })
  const expired = { ...draft.parse(fixed), expire_date: '2026-10-01', start_date: '2026-09-01' }
  const edited = (change: object) => patchSchema(coupons, expired, context).safeParse(change).success
  expect([edited({ max_use: 7 }), edited({ expire_date: '2026-10-02' }), edited({ expire_date: '2026-12-02' })]).toEqual([
    true,
    false,
    true,
  ])
})
