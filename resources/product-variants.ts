import { belongsTo, count, hasMany, image, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The fields of a variant in the product form. */
export const variantFields = {
  options: hasMany('Options', 'الخيارات', 'attribute-options', {
    max: 5,
    requiredWhenVisible: { message: { en: 'Choose the options of this variant', ar: 'حدّد خيارات هذا المتغيّر' } },
  }),
  price: money('Price', 'السعر', { min: 1 }),
  quantity: count('Quantity', 'الكمية', { max: 1_000_000 }),
  sku: text('SKU', 'رمز التخزين', { max: 40, unique: true }),
  image: image('Image', 'الصورة', { optional: true, shownToAll: true }),
  low_stock: count('Low stock at', 'تنبيه المخزون عند', {
    optional: true,
    max: 1_000_000,
    help: {
      en: 'The seller is notified when the quantity falls to this number',
      ar: 'ينبَّه البائع حين تنخفض الكمية إلى هذا العدد',
    },
  }),
}

/** One combination of options of a product. Edited in the product form and saved in the same transaction. */
export const productVariants = resource({
  name: 'product-variants',
  label: { one: { en: 'Variant', ar: 'متغيّر منتج' }, many: { en: 'Product variants', ar: 'متغيّرات المنتجات' } },
  group: 'store',
  icon: 'partition',
  fields: {
    product_id: belongsTo('Product', 'المنتج', 'products', { cascadeDelete: true }),
    ...variantFields,
    // The sorted option ids, unique per product.
    combination: text('Combination', 'التركيبة', { readOnly: true, internal: true, max: 200 }),
    position: count('Position', 'ترتيبه في المنتج', { readOnly: true, default: 0 }),
  },
  title: 'sku',
  subtitle: 'product_id',
  list: ['sku', 'product_id', 'options', 'price', 'quantity'],
  filters: ['product_id', 'price', 'quantity'],
  sort: 'sku',
  unique: [['product_id', 'combination']],
  access: { action: 'adm.products', create: false, edit: false, remove: false },
})
