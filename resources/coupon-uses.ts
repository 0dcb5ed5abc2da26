import { belongsTo, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/**
 * Each time a client used a coupon, written with the use itself. It names no order: no invoice carries a coupon before the checkout does, and an
 * order named here would have to show the same discount.
 */
export const couponUses = resource({
  name: 'coupon-uses',
  label: { one: ['Coupon use', 'استخدام كوبون'], many: ['Coupon uses', 'استخدامات الكوبونات'] },
  group: 'marketing',
  icon: 'gift',
  isTrail: true,
  fields: {
    code: text('Code', 'الرمز', { max: 12, help: ['As it was when it was used', 'كما كان وقت الاستخدام'] }),
    coupon_id: belongsTo('Coupon', 'الكوبون', 'coupons', { within: ['Uses', 'مرات الاستخدام'] }),
    user_id: belongsTo('Client', 'العميل', 'users'),
    amount: money('Amount before discount', 'المبلغ قبل الخصم'),
    discount: money('Discount', 'الخصم'),
    used_at: dateTime('Used at', 'وقت الاستخدام'),
  },
  title: 'code',
  besideTitle: 'user_id',
  list: ['code', 'coupon_id', 'user_id', 'amount', 'discount', 'used_at'],
  filters: ['coupon_id', 'user_id', 'discount', 'used_at'],
  totals: ['amount', 'discount'],
  sort: '-used_at',
  search: ['code'],
  access: { create: false, edit: false, remove: false },
})
