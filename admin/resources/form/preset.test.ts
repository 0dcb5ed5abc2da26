import { products } from '@wasl/resources/products.ts'
import { expect, test } from 'vitest'
import { presetOf } from './preset.ts'

const id = '0190a1b2-0000-7000-8000-000000000001'

test('a form for a new row starts with the relations of its address, and with nothing else from there', () => {
  const address = new URLSearchParams({ brand_id: id, category_id: 'x', name_ar: 'اسم', step: '2', unknown_id: id })
  expect(presetOf(products.fields, address)).toEqual({ brand_id: id })
})
