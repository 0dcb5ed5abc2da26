import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { belongsTo, choice, count, dateTime, image, longText, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const offers = resource({
  name: 'offers',
  label: {
    one: ['Offer', 'عرض'],
    many: ['Offers', 'العروض'],
    fresh: { one: 'عرض جديد', two: 'عرضان جديدان', few: 'عروض جديدة', many: 'عرضًا جديدًا' },
  },
  group: 'operations',
  icon: 'tag',
  table: 'domain',
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    price: money('Price before VAT', 'السعر قبل الضريبة'),
    duration_days: count('Execution duration in days', 'مدة التنفيذ بالأيام'),
    note: text('Note', 'ملاحظة', { optional: true }),
    image_file_id: image('Image', 'الصورة', { optional: true, private: true }),
    status: choice('Status', 'الحالة', offerLifecycle.statuses, { tones: offerLifecycle.tones }),
    reject_reason: longText('Refusal reason', 'سبب الرفض', { optional: true }),
    expires_at: dateTime('Open until', 'صالح حتى'),
  },
  title: 'status',
  besideTitle: 'order_id',
  list: ['status', 'order_id', 'provider_id', 'price', 'duration_days', 'created_at'],
  filters: ['status', 'order_id', 'provider_id', 'price', 'created_at'],
  totals: ['price'],
  sort: '-created_at',
  search: ['note'],
  waits: { by: 'status', turns: offerLifecycle.turns, until: 'expires_at' },
  access: { create: false, edit: false, remove: false },
})
