import { admins } from '@wasl/resources/admins.ts'
import { cars } from '@wasl/resources/cars.ts'
import { coupons } from '@wasl/resources/coupons.ts'
import { products } from '@wasl/resources/products.ts'
import { defaultValidationContext } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { rowValidator } from './validate-row.ts'

const context = { ...defaultValidationContext, now: () => '2026-09-01T00:00:00.000Z' }

const coupon = {
  title: { ar: 'خصم العودة', en: 'Back to school' },
  code: 'BACK10',
  type: 'ratio',
  discount_percent: 10,
  max_use: 5,
  start_date: '2026-11-01',
  expire_date: '2026-12-01',
  is_open: true,
  first_order_only: false,
}

test('a violated rule over several fields is reported on the field of the rule', () => {
  const issues = rowValidator(coupons, null, 'ar', context)({ ...coupon, expire_date: '2026-10-01' })
  expect(issues).toEqual([{ path: ['expire_date'], message: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البداية' }])
})

test('an edit is validated as the row would become', () => {
  const stored = { ...coupon, id: '1', version: 1, used_count: 0, discount_amount: null, max_discount: null }
  expect(rowValidator(coupons, stored, 'en', context)({ ...stored, max_use: 9 })).toEqual([])
  expect(rowValidator(coupons, stored, 'en', context)({ ...stored, start_date: '2026-12-24' }).map(({ path }) => path)).toEqual([
    ['expire_date'],
  ])
})

test('a step validates the rules over its own fields while later steps are still empty', () => {
  const validate = rowValidator(products, null, 'en')
  const step = new Set(['type', 'price', 'quantity', 'sku', 'option_ids', 'variants'])
  const variant = { options: ['019a0000-0000-7000-8000-000000000001'], price: 900, quantity: 1, sku: 'A-1', image: null }
  const multi = { type: 'multi', price: 1000 }
  expect(validate({ ...multi, variants: [] }, step)).toMatchObject([{ path: ['variants'] }])
  expect(validate({ ...multi, variants: [variant, { ...variant, sku: 'A-2' }] }, step)).toMatchObject([
    { path: ['variants', 1, 'options'] },
  ])
  expect(validate({ ...multi, variants: [variant] }, step)).toEqual([])
})

test('a rule that reads a later step is skipped until that step is validated', () => {
  const validate = rowValidator(coupons, null, 'en', context)
  expect(validate({ expire_date: '2026-10-01' }, new Set(['expire_date']))).toEqual([])
  const both = new Set(['start_date', 'expire_date'])
  expect(validate({ start_date: '2026-11-01', expire_date: '2026-10-01' }, both)).toMatchObject([{ path: ['expire_date'] }])
})

test('email endings and the number of images are validated against the settings', () => {
  const context = { now: () => '2026-11-21T09:00:00.000Z', emailEndings: ['.sa'], maxImages: 1 }
  const issuesFor = (change: object) =>
    rowValidator(admins, null, 'en', context)({ name: 'Noura', phone: '0512345678', is_super: true, ...change })
  expect(issuesFor({ email: 'noura@wasl.sa' })).toEqual([])
  expect(issuesFor({ email: 'noura@wasl.com' })).toEqual([{ path: ['email'], message: 'The email address must end with .sa' }])
  const images = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']
  expect(rowValidator(cars, null, 'en', context)({ images }, new Set(['images']))).toMatchObject([{ message: 'Upload at most 1 images' }])
})
