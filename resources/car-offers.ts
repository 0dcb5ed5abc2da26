import { belongsTo, boolean, choice, count, date, localized, money, percent } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** A discount of a provider on the rent of one of its cars, or of all of them. */
export const carOffers = resource({
  name: 'car-offers',
  label: { one: { en: 'Car offer', ar: 'عرض سيارات' }, many: { en: 'Car offers', ar: 'عروض السيارات' } },
  group: 'store',
  icon: 'tag',
  fields: {
    offer_title: localized('Title', 'العنوان', { max: 60 }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    car_id: belongsTo('Car', 'السيارة', 'cars', {
      optional: true,
      cascadeDelete: true,
      inHistory: true,
      offered: { field: 'provider_id', equals: 'provider_id' },
      help: { en: 'Leave empty for all cars of the provider', ar: 'اتركه فارغًا لكل سيارات المزوّد' },
    }),
    discount_type: choice('Discount', 'الخصم', { ratio: { en: 'Percentage', ar: 'نسبة' }, number: { en: 'Amount', ar: 'مبلغ' } }),
    discount_percent: percent('Discount percentage', 'نسبة الخصم', {
      optional: true,
      min: 1,
      visibleWhen: { field: 'discount_type', is: ['ratio'] },
      requiredWhenVisible: { message: { en: 'Enter the discount', ar: 'حدّد مقدار الخصم' } },
    }),
    discount_amount: money('Discount per rental', 'الخصم لكل تأجير', {
      optional: true,
      min: 1,
      visibleWhen: { field: 'discount_type', is: ['number'] },
      requiredWhenVisible: { message: { en: 'Enter the discount', ar: 'حدّد مقدار الخصم' } },
    }),
    starts_on: date('First day', 'من يوم'),
    ends_on: date('Last day', 'إلى يوم'),
    min_days: count('From this many days', 'ابتداءً من عدد أيام', { min: 1, max: 365, default: 1 }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
  },
  rules: [
    {
      field: 'ends_on',
      isValid: ({ starts_on, ends_on }) => starts_on <= ends_on,
      message: { en: 'The offer ends before it starts', ar: 'العرض ينتهي قبل أن يبدأ' },
    },
  ],
  title: 'offer_title',
  subtitle: 'provider_id',
  list: ['offer_title', 'provider_id', 'car_id', 'discount_percent', 'discount_amount', 'starts_on', 'ends_on', 'is_active'],
  filters: ['provider_id', 'car_id', 'is_active', 'ends_on'],
  inlineEdit: ['is_active'],
  sort: '-created_at',
  access: { action: 'adm.products' },
})
