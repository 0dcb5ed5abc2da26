import { belongsTo, choice, count, localized, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const most = 1_000_000
const action = { access: 'adm.products', when: () => true, set: {} } as const

/** What there is of each unit that is sold: a simple product, or a variant. A view: the number itself is the quantity of the product or variant. */
export const stockUnits = resource({
  name: 'stock-units',
  label: {
    one: { en: 'Stock of a product', ar: 'مخزون منتج' },
    many: { en: 'Stock', ar: 'المخزون' },
    rows: { en: 'Products in stock', ar: 'منتجات المخزون' },
  },
  group: 'store',
  icon: 'container',
  table: 'domain',
  timestamps: [],
  fields: {
    sku: text('SKU', 'رمز التخزين'),
    product_id: belongsTo('Product', 'المنتج', 'products'),
    variant: localized('Variant', 'المتغيّر', { optional: true }),
    on_hand: count('On hand', 'الموجود'),
    reserved: count('Reserved', 'المحجوز', { help: { en: 'For orders that are not paid yet', ar: 'لطلبات لم تُدفع بعد' } }),
    free: count('Free to sell', 'المتاح للبيع'),
    low_stock: count('Low stock at', 'تنبيه المخزون عند', { optional: true }),
    state: choice(
      'State',
      'الحالة',
      { sold_out: { en: 'Sold out', ar: 'نفدت الكمية' }, low: { en: 'Low', ar: 'مخزون منخفض' }, in_stock: { en: 'In stock', ar: 'متوفر' } },
      { tones: { sold_out: 'bad', low: 'warn', in_stock: 'good' } },
    ),
    category_id: belongsTo('Category', 'التصنيف', 'product-categories'),
    provider_id: belongsTo('Seller', 'البائع', 'providers', {
      optional: true,
      empty: { en: 'The platform', ar: 'المنصة' },
    }),
  },
  title: 'sku',
  dialogFacts: ['product_id', 'on_hand', 'reserved'],
  subtitle: 'product_id',
  list: ['sku', 'product_id', 'variant', 'on_hand', 'reserved', 'free', 'low_stock', 'state', 'provider_id'],
  filters: ['state', 'product_id', 'category_id', 'provider_id', 'on_hand', 'reserved', 'free'],
  tabs: ['state'],
  sort: 'free',
  searchRelated: ['product_id'],
  related: ['stock-moves.unit_id'],
  access: { action: 'adm.products', create: false, edit: false, remove: false },
  actions: {
    receive: {
      ...action,
      label: { en: 'Goods arrived', ar: 'وصلت بضاعة' },
      historyLabel: { en: 'Goods received', ar: 'استلام بضاعة' },
      done: { en: 'The stock of {row} has grown', ar: 'زاد مخزون {row}' },
      tone: 'primary',
      formFields: {
        quantity: count('How many arrived', 'كم وصل', { min: 1, max: most }),
        note: text('Delivery note', 'رقم إذن التسليم', { optional: true, max: 100 }),
      },
      handler: 'receive_stock',
    },
    correct: {
      ...action,
      label: { en: 'Correct the stock', ar: 'تصحيح المخزون' },
      historyLabel: { en: 'Stock corrected', ar: 'تصحيح المخزون' },
      done: { en: 'The stock of {row} is corrected', ar: 'صُحّح مخزون {row}' },
      formFields: {
        direction: choice(
          'Change',
          'التغيير',
          { remove: { en: 'Fewer than recorded', ar: 'أقل من المسجّل' }, add: { en: 'More than recorded', ar: 'أكثر من المسجّل' } },
          { default: 'remove' },
        ),
        quantity: count('By how many', 'الفرق', { min: 1, max: most }),
      },
      reason: 'required',
      handler: 'correct_stock',
    },
  },
})
