import { belongsTo, count, localized, money } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The goods of each order of the store, as they were ordered, and how many of them were sent, refunded and returned. */
export const orderLines = resource({
  name: 'order-lines',
  label: { one: { en: 'Ordered product', ar: 'منتج في طلب' }, many: { en: 'Ordered products', ar: 'منتجات الطلبات' } },
  group: 'operations',
  icon: 'shopping',
  table: 'domain',
  timestamps: [],
  isLog: true,
  isNested: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders', { tabLabel: { en: 'Products', ar: 'المنتجات' } }),
    title: localized('Product', 'المنتج'),
    quantity: count('Ordered', 'المطلوب'),
    to_send: count('To send', 'بانتظار الإرسال'),
    shipped: count('Sent', 'المُرسل'),
    refunded: count('Refunded before sending', 'رُدّ ثمنه قبل الإرسال'),
    returned: count('Returned', 'المُرجع'),
    price: money('Price of one', 'سعر الواحد'),
    amount: money('Amount', 'المبلغ'),
    product_id: belongsTo('In the store', 'في المتجر', 'products', { optional: true }),
    position: count('Position', 'الترتيب في الطلب', { internal: true }),
  },
  title: 'title',
  subtitle: 'order_id',
  list: ['title', 'order_id', 'quantity', 'to_send', 'shipped', 'refunded', 'returned', 'price', 'amount'],
  filters: ['order_id', 'product_id'],
  sort: 'position',
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
