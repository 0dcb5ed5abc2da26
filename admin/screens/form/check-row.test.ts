import { coupons } from '@wasl/resources/coupons.ts'
import { expect, test } from 'vitest'
import { checkRow } from './check-row.ts'

const coupon = {
  title: { ar: 'خصم العودة', en: 'Back to school' },
  code: 'BACK10',
  type: 'ratio',
  discount_percent: 10,
  max_use: 5,
  start_date: '2026-11-01',
  expire_date: '2026-12-01',
  is_open: true,
}

test('a row that breaks a rule over several fields is told on the field of the rule', () => {
  const issues = checkRow(coupons, null, { ...coupon, expire_date: '2026-10-01' }, 'ar')
  expect(issues).toEqual([{ path: ['expire_date'], message: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البداية' }])
})

test('an edit is checked as the row would become', () => {
  const stored = { ...coupon, id: '1', version: 1, used_count: 0, discount_amount: null, max_discount: null }
  expect(checkRow(coupons, stored, { ...stored, max_use: 9 }, 'en')).toEqual([])
  expect(checkRow(coupons, stored, { ...stored, start_date: '2026-12-24' }, 'en').map(({ path }) => path)).toEqual([['expire_date']])
})
