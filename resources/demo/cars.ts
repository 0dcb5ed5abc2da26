import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { cars } from '../cars.ts'

type Car = Draft<typeof cars>
const feature = (label: Localized) => ({ name: label })

const features = {
  camera: feature({ en: 'Rear camera', ar: 'كاميرا خلفية' }),
  carplay: feature({ en: 'Phone on the screen', ar: 'ربط الجوال بالشاشة' }),
  cruise: feature({ en: 'Cruise control', ar: 'مثبّت سرعة' }),
  sensors: feature({ en: 'Parking sensors', ar: 'حساسات وقوف' }),
  sunroof: feature({ en: 'Sunroof', ar: 'فتحة سقف' }),
  leather: feature({ en: 'Leather seats', ar: 'مقاعد جلد' }),
  allWheel: feature({ en: 'All-wheel drive', ar: 'دفع رباعي' }),
  seats: feature({ en: 'Seven seats', ar: 'سبعة مقاعد' }),
}
const services = {
  seat: { name: { en: 'Child seat', ar: 'مقعد أطفال' }, price: 3_000, per: 'rental' },
  driver: { name: { en: 'Second driver', ar: 'سائق إضافي' }, price: 5_000, per: 'rental' },
  wash: { name: { en: 'Wash on return', ar: 'غسيل عند الإرجاع' }, price: 4_000, per: 'rental' },
  kilometres: { name: { en: 'Open kilometres', ar: 'كيلومترات مفتوحة' }, price: 12_000, per: 'rental' },
} as const

const car = (
  name: Localized,
  model: string,
  type: Car['type'],
  daily_price: number,
  more: Partial<Car> = {},
): Omit<Car, 'provider_id'> => ({
  name,
  model,
  year: 2025,
  type,
  color: '#ffffff',
  images: null,
  features: [features.camera, features.carplay],
  daily_price,
  monthly_price: daily_price * 24,
  yearly_price: daily_price * 250,
  insurance_price: 50_000,
  insurance_refund: 50_000,
  foreign_authorization: false,
  foreign_authorization_price: null,
  delivery: false,
  receipt_price: null,
  delivery_price: null,
  additional_services: [services.seat],
  status: 'published',
  ...more,
})

const delivered = { delivery: true, receipt_price: 6_000, delivery_price: 6_000 } as const
const abroad = { foreign_authorization: true, foreign_authorization_price: 35_000 } as const

/** Rental cars; the seed assigns their providers. */
export const demoCars: readonly Omit<Car, 'provider_id'>[] = [
  car({ en: 'Toyota Yaris', ar: 'تويوتا يارس' }, 'Yaris Y', 'small', 11_000),
  car({ en: 'Hyundai Accent', ar: 'هيونداي أكسنت' }, 'Accent Smart', 'small', 12_000, { ...delivered, color: '#c0c4c9' }),
  car({ en: 'Kia Pegas', ar: 'كيا بيجاس' }, 'Pegas LX', 'small', 10_500, { year: 2024, color: '#9b1c1c' }),
  car({ en: 'Toyota Camry', ar: 'تويوتا كامري' }, 'Camry GLE', 'sedan', 19_000, {
    ...delivered,
    ...abroad,
    color: '#1f2933',
    features: [features.camera, features.carplay, features.cruise, features.sensors],
    additional_services: [services.seat, services.driver, services.wash],
  }),
  car({ en: 'Hyundai Sonata', ar: 'هيونداي سوناتا' }, 'Sonata Mid', 'sedan', 18_500, { ...delivered, color: '#3e4c59' }),
  car({ en: 'Nissan Altima', ar: 'نيسان ألتيما' }, 'Altima SV', 'sedan', 18_000, { year: 2024, status: 'hidden' }),
  car({ en: 'Hyundai Tucson', ar: 'هيونداي توسان' }, 'Tucson Smart', 'suv', 23_000, {
    ...delivered,
    features: [features.camera, features.carplay, features.sunroof, features.sensors],
  }),
  car({ en: 'Toyota RAV4', ar: 'تويوتا راف فور' }, 'RAV4 XLE', 'suv', 25_000, { ...abroad, color: '#0f4c5c' }),
  car({ en: 'Toyota Land Cruiser', ar: 'تويوتا لاندكروزر' }, 'Land Cruiser GXR', 'suv', 68_000, {
    ...delivered,
    ...abroad,
    insurance_price: 200_000,
    insurance_refund: 150_000,
    features: [features.allWheel, features.leather, features.seats, features.cruise],
    additional_services: [services.driver, services.kilometres],
  }),
  car({ en: 'Kia Carnival', ar: 'كيا كرنفال' }, 'Carnival EX', 'family', 36_000, {
    ...delivered,
    features: [features.seats, features.camera, features.sensors],
    color: '#7b8794',
  }),
  car({ en: 'Toyota Innova', ar: 'تويوتا إنوفا' }, 'Innova GLX', 'family', 27_000, { year: 2024, features: [features.seats] }),
  car({ en: 'Toyota Hilux', ar: 'تويوتا هايلوكس' }, 'Hilux S', 'pickup', 22_000, { year: 2023, monthly_price: null, yearly_price: null }),
  car({ en: 'Ford Ranger', ar: 'فورد رينجر' }, 'Ranger XLT', 'pickup', 26_000, {
    ...abroad,
    features: [features.allWheel, features.camera],
  }),
  car({ en: 'Mercedes E 200', ar: 'مرسيدس إي 200' }, 'E 200', 'luxury', 95_000, {
    ...delivered,
    color: '#000000',
    insurance_price: 300_000,
    insurance_refund: 300_000,
    features: [features.leather, features.sunroof, features.cruise, features.sensors],
    additional_services: [services.driver, services.wash],
    yearly_price: null,
  }),
  car({ en: 'Lexus ES 350', ar: 'لكزس إي إس 350' }, 'ES 350', 'luxury', 72_000, {
    color: '#5c2a2a',
    insurance_price: 200_000,
    insurance_refund: 200_000,
    features: [features.leather, features.camera, features.cruise],
  }),
]
