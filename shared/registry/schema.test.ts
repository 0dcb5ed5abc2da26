import { describe, expect, test } from 'vitest'
import { choice, count, hasMany, list, localized, money, percent } from './fields.ts'
import { fieldErrors } from './messages.ts'
import { rowSchema } from './row-schema.ts'
import { draftSchema, patchSchema } from './schema.ts'

const id = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11'
const coupon = {
  fields: {
    title: localized('Title', 'العنوان', { min: 5 }),
    type: choice('Type', 'النوع', { fixed: { en: 'Fixed', ar: 'ثابت' }, ratio: { en: 'Ratio', ar: 'نسبة' } }, { default: 'fixed' }),
    amount: money('Amount', 'المبلغ', { optional: true, visibleWhen: { field: 'type', is: ['fixed'] } }),
    ratio: percent('Ratio', 'النسبة', { optional: true, visibleWhen: { field: 'type', is: ['ratio'] } }),
    used: count('Used', 'المستخدم', { readOnly: true, default: 0 }),
  },
  rules: [
    {
      field: 'amount' as const,
      isValid: (row: { type: string; amount: number | null }) => row.type !== 'fixed' || row.amount !== null,
      message: { en: 'Say how much', ar: 'حدد المبلغ' } as const,
    },
  ],
}
const title = { ar: 'خصم العيد', en: 'Eid offer' }

describe('a draft', () => {
  const draft = draftSchema(coupon)
  const errors = (body: unknown, locale: 'ar' | 'en' = 'en') => fieldErrors(draft.safeParse(body).error ?? { issues: [] }, locale)

  test('has its defaults, and null in hidden fields', () =>
    expect(draft.parse({ title, amount: 500, ratio: 10 })).toEqual({ title, type: 'fixed', amount: 500, ratio: null, used: 0 }))
  test('reports each wrong field, by language', () =>
    expect(errors({ title: { ar: 'خصم', en: '' }, type: 'free' })).toEqual({
      'title.ar': ['Use at least 5 characters'],
      'title.en': ['This field is required'],
      type: ['Choose one of the options'],
    }))
  test('reports in Arabic', () => expect(errors({ title: { ...title, ar: 'خصم' } }, 'ar')['title.ar']).toEqual(['اكتب 5 أحرف على الأقل']))
  test('reports unknown and read-only fields', () =>
    expect(Object.keys(errors({ title, amount: 500, colour: 'red', used: 3 }))).toEqual(['colour', 'used']))
  test('reports a broken rule on its field', () => expect(errors({ title }, 'ar')).toEqual({ amount: ['حدد المبلغ'] }))
  test('reports a broken rule beside values of the wrong type, unless it reads one of them', () => {
    expect(Object.keys(errors({ title: 5 }))).toEqual(['title', 'amount'])
    expect(Object.keys(errors({ title: 5, type: 'free' }))).toEqual(['title', 'type'])
  })
  test('that is not an object is reported', () => expect(errors('x')).toEqual({ body: ['This field is required'] }))
})

describe('a patch', () => {
  const stored = { title, type: 'fixed', amount: 500, ratio: null, used: 2 }
  test('contains only what was sent', () => expect(patchSchema(coupon).parse({ amount: 700 })).toEqual({ amount: 700 }))
  test('clears the fields that the change hides', () =>
    expect(patchSchema(coupon, stored).parse({ type: 'ratio', ratio: 10 })).toEqual({ type: 'ratio', ratio: 10, amount: null }))
  test('is checked as the row will be', () =>
    expect(fieldErrors(patchSchema(coupon, stored).safeParse({ amount: null }).error ?? { issues: [] }, 'en')).toEqual({
      amount: ['Say how much'],
    }))
  test('cannot set a read-only field', () => expect(patchSchema(coupon, stored).safeParse({ used: 0 }).success).toBe(false))
})

describe('a field required when visible', () => {
  const product = {
    fields: {
      type: choice('Type', 'النوع', { simple: { en: 'Simple', ar: 'بسيط' }, multi: { en: 'Multi', ar: 'متعدد' } }),
      quantity: count('Quantity', 'الكمية', {
        optional: true,
        visibleWhen: { field: 'type', is: ['simple'] },
        requiredWhenVisible: { message: { en: 'Say how many', ar: 'اكتب الكمية' } },
      }),
      variants: list(
        'Variants',
        'الأنواع',
        { options: hasMany('Options', 'الخيارات', 'options', { requiredWhenVisible: { message: { en: 'Choose some', ar: 'اختر' } } }) },
        {
          one: { en: 'Variant', ar: 'نوع' },
          requiredWhenVisible: { when: { field: 'type', is: ['multi'] }, message: { en: 'Add one', ar: 'أضف نوعًا' } },
        },
      ),
    },
  }
  const errors = (body: unknown) => fieldErrors(draftSchema(product).safeParse(body).error ?? { issues: [] }, 'en')

  test('is required if the row shows it', () => expect(errors({ type: 'simple', variants: [] })).toEqual({ quantity: ['Say how many'] }))
  test('is required only while its condition holds', () => {
    expect(errors({ type: 'simple', quantity: 2, variants: [] })).toEqual({})
    expect(errors({ type: 'multi', variants: [] })).toEqual({ variants: ['Add one'] })
  })
  test('is required in each entry of a list', () =>
    expect(errors({ type: 'multi', variants: [{ options: [id] }, { options: [] }] })).toEqual({ 'variants.1.options': ['Choose some'] }))
  test('cannot be cleared by a change', () =>
    expect(patchSchema(product, { type: 'simple', quantity: 2, variants: [] }).safeParse({ quantity: null }).success).toBe(false))
})

test('a public response has only the id and the named fields', () =>
  expect(() => rowSchema(coupon, ['title']).parse({ id, title, used: 1 })).toThrow('used'))
