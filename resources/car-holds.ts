import { belongsTo, choice, dateTime, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/**
 * When a car is taken: by its provider, a repair or a rental, whose hold includes the time to prepare the car for the next one. A constraint of the database keeps
 * holds of one car from overlapping; a released hold counts no more.
 */
export const carHolds = resource({
  name: 'car-holds',
  label: { one: { en: 'Unavailable period', ar: 'فترة عدم توفر' }, many: { en: 'Unavailable periods', ar: 'فترات عدم التوفر' } },
  group: 'store',
  icon: 'calendar',
  fields: {
    car_id: belongsTo('Car', 'السيارة', 'cars', { cascadeDelete: true }),
    kind: choice(
      'Reason',
      'السبب',
      {
        block: { en: 'Not for rent', ar: 'غير معروضة للتأجير' },
        maintenance: { en: 'Maintenance', ar: 'صيانة' },
        rental: { en: 'Rental', ar: 'تأجير' },
      },
      { default: 'block', tones: { block: 'plain', maintenance: 'warn', rental: 'good' } },
    ),
    starts_at: dateTime('From', 'من'),
    ends_at: dateTime('To', 'إلى'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true, readOnly: true }),
    note: text('Note', 'ملاحظة', { optional: true, max: 200 }),
    released_at: dateTime('Released at', 'أُلغيت في', { optional: true, readOnly: true }),
  },
  rules: [
    {
      field: 'ends_at',
      isValid: ({ starts_at, ends_at }) => starts_at < ends_at,
      message: { en: 'The period ends before it starts', ar: 'الفترة تنتهي قبل أن تبدأ' },
    },
    {
      field: 'kind',
      isValid: ({ kind, car_id, starts_at, ends_at }, { stored }) =>
        stored?.kind === 'rental'
          ? kind === 'rental' && car_id === stored.car_id && starts_at === stored.starts_at && ends_at === stored.ends_at
          : kind !== 'rental',
      message: { en: 'Rentals are changed with their order', ar: 'فترات التأجير تتغير مع طلباتها' },
    },
  ],
  title: 'kind',
  subtitle: 'car_id',
  list: ['car_id', 'kind', 'starts_at', 'ends_at', 'order_id', 'note', 'released_at'],
  filters: ['car_id', 'kind', 'starts_at', 'ends_at'],
  sort: '-starts_at',
  search: ['note'],
  searchRelated: ['car_id'],
  access: { action: 'adm.products' },
})
