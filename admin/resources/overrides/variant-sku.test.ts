import { expect, test } from 'vitest'
import { variantSku } from './variant-sku.ts'

const black = { en: 'Black', ar: 'أسود' }
const large = { en: 'XL (42")', ar: 'كبير' }

test('a variant’s SKU is made of the product’s name and its options', () => {
  expect(variantSku('Desk lamp', [black, large], new Set())).toBe('DESK-LAMP-BLACK-XL-42')
  expect(variantSku('A product with an unusually long name in the catalog', [black], new Set())).toHaveLength(37)
  expect(variantSku('', [], new Set())).toBe('')
})

test('a SKU that is taken gets a number', () => {
  expect(variantSku('Lamp', [black], new Set(['LAMP-BLACK']))).toBe('LAMP-BLACK-2')
  expect(variantSku('Lamp', [black], new Set(['LAMP-BLACK', 'LAMP-BLACK-2']))).toBe('LAMP-BLACK-3')
})
