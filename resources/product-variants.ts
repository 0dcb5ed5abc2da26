import { belongsTo, count, hasMany, image, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** What the product form asks for of each variant. */
export const variantFields = {
  options: hasMany('Options', 'الخيارات', 'attribute-options', {
    max: 5,
    needed: { otherwise: ['Choose the options of this variant', 'حدّد خيارات هذا النوع'] },
  }),
  price: money('Price', 'السعر', { min: 1 }),
  quantity: count('Quantity', 'الكمية', { max: 1_000_000 }),
  sku: text('SKU', 'رمز التخزين', { max: 40, unique: true }),
  image: image('Image', 'الصورة', { optional: true }),
}

/** One combination of options of a product. Written by the product's own form, as one with it. */
export const productVariants = resource({
  name: 'product-variants',
  label: { one: ['Variant', 'نوع منتج'], many: ['Product variants', 'أنواع المنتجات'] },
  group: 'store',
  icon: 'partition',
  fields: {
    product_id: belongsTo('Product', 'المنتج', 'products', { isPart: true }),
    ...variantFields,
    // The ids of its options in order: what makes two variants of a product the same one.
    combination: text('Combination', 'التركيبة', { readOnly: true, internal: true, max: 200 }),
    place: count('Place in the product', 'ترتيبه في المنتج', { readOnly: true, default: 0 }),
  },
  title: 'sku',
  besideTitle: 'product_id',
  list: ['sku', 'product_id', 'options', 'price', 'quantity'],
  filters: ['product_id', 'price', 'quantity'],
  sort: 'sku',
  unique: [['product_id', 'combination']],
  access: { create: false, edit: false, remove: false },
})
