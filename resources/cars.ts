import { belongsTo, boolean, choice, color, count, date, images, list, localized, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

type Span = { from: string; to: string }

/** What providers rent out. A sum that is refunded comes back when the car does. */
export const cars = resource({
  name: 'cars',
  label: { one: ['Car', 'سيارة'], many: ['Cars', 'السيارات'] },
  group: 'store',
  icon: 'car',
  fields: {
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    name: localized('Name', 'الاسم', { min: 2, max: 60 }),
    model: text('Model', 'الطراز', { max: 40 }),
    year: count('Year', 'سنة الصنع', { min: 1990, max: 2100, ungrouped: true }),
    type: choice('Type', 'النوع', {
      small: ['Small', 'صغيرة'],
      sedan: ['Sedan', 'سيدان'],
      suv: ['SUV', 'دفع رباعي'],
      family: ['Family', 'عائلية'],
      pickup: ['Pickup', 'بيك أب'],
      luxury: ['Luxury', 'فاخرة'],
    }),
    color: color('Colour', 'اللون', { default: '#ffffff' }),
    images: images('Images', 'الصور', { optional: true }),
    features: list('Features', 'المزايا', { name: localized('Feature', 'الميزة', { max: 40 }) }, { one: ['Feature', 'ميزة'], max: 20 }),
    daily_price: money('Price per day', 'السعر اليومي', { min: 100 }),
    monthly_price: money('Price per month', 'السعر الشهري', { optional: true, min: 100 }),
    yearly_price: money('Price per year', 'السعر السنوي', { optional: true, min: 100 }),
    insurance_price: money('Deposit', 'مبلغ التأمين', { default: 0 }),
    insurance_refund: money('Refundable part', 'المسترد من التأمين', {
      default: 0,
      help: ['What the client gets back when the car returns', 'ما يعود إلى العميل عند إرجاع السيارة'],
    }),
    foreign_authorization: boolean('May leave the Kingdom', 'تفويض خارج المملكة', { default: false }),
    foreign_authorization_price: money('Price of the permit', 'سعر التفويض', {
      optional: true,
      visibleWhen: { field: 'foreign_authorization', is: [true] },
      needed: { otherwise: ['Say what the permit costs; 0 where it is free', 'اكتب سعر التفويض، أو صفرًا إن كان مجانيًا'] },
    }),
    delivery: boolean('Delivery', 'التوصيل', { default: false }),
    receipt_price: money('Brought to the client', 'سعر التوصيل عند الاستلام', {
      optional: true,
      visibleWhen: { field: 'delivery', is: [true] },
      needed: { otherwise: ['Say what bringing it costs; 0 where it is free', 'اكتب سعر التوصيل، أو صفرًا إن كان مجانيًا'] },
    }),
    delivery_price: money('Fetched from the client', 'سعر التوصيل عند التسليم', {
      optional: true,
      visibleWhen: { field: 'delivery', is: [true] },
      needed: { otherwise: ['Say what fetching it costs; 0 where it is free', 'اكتب سعر التوصيل، أو صفرًا إن كان مجانيًا'] },
    }),
    additional_services: list(
      'Additional services',
      'خدمات إضافية',
      { name: localized('Service', 'الخدمة', { max: 60 }), price: money('Price', 'السعر', { min: 0 }) },
      { one: ['Service', 'خدمة'], max: 10 },
    ),
    unavailable: list(
      'Not available',
      'أيام عدم التوفر',
      { from: date('From', 'من'), to: date('To', 'إلى') },
      { one: ['Span', 'فترة'], max: 50 },
    ),
    is_available: boolean('Available', 'متاحة', { default: true }),
  },
  rules: [
    {
      on: 'monthly_price',
      holds: ({ daily_price, monthly_price }) => monthly_price === null || monthly_price >= daily_price,
      otherwise: ['A month costs less than a day', 'سعر الشهر أقل من سعر اليوم'],
    },
    {
      on: 'yearly_price',
      holds: ({ daily_price, monthly_price, yearly_price }) => yearly_price === null || yearly_price >= (monthly_price ?? daily_price),
      otherwise: ['A year costs less than a month', 'سعر السنة أقل من سعر الشهر'],
    },
    {
      on: 'insurance_refund',
      holds: ({ insurance_price, insurance_refund }) => insurance_refund <= insurance_price,
      otherwise: ['More is refunded than is paid', 'المسترد أكبر من مبلغ التأمين'],
    },
    {
      on: 'unavailable',
      holds: ({ unavailable }) => unavailable.every(({ from, to }) => from <= to),
      otherwise: ['A span ends before it begins', 'فترة تنتهي قبل أن تبدأ'],
    },
    {
      on: 'unavailable',
      holds: ({ unavailable }) => !overlap(unavailable),
      otherwise: ['Two spans share a day', 'فترتان تشتركان في يوم'],
    },
  ],
  title: 'name',
  list: ['name', 'model', 'type', 'provider_id', 'daily_price', 'is_available'],
  filters: ['type', 'provider_id', 'daily_price', 'is_available'],
  sort: 'name',
  search: ['name', 'model'],
  inline: ['is_available'],
  access: {},
  owner: 'provider_id',
  actions: {
    make_available: {
      label: ['Make available', 'إتاحة'],
      when: ({ is_available }) => !is_available,
      otherwise: ['Available already', 'متاحة بالفعل'],
      set: { is_available: true },
    },
    make_unavailable: {
      label: ['Make unavailable', 'إيقاف'],
      when: ({ is_available }) => is_available,
      otherwise: ['Not available now', 'غير متاحة حاليًا'],
      set: { is_available: false },
      tone: 'danger',
    },
  },
})

// ISO dates stand in their order as texts.
function overlap(spans: readonly Span[]): boolean {
  const inOrder = [...spans].sort((one, other) => one.from.localeCompare(other.from))
  return inOrder.some(({ from }, at) => at > 0 && from <= (inOrder[at - 1]?.to ?? ''))
}
