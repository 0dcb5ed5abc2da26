import { counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import { belongsTo, count, dateTime, longText, money, status } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The terms that clients proposed for offers, one row per round. */
export const counterOffers = resource({
  name: 'counter-offers',
  label: {
    one: { en: 'Counter-offer', ar: 'عرض مقابل' },
    many: { en: 'Counter-offers', ar: 'العروض المقابلة' },
  },
  group: 'operations',
  icon: 'tag',
  table: 'domain',
  isNested: true,
  fields: {
    offer_id: belongsTo('Offer', 'العرض', 'offers', { tabLabel: { en: 'Negotiation', ar: 'التفاوض' } }),
    round: count('Round', 'الجولة', { min: 1 }),
    price: money('Proposed price before VAT', 'السعر المقترح قبل الضريبة', { min: 100 }),
    duration_days: count('Proposed duration (days)', 'المدة المقترحة بالأيام'),
    note: longText('Client’s note', 'ملاحظة العميل', { optional: true, max: 500 }),
    status: status(counterOfferLifecycle),
    reject_reason: longText('Rejection reason', 'سبب الرفض', { optional: true, max: 500 }),
    answered_at: dateTime('Answered at', 'وقت الرد', { optional: true }),
  },
  title: 'status',
  subtitle: 'offer_id',
  list: ['round', 'price', 'duration_days', 'note', 'status', 'reject_reason', 'created_at', 'answered_at'],
  filters: ['offer_id', 'status', 'created_at'],
  sort: 'round',
  search: ['note'],
  access: { action: 'adm.offers', create: false, edit: false, remove: false },
})
