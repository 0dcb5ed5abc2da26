import { carHistoryLabels, carLifecycle } from '@wasl/shared/lifecycle/cars.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import {
  belongsTo,
  boolean,
  choice,
  color,
  count,
  images,
  list,
  localized,
  longText,
  money,
  status,
  text,
} from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { carFuels, carGears, carTypes, maxTurnaroundMinutes, servicePeriods } from '@wasl/shared/rules/car-choices.ts'

/** Rental cars. When a car is taken is in `car-holds`. The refundable part of the deposit is paid back when the car is returned. */
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
    type: choice('Type', 'النوع', carTypes),
    color: color('Color', 'اللون', { default: '#ffffff' }),
    plate: text('Plate', 'رقم اللوحة', { optional: true, max: 20, uppercase: true }),
    seats: count('Seats', 'عدد المقاعد', { min: 2, max: 9, default: 5 }),
    gear: choice('Gearbox', 'ناقل الحركة', carGears, { default: 'automatic' }),
    fuel: choice('Fuel', 'الوقود', carFuels, { default: 'petrol' }),
    city_id: belongsTo('City', 'المدينة', 'cities', {
      optional: true,
      help: { en: 'Where it is picked up. Without it no search finds the car', ar: 'حيث تُستلم السيارة، ولا تظهر في البحث بدونها' },
    }),
    branch_place: text('Branch', 'عنوان الفرع', {
      optional: true,
      max: 200,
      help: { en: 'Where clients receive and return it', ar: 'المكان الذي يستلم العميل منه السيارة ويعيدها إليه' },
    }),
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
    receipt_price: money('Delivery to client', 'سعر توصيل السيارة إلى العميل', {
      optional: true,
      visibleWhen: { field: 'delivery', is: [true] },
      requiredWhenVisible: {
        message: { en: 'Enter the delivery price, or 0 if it is free', ar: 'اكتب سعر التوصيل، أو صفرًا إن كان مجانيًا' },
      },
    }),
    delivery_price: money('Pickup from client', 'سعر استلام السيارة من العميل', {
      optional: true,
      visibleWhen: { field: 'delivery', is: [true] },
      requiredWhenVisible: {
        message: { en: 'Enter the pickup price, or 0 if it is free', ar: 'اكتب سعر الاستلام من العميل، أو صفرًا إن كان مجانيًا' },
      },
    }),
    additional_services: list(
      'Additional services',
      'خدمات إضافية',
      {
        name: localized('Service', 'الخدمة', { max: 60 }),
        price: money('Price', 'السعر', { min: 0 }),
        per: choice('Charged', 'يُحسب', servicePeriods, { default: 'rental' }),
      },
      { one: { en: 'Service', ar: 'خدمة' }, max: 10 },
    ),
    min_driver_age: count('Minimum driver age', 'أقل عمر للسائق', { min: 18, max: 75, default: 21 }),
    min_days: count('Shortest rental in days', 'أقل مدة بالأيام', { min: 1, max: 365, default: 1 }),
    lead_hours: count('Hours between request and receipt', 'ساعات بين الطلب والاستلام', { max: 168, default: 2 }),
    turnaround_minutes: count('Minutes between two bookings', 'دقائق بين حجز وآخر', { max: maxTurnaroundMinutes, default: 120 }),
    km_per_day: count('Kilometers per day', 'الكيلومترات في اليوم', {
      optional: true,
      min: 50,
      max: 5000,
      help: { en: 'Leave empty for unlimited', ar: 'اتركه فارغًا إن كانت مفتوحة' },
    }),
    km_price: money('Price of each further kilometer', 'سعر الكيلومتر الإضافي', { optional: true }),
    status: status(carLifecycle),
    return_reason: longText('Reason for the return or stop', 'سبب الإعادة إلى المزوّد أو الإيقاف', {
      optional: true,
      readOnly: true,
      max: 500,
    }),
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
  ],
  title: 'name',
  list: ['name', 'model', 'plate', 'type', 'city_id', 'provider_id', 'daily_price', 'status'],
  filters: ['type', 'city_id', 'provider_id', 'daily_price', 'status'],
  sort: 'name',
  search: ['name', 'model', 'plate'],
  unique: [['provider_id', 'plate']],
  related: ['car-holds.car_id', 'car-offers.car_id'],
  pending: {
    statusField: 'status',
    turns: carLifecycle.turns,
    queue: { en: 'to review', ar: 'بانتظار المراجعة' },
    notification: 'car_in_review',
  },
  access: { action: 'adm.products' },
  actions: statusActions(carLifecycle),
  historyLabels: carHistoryLabels,
})
