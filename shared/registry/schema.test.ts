import { describe, expect, test } from 'vitest'
import { choice, count, hasMany, list, localized, money, percent } from './fields.ts'
import { messagesOf } from './messages.ts'
import { rowSchema } from './row-schema.ts'
import { draftSchema, patchSchema } from './schema.ts'

const one = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11'
const coupon = {
  fields: {
    title: localized('Title', 'العنوان', { min: 5 }),
    type: choice('Type', 'النوع', { fixed: ['Fixed', 'ثابت'], ratio: ['Ratio', 'نسبة'] }, { default: 'fixed' }),
    amount: money('Amount', 'المبلغ', { optional: true, visibleWhen: { field: 'type', is: ['fixed'] } }),
    ratio: percent('Ratio', 'النسبة', { optional: true, visibleWhen: { field: 'type', is: ['ratio'] } }),
    used: count('Used', 'المستخدم', { readOnly: true, default: 0 }),
  },
  rules: [
    {
      on: 'amount' as const,
      holds: (row: { type: string; amount: number | null }) => row.type !== 'fixed' || row.amount !== null,
      otherwise: ['Say how much', 'حدد المبلغ'] as const,
    },
  ],
}
const title = { ar: 'خصم العيد', en: 'Eid offer' }

describe('a draft', () => {
  const draft = draftSchema(coupon)
  const told = (body: unknown, locale: 'ar' | 'en' = 'en') => messagesOf(draft.safeParse(body).error ?? { issues: [] }, locale)

  test('takes its defaults, and what it hides is null', () =>
    expect(draft.parse({ title, amount: 500, ratio: 10 })).toEqual({ title, type: 'fixed', amount: 500, ratio: null, used: 0 }))
  test('names each field that is wrong, down to the language', () =>
    expect(told({ title: { ar: 'خصم', en: '' }, type: 'free' })).toEqual({
      'title.ar': ['Write at least 5 characters'],
      'title.en': ['This field is required'],
      type: ['Choose one of the options'],
    }))
  test('says it in Arabic', () =>
    expect(told({ title: { ...title, ar: 'خصم' } }, 'ar')['title.ar']).toEqual(['يجب ألا يقل عدد الأحرف عن 5']))
  test('names a field that does not exist and one that is read only', () =>
    expect(Object.keys(told({ title, amount: 500, colour: 'red', used: 3 }))).toEqual(['colour', 'used']))
  test('breaks a rule of the declaration on its field', () => expect(told({ title }, 'ar')).toEqual({ amount: ['حدد المبلغ'] }))
  test('that is no object is told so', () => expect(told('x')).toEqual({ body: ['This field is required'] }))
})

describe('a patch', () => {
  const stored = { title, type: 'fixed', amount: 500, ratio: null, used: 2 }
  test('holds what was sent and nothing else', () => expect(patchSchema(coupon).parse({ amount: 700 })).toEqual({ amount: 700 }))
  test('empties what the change hides', () =>
    expect(patchSchema(coupon, stored).parse({ type: 'ratio', ratio: 10 })).toEqual({ type: 'ratio', ratio: 10, amount: null }))
  test('is checked as the row would become', () =>
    expect(messagesOf(patchSchema(coupon, stored).safeParse({ amount: null }).error ?? { issues: [] }, 'en')).toEqual({
      amount: ['Say how much'],
    }))
  test('cannot set a read-only field', () => expect(patchSchema(coupon, stored).safeParse({ used: 0 }).success).toBe(false))
})

describe('a needed field', () => {
  const product = {
    fields: {
      type: choice('Type', 'النوع', { simple: ['Simple', 'بسيط'], multi: ['Multi', 'متعدد'] }),
      quantity: count('Quantity', 'الكمية', {
        optional: true,
        visibleWhen: { field: 'type', is: ['simple'] },
        needed: { otherwise: ['Say how many', 'اكتب الكمية'] },
      }),
      variants: list(
        'Variants',
        'الأنواع',
        { options: hasMany('Options', 'الخيارات', 'options', { needed: { otherwise: ['Choose some', 'اختر'] } }) },
        { one: ['Variant', 'نوع'], needed: { when: { field: 'type', is: ['multi'] }, otherwise: ['Add one', 'أضف نوعًا'] } },
      ),
    },
  }
  const told = (body: unknown) => messagesOf(draftSchema(product).safeParse(body).error ?? { issues: [] }, 'en')

  test('must be given where the row shows it', () => expect(told({ type: 'simple', variants: [] })).toEqual({ quantity: ['Say how many'] }))
  test('must be given only when the row calls for it', () => {
    expect(told({ type: 'simple', quantity: 2, variants: [] })).toEqual({})
    expect(told({ type: 'multi', variants: [] })).toEqual({ variants: ['Add one'] })
  })
  test('is asked of each entry of a list', () =>
    expect(told({ type: 'multi', variants: [{ options: [one] }, { options: [] }] })).toEqual({ 'variants.1.options': ['Choose some'] }))
  test('cannot be emptied by a change', () =>
    expect(patchSchema(product, { type: 'simple', quantity: 2, variants: [] }).safeParse({ quantity: null }).success).toBe(false))
})

test('an answer to the public holds the id and the named fields alone', () =>
  expect(() => rowSchema(coupon, ['title']).parse({ id: one, title, used: 1 })).toThrow('used'))
