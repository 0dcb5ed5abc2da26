import { belongsTo, choice, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/**
 * One row per use of a coupon, at most one for each order: reserved while its payment is open and used once that is captured. A payment that
 * fails or expires deletes its row.
 */
export const couponUses = resource({
  name: 'coupon-uses',
  label: { one: { en: 'Coupon use', ar: 'استخدام كوبون' }, many: { en: 'Coupon uses', ar: 'استخدامات الكوبونات' } },
  group: 'marketing',
  icon: 'gift',
  isLog: true,
  fields: {
    code: text('Code', 'الرمز', { max: 12, help: { en: 'The code at the time of use', ar: 'كما كان وقت الاستخدام' } }),
    coupon_id: belongsTo('Coupon', 'الكوبون', 'coupons', { tabLabel: { en: 'Uses', ar: 'مرات الاستخدام' } }),
    user_id: belongsTo('Client', 'العميل', 'users'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    status: choice(
      'Status',
      'الحالة',
      { reserved: { en: 'Reserved', ar: 'محجوز' }, used: { en: 'Used', ar: 'مستخدم' } },
      { default: 'used', tones: { reserved: 'warn', used: 'good' } },
    ),
    amount: money('Amount before discount', 'المبلغ قبل الخصم'),
    discount: money('Discount', 'الخصم'),
    used_at: dateTime('Used at', 'وقت الاستخدام'),
  },
  unique: [['order_id']],
  title: 'code',
  subtitle: 'user_id',
  list: ['code', 'user_id', 'order_id', 'amount', 'discount', 'status', 'used_at'],
  filters: ['coupon_id', 'user_id', 'status', 'discount', 'used_at'],
  totals: ['amount', 'discount'],
  sort: '-used_at',
  search: ['code'],
  access: { action: 'adm.coupons', create: false, edit: false, remove: false },
})
