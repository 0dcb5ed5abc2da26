import { matchesWordStarts } from '../i18n/search-terms.ts'
import type { Localized } from '../units.ts'

export type Point = { lat: number; lng: number }
/** A city on the map. The name of a major one is shown at every zoom. */
export type MapCity = { name: Localized; point: Point; isMajor: boolean }

const city = (en: string, ar: string, lat: number, lng: number, isMajor = false): MapCity => ({
  name: { en, ar },
  point: { lat, lng },
  isMajor,
})

export const kingdomCities: readonly MapCity[] = [
  city('Riyadh', 'الرياض', 24.7136, 46.6753, true),
  city('Jeddah', 'جدة', 21.5433, 39.1728, true),
  city('Makkah', 'مكة المكرمة', 21.4225, 39.8262, true),
  city('Madinah', 'المدينة المنورة', 24.4686, 39.6142, true),
  city('Dammam', 'الدمام', 26.4207, 50.0888, true),
  city('Al Khobar', 'الخبر', 26.2172, 50.1971),
  city('Dhahran', 'الظهران', 26.2886, 50.114),
  city('Taif', 'الطائف', 21.2703, 40.4158),
  city('Buraydah', 'بريدة', 26.326, 43.975, true),
  city('Abha', 'أبها', 18.2164, 42.5053, true),
  city('Khamis Mushait', 'خميس مشيط', 18.3064, 42.7292),
  city('Tabuk', 'تبوك', 28.3838, 36.555, true),
  city('Hail', 'حائل', 27.5219, 41.6907, true),
  city('Jazan', 'جازان', 16.8892, 42.5511, true),
  city('Najran', 'نجران', 17.4933, 44.1277, true),
  city('Al Ahsa', 'الأحساء', 25.3838, 49.5866, true),
  city('Al Jubail', 'الجبيل', 27.0046, 49.646),
  city('Al Qatif', 'القطيف', 26.5652, 50.0089),
  city('Yanbu', 'ينبع', 24.0895, 38.0618, true),
  city('Al Kharj', 'الخرج', 24.1556, 47.3346),
  city('Diriyah', 'الدرعية', 24.737, 46.575),
  city('Al Majmaah', 'المجمعة', 25.9042, 45.346),
  city('Az Zulfi', 'الزلفي', 26.2994, 44.8154),
  city('Ad Dawadimi', 'الدوادمي', 24.5077, 44.3924),
  city('Unaizah', 'عنيزة', 26.0843, 43.9935),
  city('Ar Rass', 'الرس', 25.8694, 43.4973),
  city('Rabigh', 'رابغ', 22.7986, 39.0349),
  city('Al Qunfudhah', 'القنفذة', 19.1264, 41.0789),
  city('Hafar al Batin', 'حفر الباطن', 28.4342, 45.9636, true),
  city('Al Khafji', 'الخفجي', 28.4392, 48.4913),
  city('Bishah', 'بيشة', 20.0005, 42.6052),
  city('Muhayil Asir', 'محايل عسير', 18.5471, 42.0535),
  city('Al Baha', 'الباحة', 20.0129, 41.4677),
  city('Sakaka', 'سكاكا', 29.9697, 40.2064, true),
  city('Al Qurayyat', 'القريات', 31.3318, 37.3428),
  city('Sabya', 'صبيا', 17.1495, 42.6254),
  city('Abu Arish', 'أبو عريش', 16.9689, 42.8325),
  city('AlUla', 'العلا', 26.6085, 37.9232),
  city('Arar', 'عرعر', 30.9753, 41.0381, true),
  city('Rafha', 'رفحاء', 29.6202, 43.4948),
  city('Duba', 'ضباء', 27.349, 35.6962),
  city('Sharurah', 'شرورة', 17.4851, 47.1158, true),
  city('Wadi ad Dawasir', 'وادي الدواسر', 20.4914, 44.778),
  city('Al Wajh', 'الوجه', 26.2455, 36.4525),
  city('Turaif', 'طريف', 31.6725, 38.6637),
  city('An Namas', 'النماص', 19.1456, 42.13),
  city('Al Lith', 'الليث', 20.1503, 40.267),
  city('Ranyah', 'رنية', 21.252, 42.854),
  city('Shaqra', 'شقراء', 25.248, 45.2528),
  city('Ras Tanura', 'رأس تنورة', 26.6439, 50.1592),
  city('Umluj', 'أملج', 25.0213, 37.2685),
  city('Haql', 'حقل', 29.2858, 34.9386),
  city('Dumat al Jandal', 'دومة الجندل', 29.8114, 39.8689),
]

/** The first city whose name starts with these words, in either language. */
export const findCity = (text: string): MapCity | undefined =>
  text.trim() === '' ? undefined : kingdomCities.find(({ name }) => matchesWordStarts(text, name.ar) || matchesWordStarts(text, name.en))

const kmPerDegree = 111

/** The nearest city within 60 km of a point. Source of the distance: an equirectangular approximation, within 1 % over this distance. */
export function cityNear(point: Point): MapCity | undefined {
  const distance = (other: Point) =>
    kmPerDegree * Math.hypot(other.lat - point.lat, (other.lng - point.lng) * Math.cos((point.lat * Math.PI) / 180))
  const nearest = kingdomCities.reduce((first, second) => (distance(second.point) < distance(first.point) ? second : first))
  return distance(nearest.point) <= 60 ? nearest : undefined
}
