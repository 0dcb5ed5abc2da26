import { boolean, choice, count, date, localized, money, percent, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { couponStatus, couponStatuses } from '@wasl/shared/rules/coupon-status.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'

export const coupons = resource({
  name: 'coupons',
  label: { one: ['Coupon', 'كوبون'], many: ['Coupons', 'الكوبونات'] },
  group: 'marketing',
  icon: 'tags',
  fields: {
    title: localized('Title', 'العنوان', { min: 5, max: 80 }),
    code: text('Code', 'الرمز', {
      unique: true,
      pattern: /^[A-Z0-9]{4,12}$/,
      patternHelp: ['4 to 12 capital letters or digits', 'من 4 إلى 12 حرفًا إنجليزيًا كبيرًا أو رقمًا'],
    }),
    type: choice('Type', 'النوع', { fixed: ['Fixed amount', 'مبلغ ثابت'], ratio: ['Percentage', 'نسبة'] }, { default: 'ratio' }),
    // The specification's one `discount` is an amount or a ratio: two fields, so that each keeps its own unit.
    discount_amount: money('Discount', 'الخصم', {
      optional: true,
      visibleWhen: { field: 'type', is: ['fixed'] },
      needed: { otherwise: ['Say how large the discount is', 'حدّد مقدار الخصم'] },
    }),
    discount_percent: percent('Discount percentage', 'نسبة الخصم', {
      optional: true,
      visibleWhen: { field: 'type', is: ['ratio'] },
      needed: { otherwise: ['Say how large the discount is', 'حدّد مقدار الخصم'] },
    }),
    max_discount: money('Maximum discount', 'الحد الأعلى للخصم', { optional: true, visibleWhen: { field: 'type', is: ['ratio'] } }),
    max_use: count('Maximum uses', 'الحد الأعلى للاستخدام', { min: 1, max: 1_000_000 }),
    used_count: count('Used', 'مرات الاستخدام', { readOnly: true, default: 0 }),
    start_date: date('Starts on', 'يبدأ في'),
    expire_date: date('Expires on', 'ينتهي في', { help: ['The last day it can be used', 'آخر يوم لاستخدامه'] }),
    is_open: boolean('Open', 'مفتوح', { default: true }),
  },
  rules: [
    {
      on: 'discount_amount',
      holds: ({ discount_amount }) => discount_amount !== 0,
      otherwise: ['The discount must be greater than zero', 'يجب أن يكون الخصم أكبر من صفر'],
    },
    {
      on: 'discount_percent',
      holds: ({ discount_percent }) => discount_percent !== 0,
      otherwise: ['The ratio must be greater than zero', 'يجب أن تكون النسبة أكبر من صفر'],
    },
    {
      on: 'max_discount',
      holds: ({ max_discount }) => max_discount === null || max_discount > 0,
      otherwise: ['The bound must be greater than zero', 'يجب أن يكون الحد الأعلى أكبر من صفر'],
    },
    {
      on: 'max_use',
      holds: ({ max_use, used_count }) => max_use >= used_count,
      otherwise: ['It has been used more often than this', 'استُخدم أكثر من هذا العدد'],
    },
    {
      on: 'expire_date',
      holds: (coupon) => coupon.expire_date > coupon.start_date,
      otherwise: ['It must expire after it starts', 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البداية'],
    },
  ],
  title: 'title',
  list: ['title', 'code', 'discount_amount', 'used_count', 'expire_date', 'derived'],
  joined: { discount_amount: ['discount_percent'] },
  filters: ['type', 'derived', 'expire_date'],
  sort: '-expire_date',
  search: ['title', 'code'],
  access: {},
  related: ['coupon-uses.coupon_id'],
  derived: {
    label: ['Status', 'الحالة'],
    options: couponStatuses,
    of: (coupon, now) => couponStatus(coupon, riyadhDate(now)),
  },
  actions: {
    open: {
      label: ['Open', 'فتح'],
      when: (coupon) => !coupon.is_open,
      otherwise: ['Open already', 'مفتوح بالفعل'],
      set: { is_open: true },
    },
    close: {
      reason: 'optional',
      label: ['Close', 'إغلاق'],
      when: (coupon) => coupon.is_open,
      otherwise: ['Closed already', 'مغلق بالفعل'],
      set: { is_open: false },
      confirm: ['No one can use it until it is opened again. Close it?', 'لن يستطيع أحد استخدامه حتى يُفتح من جديد. هل تريد إغلاقه؟'],
      tone: 'danger',
    },
    send_notification: {
      label: ['Send notification', 'إرسال إشعار'],
      when: (coupon, now) => coupon.start_date <= riyadhDate(now) && couponStatus(coupon, riyadhDate(now)) === 'available',
      otherwise: ['Only a coupon that can be used is announced', 'لا يُرسل إشعار إلا بكوبون متاح'],
      set: {},
      effect: 'notify_coupon',
      confirm: ['Tell every client about this coupon?', 'هل تريد إشعار جميع العملاء بهذا الكوبون؟'],
      tone: 'primary',
    },
  },
})
