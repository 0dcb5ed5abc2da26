import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { products } from './products.ts'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const variant = (option: number, sku: string) => ({ options: [id(option)], price: 1000, quantity: 1, sku })
const errorsOf = (variants: readonly object[]) =>
  fieldErrors(
    draftSchema(products).safeParse({
      name: { ar: 'مصباح', en: 'Lamp' },
      description: { ar: 'مصباح مكتب', en: 'Desk lamp' },
      category_id: id(9),
      feature_ids: [],
      type: 'multi',
      price: 1000,
      variants,
    }).error ?? { issues: [] },
    'en',
  )

test('the error of a repeated variant is on the field that repeats another', () => {
  expect(errorsOf([variant(1, 'LAMP-1'), variant(2, 'LAMP-2')])).toEqual({})
  expect(Object.keys(errorsOf([variant(1, 'LAMP-1'), variant(2, 'LAMP-2'), variant(3, 'LAMP-2')]))).toEqual(['variants.2.sku'])
  expect(Object.keys(errorsOf([variant(1, 'LAMP-1'), variant(2, 'LAMP-2'), variant(2, 'LAMP-3')]))).toEqual(['variants.2.options'])
})

test('what is missing is named beside values of the wrong type', () => {
  const { error } = draftSchema(products).safeParse({ name: { ar: 'مصباح', en: 'Lamp' }, price: 'free' })
  expect(Object.keys(fieldErrors(error ?? { issues: [] }, 'en'))).toEqual(
    expect.arrayContaining(['price', 'category_id', 'quantity', 'sku']),
  )
})

test('a new product has something to sell', () =>
  expect(errorsOf([variant(1, 'LAMP-1'), { ...variant(2, 'LAMP-2'), quantity: 0 }])).toEqual({
    'variants.1.quantity': ['Enter 1 or more'],
  }))
