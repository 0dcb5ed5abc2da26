import { belongsTo, boolean, choice, count, localized, money } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** How a seller of the store hands goods over, and what it charges for that. */
export const shippingRates = resource({
  name: 'shipping-rates',
  label: { one: { en: 'Shipping rate', ar: 'سعر شحن' }, many: { en: 'Shipping rates', ar: 'أسعار الشحن' } },
  group: 'store',
  icon: 'environment',
  fields: {
    shipping_title: localized('Title', 'العنوان', { max: 60 }),
    provider_id: belongsTo('Seller', 'البائع', 'providers', {
      optional: true,
      help: { en: 'Leave empty for products sold by the platform', ar: 'اتركه فارغًا لما تبيعه المنصة نفسها' },
    }),
    method: choice('Method', 'الطريقة', {
      pick_up: { en: 'Pick-up', ar: 'استلام من البائع' },
      own_delivery: { en: 'Delivery by the seller', ar: 'توصيل البائع' },
      carrier: { en: 'Shipping company', ar: 'شركة شحن' },
    }),
    city_id: belongsTo('City', 'المدينة', 'cities', {
      optional: true,
      help: { en: 'Leave empty for every city', ar: 'اتركه فارغًا لكل المدن' },
    }),
    price: money('Price with VAT', 'السعر شاملًا الضريبة', {
      max: 1_000_000,
      help: {
        en: 'If the platform sells for a seller without a VAT number, VAT is added to it',
        ar: 'إذا كانت المنصة تبيع عن بائع بلا رقم ضريبي أُضيفت إليه الضريبة',
      },
    }),
    free_from: money('Free from', 'مجاني ابتداءً من', {
      optional: true,
      min: 1,
      help: { en: 'The amount of the goods from which shipping is free', ar: 'قيمة المشتريات التي يصبح عندها الشحن مجانيًا' },
    }),
    days_min: count('Days, at least', 'أقل مدة بالأيام', { max: 60 }),
    days_max: count('Days, at most', 'أقصى مدة بالأيام', { max: 60 }),
    pick_up_place: localized('Pick-up address', 'عنوان الاستلام', { max: 200, optional: true }),
    pick_up_hours: localized('Pick-up hours', 'أوقات الاستلام', { max: 120, optional: true }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
  },
  rules: [
    {
      field: 'days_max',
      isValid: ({ days_min, days_max }) => days_max >= days_min,
      message: { en: 'The longest duration is shorter than the shortest', ar: 'أقصى مدة أقل من أقل مدة' },
    },
  ],
  title: 'shipping_title',
  subtitle: 'provider_id',
  list: ['shipping_title', 'provider_id', 'method', 'city_id', 'price', 'free_from', 'is_active'],
  filters: ['provider_id', 'method', 'city_id', 'is_active'],
  inlineEdit: ['price', 'is_active'],
  sort: 'created_at',
  search: ['shipping_title'],
  access: { action: 'adm.products' },
})
