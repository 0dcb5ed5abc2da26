import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { coupons } from './coupons.ts'

const draft = draftSchema(coupons)
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
