import { belongsTo, boolean, choice, color, count, date, images, list, localized, money, text } from '@wasl/shared/registry/fields.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Period } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'

/** Rental cars. The refundable part of the deposit is paid back when the car is returned. */
export const cars = resource({
  name: 'cars',
  label: { one: { en: 'Car', ar: 'سيارة' }, many: { en: 'Cars', ar: 'السيارات' } },
  group: 'store',
  icon: 'car',
  fields: {
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    name: localized('Name', 'الاسم', { min: 2, max: 60 }),
    model: text('Model', 'الطراز', { max: 40 }),
    year: count('Year', 'سنة الصنع', { min: 1990, max: 2100, ungrouped: true }),
    type: choice('Type', 'النوع', {
      small: { en: 'Small', ar: 'صغيرة' },
      sedan: { en: 'Sedan', ar: 'سيدان' },
      suv: { en: 'SUV', ar: 'دفع رباعي' },
      family: { en: 'Family', ar: 'عائلية' },
      pickup: { en: 'Pickup', ar: 'بيك أب' },
      luxury: { en: 'Luxury', ar: 'فاخرة' },
    }),
    color: color('Color', 'اللون', { default: '#ffffff' }),
    images: images('Images', 'الصور', { optional: true }),
    features: list(
      'Features',
      'المزايا',
      { name: localized('Feature', 'الميزة', { max: 40 }) },
      { one: { en: 'Feature', ar: 'ميزة' }, max: 20 },
    ),
    daily_price: money('Daily price', 'السعر اليومي', { min: 100 }),
    monthly_price: money('Monthly price', 'السعر الشهري', { optional: true, min: 100 }),
    yearly_price: money('Yearly price', 'السعر السنوي', { optional: true, min: 100 }),
    insurance_price: money('Deposit', 'مبلغ التأمين', { default: 0 }),
    insurance_refund: money('Refundable amount', 'المسترد من التأمين', {
      default: 0,
      help: { en: 'Refunded to the client when the car is returned', ar: 'ما يعود إلى العميل عند إرجاع السيارة' },
    }),
    foreign_authorization: boolean('Allowed outside Saudi Arabia', 'تفويض خارج المملكة', { default: false }),
    foreign_authorization_price: money('Permit price', 'سعر التفويض', {
      optional: true,
      visibleWhen: { field: 'foreign_authorization', is: [true] },
      requiredWhenVisible: { message: { en: 'Enter the permit price, or 0 if it is free', ar: 'اكتب سعر التفويض، أو صفرًا إن كان مجانيًا' } },
    }),
    delivery: boolean('Delivery', 'التوصيل', { default: false }),
    receipt_price: money('Delivery to client', 'سعر التوصيل عند الاستلام', {
      optional: true,
      visibleWhen: { field: 'delivery', is: [true] },
      requiredWhenVisible: {
        message: { en: 'Enter the delivery price, or 0 if it is free', ar: 'اكتب سعر التوصيل، أو صفرًا إن كان مجانيًا' },
      },
    }),
    delivery_price: money('Pickup from client', 'سعر التوصيل عند التسليم', {
      optional: true,
      visibleWhen: { field: 'delivery', is: [true] },
      requiredWhenVisible: { message: { en: 'Enter the pickup price, or 0 if it is free', ar: 'اكتب سعر التوصيل، أو صفرًا إن كان مجانيًا' } },
    }),
    additional_services: list(
      'Additional services',
      'خدمات إضافية',
      { name: localized('Service', 'الخدمة', { max: 60 }), price: money('Price', 'السعر', { min: 0 }) },
      { one: { en: 'Service', ar: 'خدمة' }, max: 10 },
    ),
    unavailable: list(
      'Unavailable dates',
      'أيام عدم التوفر',
      { from: date('From', 'من'), to: date('To', 'إلى') },
      { one: { en: 'Period', ar: 'فترة' }, max: 50 },
    ),
    is_available: boolean('Available', 'متاحة', { default: true }),
  },
  rules: [
    {
      field: 'monthly_price',
      isValid: ({ daily_price, monthly_price }) => monthly_price === null || monthly_price >= daily_price,
      message: { en: 'The monthly price is lower than the daily price', ar: 'سعر الشهر أقل من سعر اليوم' },
    },
    {
      field: 'yearly_price',
      isValid: ({ daily_price, monthly_price, yearly_price }) => yearly_price === null || yearly_price >= (monthly_price ?? daily_price),
      message: { en: 'The yearly price is lower than the monthly price', ar: 'سعر السنة أقل من سعر الشهر' },
    },
    {
      field: 'insurance_refund',
      isValid: ({ insurance_price, insurance_refund }) => insurance_refund <= insurance_price,
      message: { en: 'The refundable amount is higher than the deposit', ar: 'المسترد أكبر من مبلغ التأمين' },
    },
    {
      field: 'unavailable',
      // Periods of the past stay in the row.
      isValid: ({ unavailable }, { stored, now }) =>
        unavailable.every(
          ({ from, to }) => from > riyadhDate(now) || stored?.unavailable.some((known) => known.from === from && known.to === to),
        ),
      message: messages.not_future,
    },
    {
      field: 'unavailable',
      isValid: ({ unavailable }) => unavailable.every(({ from, to }) => from <= to),
      message: { en: 'A period ends before it starts', ar: 'فترة تنتهي قبل أن تبدأ' },
    },
    {
      field: 'unavailable',
      isValid: ({ unavailable }) => !hasOverlap(unavailable),
      message: { en: 'Two periods overlap', ar: 'فترتان تشتركان في يوم' },
    },
  ],
  title: 'name',
  list: ['name', 'model', 'type', 'provider_id', 'daily_price', 'is_available'],
  filters: ['type', 'provider_id', 'daily_price', 'is_available'],
  sort: 'name',
  search: ['name', 'model'],
  inlineEdit: ['is_available'],
  access: { action: 'adm.products' },
  actions: {
    make_available: {
      label: { en: 'Make available', ar: 'إتاحة' },
      done: { en: '{row} is available', ar: 'تمت إتاحة {row}' },
      when: ({ is_available }) => !is_available,
      message: { en: 'Already available', ar: 'متاحة بالفعل' },
      set: { is_available: true },
    },
    make_unavailable: {
      label: { en: 'Make unavailable', ar: 'إيقاف' },
      done: { en: '{row} is unavailable', ar: 'تم إيقاف {row}' },
      when: ({ is_available }) => is_available,
      message: { en: 'Already unavailable', ar: 'غير متاحة حاليًا' },
      set: { is_available: false },
      tone: 'danger',
    },
  },
})

// ISO dates sort correctly as strings.
function hasOverlap(periods: readonly Period[]): boolean {
  const sorted = [...periods].sort((one, other) => one.from.localeCompare(other.from))
  return sorted.some(({ from }, at) => at > 0 && from <= (sorted[at - 1]?.to ?? ''))
}
