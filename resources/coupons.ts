import { boolean, choice, count, date, hasMany, localized, money, percent, text } from '@wasl/shared/registry/fields.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { couponStatus, couponStatuses } from '@wasl/shared/rules/coupon-status.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'

export const coupons = resource({
  name: 'coupons',
  label: { one: { en: 'Coupon', ar: 'كوبون' }, many: { en: 'Coupons', ar: 'الكوبونات' } },
  group: 'marketing',
  icon: 'tags',
  fields: {
    title: localized('Title', 'العنوان', { min: 5, max: 80 }),
    code: text('Code', 'الرمز', {
      unique: true,
      uppercase: true,
      pattern: /^[A-Z0-9]{4,12}$/,
      patternHelp: { en: '4 to 12 English letters or digits', ar: 'من 4 إلى 12 حرفًا إنجليزيًا أو رقمًا' },
    }),
    type: choice(
      'Type',
      'النوع',
      { fixed: { en: 'Fixed amount', ar: 'مبلغ ثابت' }, ratio: { en: 'Percentage', ar: 'نسبة' } },
      { default: 'ratio' },
    ),
    // The specification, section 3, has a single `discount` for amount and percentage. Two fields here, so that each keeps its unit.
    discount_amount: money('Discount', 'الخصم', {
      optional: true,
      visibleWhen: { field: 'type', is: ['fixed'] },
      requiredWhenVisible: { message: { en: 'Enter the discount', ar: 'حدّد مقدار الخصم' } },
    }),
    discount_percent: percent('Discount percentage', 'نسبة الخصم', {
      optional: true,
      visibleWhen: { field: 'type', is: ['ratio'] },
      requiredWhenVisible: { message: { en: 'Enter the discount', ar: 'حدّد مقدار الخصم' } },
    }),
    max_discount: money('Maximum discount', 'الحد الأعلى للخصم', { optional: true, visibleWhen: { field: 'type', is: ['ratio'] } }),
    max_use: count('Usage limit', 'الحد الأعلى للاستخدام', { min: 1, max: 1_000_000 }),
    used_count: count('Times used', 'مرات الاستخدام', { readOnly: true, default: 0 }),
    per_client_limit: count('Uses per client', 'مرات الاستخدام لكل عميل', {
      optional: true,
      min: 1,
      max: 1000,
      empty: { en: 'No limit', ar: 'بلا حد' },
      help: { en: 'If empty, a client may use it up to the usage limit', ar: 'إن تُرك فارغًا فلا حد للعميل سوى الحد الأعلى للاستخدام' },
    }),
    min_amount: money('Minimum amount', 'أقل مبلغ', {
      optional: true,
      min: 1,
      empty: { en: 'No minimum', ar: 'بلا حد أدنى' },
      help: { en: 'Of the invoice, before VAT', ar: 'من الفاتورة قبل الضريبة' },
    }),
    category_ids: hasMany('Categories', 'التصنيفات', 'categories', {
      optional: true,
      empty: { en: 'All categories', ar: 'كل التصنيفات' },
      help: { en: 'If empty, it is valid for all', ar: 'إن لم تُحدَّد فهو صالح لجميعها' },
    }),
    first_order_only: boolean('First order only', 'للطلب الأول فقط', {
      default: false,
      help: { en: 'For clients who have not paid for an order yet', ar: 'لمن لم يدفع عن طلب من قبل' },
    }),
    start_date: date('Starts on', 'يبدأ في'),
    expire_date: date('Expires on', 'ينتهي في', { help: { en: 'The last day the coupon can be used', ar: 'آخر يوم لاستخدامه' } }),
    is_open: boolean('Open', 'مفتوح', { default: true }),
  },
  rules: [
    {
      field: 'discount_amount',
      isValid: ({ discount_amount }) => discount_amount !== 0,
      message: { en: 'The discount must be greater than zero', ar: 'يجب أن يكون الخصم أكبر من صفر' },
    },
    {
      field: 'discount_percent',
      isValid: ({ discount_percent }) => discount_percent !== 0,
      message: { en: 'The percentage must be greater than zero', ar: 'يجب أن تكون النسبة أكبر من صفر' },
    },
    {
      field: 'max_discount',
      isValid: ({ max_discount }) => max_discount === null || max_discount > 0,
      message: { en: 'The maximum discount must be greater than zero', ar: 'يجب أن يكون الحد الأعلى أكبر من صفر' },
    },
    {
      field: 'max_use',
      isValid: ({ max_use, used_count }) => max_use >= used_count,
      message: { en: 'The coupon has already been used more often than this', ar: 'استُخدم أكثر من هذا العدد' },
    },
    {
      field: 'expire_date',
      isValid: (coupon) => coupon.expire_date > coupon.start_date,
      message: { en: 'The expiry date must be after the start date', ar: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ البداية' },
    },
    {
      field: 'expire_date',
      // A coupon that has expired may still be edited.
      isValid: ({ expire_date }, { stored, now }) => expire_date === stored?.expire_date || expire_date > riyadhDate(now),
      message: messages.not_future,
    },
  ],
  title: 'title',
  list: ['title', 'code', 'discount_amount', 'used_count', 'expire_date', 'derived'],
  mergedColumns: { discount_amount: ['discount_percent'] },
  filters: ['type', 'derived', 'expire_date', 'first_order_only'],
  sort: '-expire_date',
  search: ['title', 'code'],
  access: { action: 'adm.coupons' },
  related: ['coupon-uses.coupon_id'],
  derived: {
    label: { en: 'Status', ar: 'الحالة' },
    options: couponStatuses,
    compute: (coupon, now) => couponStatus(coupon, riyadhDate(now)),
  },
  actions: {
    open: {
      label: { en: 'Open', ar: 'فتح' },
      done: { en: '{row} is open', ar: 'تم فتح {row}' },
      when: (coupon) => !coupon.is_open,
      message: { en: 'Already open', ar: 'مفتوح بالفعل' },
      set: { is_open: true },
    },
    close: {
      reason: 'optional',
      label: { en: 'Close', ar: 'إغلاق' },
      done: { en: '{row} is closed', ar: 'تم إغلاق {row}' },
      when: (coupon) => coupon.is_open,
      message: { en: 'Already closed', ar: 'مغلق بالفعل' },
      set: { is_open: false },
      confirm: {
        en: 'Close this coupon? No one can use it until it is reopened.',
        ar: 'لن يستطيع أحد استخدامه حتى يُفتح من جديد. هل تريد إغلاقه؟',
      },
      tone: 'danger',
    },
    send_notification: {
      label: { en: 'Send notification', ar: 'إرسال إشعار' },
      done: { en: 'Clients are being notified of {row}', ar: 'يصل العملاء إشعار بالكوبون {row}' },
      when: (coupon, now) => couponStatus(coupon, riyadhDate(now)) === 'available',
      message: { en: 'Only available coupons can be announced', ar: 'لا يُرسل إشعار إلا بكوبون متاح' },
      set: {},
      effect: 'notify_coupon',
      confirm: { en: 'Notify all clients about this coupon?', ar: 'هل تريد إشعار جميع العملاء بهذا الكوبون؟' },
      tone: 'primary',
    },
  },
})
