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

/** Rental cars; the seed assigns their providers, plates and branches. */
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
    seats: 7,
    features: [features.seats, features.camera, features.sensors],
    color: '#7b8794',
  }),
  car({ en: 'Toyota Innova', ar: 'تويوتا إنوفا' }, 'Innova GLX', 'family', 27_000, { year: 2024, seats: 7, features: [features.seats] }),
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
  car({ en: 'Nissan Sunny', ar: 'نيسان صني' }, 'Sunny SV', 'small', 10800),
  car({ en: 'Kia Rio', ar: 'كيا ريو' }, 'Rio LX', 'small', 11200, { color: '#2f5d8a' }),
  car({ en: 'Suzuki Swift', ar: 'سوزوكي سويفت' }, 'Swift GL', 'small', 9900, { color: '#b45309', insurance_price: 0, insurance_refund: 0 }),
  car({ en: 'MG 5', ar: 'إم جي 5' }, 'MG 5 COM', 'small', 11500, { ...delivered }),
  car({ en: 'Chevrolet Spark', ar: 'شيفروليه سبارك' }, 'Spark LS', 'small', 9500, { year: 2023, gear: 'manual' }),
  car({ en: 'Toyota Corolla', ar: 'تويوتا كورولا' }, 'Corolla XLI', 'sedan', 14500, { ...delivered, fuel: 'hybrid' }),
  car({ en: 'Hyundai Elantra', ar: 'هيونداي إلنترا' }, 'Elantra Smart', 'sedan', 14000, { color: '#3e4c59' }),
  car({ en: 'Mazda 6', ar: 'مازدا 6' }, 'Mazda 6 Core', 'sedan', 19500, { ...abroad, color: '#7f1d1d' }),
  car({ en: 'Honda Accord', ar: 'هوندا أكورد' }, 'Accord LX', 'sedan', 20500, { ...delivered, ...abroad }),
  car({ en: 'Kia K5', ar: 'كيا K5' }, 'K5 LX', 'sedan', 19000, { color: '#1f2933' }),
  car({ en: 'Tesla Model 3', ar: 'تسلا موديل 3' }, 'Model 3 RWD', 'sedan', 38000, {
    ...delivered,
    fuel: 'electric',
    km_per_day: 250,
    km_price: 100,
  }),
  car({ en: 'Changan Alsvin', ar: 'شانجان ألسفن' }, 'Alsvin Elite', 'sedan', 11800),
  car({ en: 'Kia Sportage', ar: 'كيا سبورتاج' }, 'Sportage LX', 'suv', 24000, { ...delivered }),
  car({ en: 'Nissan X-Trail', ar: 'نيسان إكس تريل' }, 'X-Trail S', 'suv', 24500, { seats: 7 }),
  car({ en: 'Mitsubishi Pajero', ar: 'ميتسوبيشي باجيرو' }, 'Pajero GLS', 'suv', 32000, { ...abroad, seats: 7, fuel: 'diesel' }),
  car({ en: 'Ford Explorer', ar: 'فورد إكسبلورر' }, 'Explorer XLT', 'suv', 45000, {
    ...delivered,
    seats: 7,
    insurance_price: 150_000,
    insurance_refund: 120_000,
  }),
  car({ en: 'Chevrolet Tahoe', ar: 'شيفروليه تاهو' }, 'Tahoe LS', 'suv', 62000, {
    ...delivered,
    ...abroad,
    seats: 8,
    color: '#111827',
    insurance_price: 200_000,
    insurance_refund: 150_000,
  }),
  car({ en: 'Geely Coolray', ar: 'جيلي كولراي' }, 'Coolray GK', 'suv', 16500, { insurance_price: 30_000, insurance_refund: 30_000 }),
  car({ en: 'Haval H6', ar: 'هافال H6' }, 'H6 Active', 'suv', 18500, { color: '#475569' }),
  car({ en: 'Hyundai Staria', ar: 'هيونداي ستاريا' }, 'Staria Smart', 'family', 39000, { ...delivered, seats: 9 }),
  car({ en: 'Honda Odyssey', ar: 'هوندا أوديسي' }, 'Odyssey EX-L', 'family', 41000, {
    seats: 8,
    features: [features.leather, features.camera],
  }),
  car({ en: 'Nissan Navara', ar: 'نيسان نافارا' }, 'Navara SE', 'pickup', 23000, { fuel: 'diesel', gear: 'manual' }),
  car({ en: 'GMC Sierra', ar: 'جي إم سي سييرا' }, 'Sierra SLE', 'pickup', 48000, {
    ...abroad,
    features: [features.allWheel, features.camera],
  }),
  car({ en: 'BMW 520i', ar: 'بي إم دبليو 520i' }, '520i', 'luxury', 92000, {
    ...delivered,
    color: '#1e293b',
    min_driver_age: 25,
    min_days: 2,
    insurance_price: 300_000,
    insurance_refund: 300_000,
    features: [features.leather, features.sunroof, features.sensors],
  }),
  car({ en: 'Genesis G80', ar: 'جينيسيس G80' }, 'G80 2.5T', 'luxury', 78000, {
    ...delivered,
    min_driver_age: 25,
    insurance_price: 250_000,
    insurance_refund: 250_000,
    features: [features.leather, features.camera, features.cruise],
  }),
]

/** Where the demo's cars are: the provider, its city and the branch. A car takes the next place in turn. */
export const demoBranches = [
  { provider: 'markabti', city: 'riyadh', branch_place: 'طريق الملك فهد، حي العليا', plate: 'ARB' },
  { provider: 'itqan', city: 'riyadh', branch_place: 'طريق خريص، حي الروضة', plate: 'BKD' },
  { provider: 'naqla', city: 'jeddah', branch_place: 'طريق المدينة، حي السلامة', plate: 'DHR' },
  { provider: 'markabti', city: 'dammam', branch_place: 'شارع الأمير محمد بن فهد', plate: 'ESV' },
] as const
