import { count, list, localized, text } from '@wasl/shared/registry/fields.ts'

/** Some goods of an order of the store, each with its quantity. */
export const goodsLines = list(
  'Goods',
  'المنتجات',
  {
    title: localized('Product', 'المنتج', { max: 200 }),
    quantity: count('Quantity', 'الكمية', { min: 1 }),
    line_id: text('Line of the order', 'سطر الطلب', { max: 36, internal: true }),
  },
  { one: { en: 'Product', ar: 'منتج' }, isInline: true },
)
