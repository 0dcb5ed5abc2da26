import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { belongsTo, count, dateTime, image, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const offers = resource({
  name: 'offers',
  label: {
    one: { en: 'Offer', ar: 'عرض' },
    many: { en: 'Offers', ar: 'العروض' },
    newRowsArabic: { one: 'عرض جديد', two: 'عرضان جديدان', few: 'عروض جديدة', many: 'عرضًا جديدًا' },
  },
  group: 'operations',
  icon: 'tag',
  table: 'domain',
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    price: money('Price before VAT', 'السعر قبل الضريبة', { min: 100 }),
    duration_days: count('Duration (days)', 'مدة التنفيذ بالأيام'),
    appointment_at: dateTime('Proposed appointment', 'الموعد المقترح', { optional: true }),
    appointment_minutes: count('Length of the appointment (minutes)', 'مدة الموعد بالدقائق', { optional: true }),
    note: text('Note', 'ملاحظة', { optional: true, max: 1000 }),
    image_file_id: image('Image', 'الصورة', { optional: true, private: true }),
    status: status(offerLifecycle),
    reject_reason: longText('Rejection reason', 'سبب الرفض', { optional: true, max: 500 }),
    expires_at: dateTime('Valid until', 'صالح حتى'),
  },
  title: 'status',
  subtitle: 'order_id',
  list: ['status', 'order_id', 'provider_id', 'price', 'duration_days', 'created_at'],
  filters: ['status', 'order_id', 'provider_id', 'price', 'created_at'],
  totals: ['price'],
  sort: '-created_at',
  search: ['note'],
  pending: { statusField: 'status', turns: offerLifecycle.turns, deadlineField: 'expires_at' },
  related: ['counter-offers.offer_id'],
  access: { action: 'adm.offers', create: false, edit: false, remove: false },
})
