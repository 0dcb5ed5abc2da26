import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { cities } from '../cities.ts'

type City = Draft<typeof cities>
const inRegion =
  (region: City['region']) =>
  <const S extends string>(slug: S, name: Localized, is_served = true): { slug: S } & Omit<City, 'sort_order'> => ({
    slug,
    name,
    region,
    is_served,
  })

const riyadh = inRegion('riyadh')
const makkah = inRegion('makkah')
const madinah = inRegion('madinah')
const eastern = inRegion('eastern')
const qassim = inRegion('qassim')
const asir = inRegion('asir')
const tabuk = inRegion('tabuk')
const hail = inRegion('hail')
const northernBorders = inRegion('northern_borders')
const jazan = inRegion('jazan')
const najran = inRegion('najran')
const baha = inRegion('baha')
const jouf = inRegion('jouf')

// Ordered by demand. The cities of two regions are not served yet.
const sortedCities = [
  riyadh('riyadh', { en: 'Riyadh', ar: 'الرياض' }),
  makkah('jeddah', { en: 'Jeddah', ar: 'جدة' }),
  makkah('makkah', { en: 'Makkah', ar: 'مكة المكرمة' }),
  madinah('madinah', { en: 'Madinah', ar: 'المدينة المنورة' }),
  eastern('dammam', { en: 'Dammam', ar: 'الدمام' }),
  eastern('khobar', { en: 'Al Khobar', ar: 'الخبر' }),
  eastern('dhahran', { en: 'Dhahran', ar: 'الظهران' }),
  makkah('taif', { en: 'Taif', ar: 'الطائف' }),
  qassim('buraydah', { en: 'Buraydah', ar: 'بريدة' }),
  asir('abha', { en: 'Abha', ar: 'أبها' }),
  asir('khamis-mushait', { en: 'Khamis Mushait', ar: 'خميس مشيط' }),
  tabuk('tabuk', { en: 'Tabuk', ar: 'تبوك' }),
  hail('hail', { en: 'Hail', ar: 'حائل' }),
  jazan('jazan', { en: 'Jazan', ar: 'جازان' }),
  najran('najran', { en: 'Najran', ar: 'نجران' }),
  eastern('ahsa', { en: 'Al Ahsa', ar: 'الأحساء' }),
  eastern('jubail', { en: 'Al Jubail', ar: 'الجبيل' }),
  eastern('qatif', { en: 'Al Qatif', ar: 'القطيف' }),
  madinah('yanbu', { en: 'Yanbu', ar: 'ينبع' }),
  riyadh('kharj', { en: 'Al Kharj', ar: 'الخرج' }),
  riyadh('diriyah', { en: 'Diriyah', ar: 'الدرعية' }),
  riyadh('majmaah', { en: 'Al Majmaah', ar: 'المجمعة' }),
  riyadh('zulfi', { en: 'Az Zulfi', ar: 'الزلفي' }),
  riyadh('dawadmi', { en: 'Ad Dawadimi', ar: 'الدوادمي' }),
  qassim('unayzah', { en: 'Unaizah', ar: 'عنيزة' }),
  qassim('rass', { en: 'Ar Rass', ar: 'الرس' }),
  makkah('rabigh', { en: 'Rabigh', ar: 'رابغ' }),
  makkah('qunfudhah', { en: 'Al Qunfudhah', ar: 'القنفذة' }),
  eastern('hafr-al-batin', { en: 'Hafar al Batin', ar: 'حفر الباطن' }),
  eastern('khafji', { en: 'Al Khafji', ar: 'الخفجي' }),
  asir('bisha', { en: 'Bishah', ar: 'بيشة' }),
  asir('muhayil', { en: 'Muhayil Asir', ar: 'محايل عسير' }),
  baha('baha', { en: 'Al Baha', ar: 'الباحة' }),
  jouf('sakaka', { en: 'Sakaka', ar: 'سكاكا' }),
  jouf('qurayyat', { en: 'Al Qurayyat', ar: 'القريات' }),
  jazan('sabya', { en: 'Sabya', ar: 'صبيا' }),
  jazan('abu-arish', { en: 'Abu Arish', ar: 'أبو عريش' }),
  madinah('ula', { en: 'AlUla', ar: 'العلا' }),
  northernBorders('arar', { en: 'Arar', ar: 'عرعر' }, false),
  northernBorders('rafha', { en: 'Rafha', ar: 'رفحاء' }, false),
  tabuk('duba', { en: 'Duba', ar: 'ضباء' }, false),
  najran('sharurah', { en: 'Sharurah', ar: 'شرورة' }, false),
]

/** Cities of all thirteen regions. Other demo rows reference them by slug. */
export const demoCities = sortedCities.map((city, index) => ({ ...city, sort_order: index + 1 })) satisfies readonly ({
  slug: string
} & City)[]
export type CitySlug = (typeof sortedCities)[number]['slug']
