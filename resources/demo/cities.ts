import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { cities } from '../cities.ts'

type City = Draft<typeof cities>
const inRegion =
  (region: City['region']) =>
  <const S extends string>(slug: S, [en, ar]: Label, is_served = true): { slug: S } & Omit<City, 'sort_order'> => ({
    slug,
    name: { ar, en },
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

// The cities people ask for most stand first; those of two regions are not served yet.
const inOrder = [
  riyadh('riyadh', ['Riyadh', 'الرياض']),
  makkah('jeddah', ['Jeddah', 'جدة']),
  makkah('makkah', ['Makkah', 'مكة المكرمة']),
  madinah('madinah', ['Madinah', 'المدينة المنورة']),
  eastern('dammam', ['Dammam', 'الدمام']),
  eastern('khobar', ['Al Khobar', 'الخبر']),
  eastern('dhahran', ['Dhahran', 'الظهران']),
  makkah('taif', ['Taif', 'الطائف']),
  qassim('buraydah', ['Buraydah', 'بريدة']),
  asir('abha', ['Abha', 'أبها']),
  asir('khamis-mushait', ['Khamis Mushait', 'خميس مشيط']),
  tabuk('tabuk', ['Tabuk', 'تبوك']),
  hail('hail', ['Hail', 'حائل']),
  jazan('jazan', ['Jazan', 'جازان']),
  najran('najran', ['Najran', 'نجران']),
  eastern('ahsa', ['Al Ahsa', 'الأحساء']),
  eastern('jubail', ['Jubail', 'الجبيل']),
  eastern('qatif', ['Qatif', 'القطيف']),
  madinah('yanbu', ['Yanbu', 'ينبع']),
  riyadh('kharj', ['Al Kharj', 'الخرج']),
  riyadh('diriyah', ['Diriyah', 'الدرعية']),
  riyadh('majmaah', ['Al Majmaah', 'المجمعة']),
  riyadh('zulfi', ['Al Zulfi', 'الزلفي']),
  riyadh('dawadmi', ['Al Dawadmi', 'الدوادمي']),
  qassim('unayzah', ['Unayzah', 'عنيزة']),
  qassim('rass', ['Al Rass', 'الرس']),
  makkah('rabigh', ['Rabigh', 'رابغ']),
  makkah('qunfudhah', ['Al Qunfudhah', 'القنفذة']),
  eastern('hafr-al-batin', ['Hafr Al Batin', 'حفر الباطن']),
  eastern('khafji', ['Al Khafji', 'الخفجي']),
  asir('bisha', ['Bisha', 'بيشة']),
  asir('muhayil', ['Muhayil', 'محايل عسير']),
  baha('baha', ['Al Baha', 'الباحة']),
  jouf('sakaka', ['Sakaka', 'سكاكا']),
  jouf('qurayyat', ['Al Qurayyat', 'القريات']),
  jazan('sabya', ['Sabya', 'صبيا']),
  jazan('abu-arish', ['Abu Arish', 'أبو عريش']),
  madinah('ula', ['Al Ula', 'العلا']),
  northernBorders('arar', ['Arar', 'عرعر'], false),
  northernBorders('rafha', ['Rafha', 'رفحاء'], false),
  tabuk('duba', ['Duba', 'ضباء'], false),
  najran('sharurah', ['Sharurah', 'شرورة'], false),
]

/** Cities of all thirteen regions; the slug is how other demo rows name a city. */
export const demoCities = inOrder.map((city, at) => ({ ...city, sort_order: at + 1 })) satisfies readonly ({ slug: string } & City)[]
export type CitySlug = (typeof inOrder)[number]['slug']
