import { belongsTo, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/**
 * One row per use of a coupon, written in the transaction of the use. It references no order: invoices do not carry coupons yet, and a
 * referenced order would have to show the same discount.
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
    amount: money('Amount before discount', 'المبلغ قبل الخصم'),
    discount: money('Discount', 'الخصم'),
    used_at: dateTime('Used at', 'وقت الاستخدام'),
  },
  title: 'code',
  subtitle: 'user_id',
  list: ['code', 'coupon_id', 'user_id', 'amount', 'discount', 'used_at'],
  filters: ['coupon_id', 'user_id', 'discount', 'used_at'],
  totals: ['amount', 'discount'],
  sort: '-used_at',
  search: ['code'],
  access: { action: 'adm.coupons', create: false, edit: false, remove: false },
})
