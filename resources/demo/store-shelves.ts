import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { brands } from '../brands.ts'
import type { features } from '../features.ts'

const said = ([en, ar]: Label) => ({ ar, en })
const brand = (slug: string, name: Label): Draft<typeof brands> & { slug: string } => ({
  slug,
  name: said(name),
  logo: null,
  is_active: true,
})

/** The brands of the demo's store. */
export const demoBrands = [
  brand('sama', ['Sama', 'سما']),
  brand('najd', ['Najd', 'نجد']),
  brand('waha', ['Waha', 'واحة']),
  brand('burj', ['Burj', 'برج']),
  brand('noor', ['Noor', 'نور']),
  brand('rimal', ['Rimal', 'رمال']),
]

const shelf = (slug: string, parent: string | null, name: Label) => ({ slug, parent, name: said(name), image: null, is_active: true })

/** The store's shelves, a main category before those inside it. */
export const demoShelves = [
  shelf('electronics', null, ['Electronics', 'الإلكترونيات']),
  shelf('phones', 'electronics', ['Phones', 'الجوالات']),
  shelf('sound', 'electronics', ['Headphones and speakers', 'السماعات ومكبرات الصوت']),
  shelf('chargers', 'electronics', ['Chargers and cables', 'الشواحن والكابلات']),
  shelf('house', null, ['Home and kitchen', 'المنزل والمطبخ']),
  shelf('coffee', 'house', ['Coffee tools', 'أدوات القهوة']),
  shelf('light', 'house', ['Lighting', 'الإضاءة']),
  shelf('tools', null, ['Tools', 'العدد والأدوات']),
  shelf('drills', 'tools', ['Drills', 'الدريلات']),
  shelf('clothes', null, ['Clothes', 'الملابس']),
  shelf('workwear', 'clothes', ['Workwear', 'ملابس العمل']),
].map((row, at) => ({ ...row, sort_order: at + 1 }))

/** What the store's products differ by. */
export const demoAttributes = [
  { slug: 'colour', name: said(['Colour', 'اللون']), is_active: true },
  { slug: 'capacity', name: said(['Capacity', 'السعة']), is_active: true },
  { slug: 'size', name: said(['Size', 'المقاس']), is_active: true },
]

const option = (slug: string, attribute: string, name: Label, color: string | null = null) => ({
  slug,
  attribute,
  option_name: said(name),
  color,
  is_active: true,
})

/** The options of each attribute. */
export const demoOptions = [
  option('black', 'colour', ['Black', 'أسود'], '#1f2937'),
  option('white', 'colour', ['White', 'أبيض'], '#ffffff'),
  option('sand', 'colour', ['Sand', 'رملي'], '#d6c2a1'),
  option('blue', 'colour', ['Blue', 'أزرق'], '#1d4ed8'),
  option('128', 'capacity', ['128 GB', '128 جيجابايت']),
  option('256', 'capacity', ['256 GB', '256 جيجابايت']),
  option('512', 'capacity', ['512 GB', '512 جيجابايت']),
  option('s', 'size', ['Small', 'صغير']),
  option('m', 'size', ['Medium', 'وسط']),
  option('l', 'size', ['Large', 'كبير']),
]

const feature = (slug: string, name: Label, says: Label): Draft<typeof features> & { slug: string } => ({
  slug,
  name: said(name),
  description: said(says),
  is_active: true,
})

/** What the store's products are praised for. */
export const demoFeatures = [
  feature('warranty', ['Two years of warranty', 'ضمان سنتين'], ['Repaired or replaced in the Kingdom.', 'إصلاح أو استبدال داخل المملكة.']),
  feature('fast', ['Sent the same day', 'شحن في اليوم نفسه'], ['For orders before noon.', 'للطلبات قبل الظهر.']),
  feature('wireless', ['Wireless', 'لاسلكي'], ['Works without a cable.', 'يعمل دون سلك.']),
  feature('water', ['Resists water', 'مقاوم للماء'], ['Withstands rain and splashes.', 'يتحمل المطر والرذاذ.']),
  feature('saudi', ['Made in Saudi Arabia', 'صناعة سعودية'], ['Made by a factory in the Kingdom.', 'من إنتاج مصنع في المملكة.']),
]
