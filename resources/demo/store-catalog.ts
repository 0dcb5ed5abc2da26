import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { brands } from '../brands.ts'
import type { features } from '../features.ts'

const brand = (slug: string, name: Localized): Draft<typeof brands> & { slug: string } => ({
  slug,
  name,
  logo: null,
  is_active: true,
})

export const demoBrands = [
  brand('sama', { en: 'Sama', ar: 'سما' }),
  brand('najd', { en: 'Najd', ar: 'نجد' }),
  brand('waha', { en: 'Waha', ar: 'واحة' }),
  brand('burj', { en: 'Burj', ar: 'برج' }),
  brand('noor', { en: 'Noor', ar: 'نور' }),
  brand('rimal', { en: 'Rimal', ar: 'رمال' }),
  brand('areej', { en: 'Areej', ar: 'أريج' }),
  brand('bunn', { en: 'Bunn Jazan', ar: 'بن جازان' }),
  brand('nakhla', { en: 'Nakhla', ar: 'نخلة' }),
  brand('masar', { en: 'Masar', ar: 'مسار' }),
  brand('raha', { en: 'Raha', ar: 'راحة' }),
  brand('waraq', { en: 'Waraq', ar: 'ورق' }),
  brand('nashat', { en: 'Nashat', ar: 'نشاط' }),
]

const productCategory = (slug: string, parent: string | null, name: Localized) => ({ slug, parent, name, image: null, is_active: true })

/** Product categories, each parent before its subcategories. */
export const demoProductCategories = [
  productCategory('electronics', null, { en: 'Electronics', ar: 'الإلكترونيات' }),
  productCategory('phones', 'electronics', { en: 'Phones', ar: 'الجوالات' }),
  productCategory('sound', 'electronics', { en: 'Headphones and speakers', ar: 'السماعات ومكبرات الصوت' }),
  productCategory('chargers', 'electronics', { en: 'Chargers and cables', ar: 'الشواحن والكابلات' }),
  productCategory('home', null, { en: 'Home and kitchen', ar: 'المنزل والمطبخ' }),
  productCategory('coffee', 'home', { en: 'Coffee', ar: 'أدوات القهوة' }),
  productCategory('light', 'home', { en: 'Lighting', ar: 'الإضاءة' }),
  productCategory('tools', null, { en: 'Tools', ar: 'العدد والأدوات' }),
  productCategory('drills', 'tools', { en: 'Drills', ar: 'الدريلات' }),
  productCategory('clothes', null, { en: 'Clothes', ar: 'الملابس' }),
  productCategory('workwear', 'clothes', { en: 'Workwear', ar: 'ملابس العمل' }),
  productCategory('computers', 'electronics', { en: 'Computers and networks', ar: 'الحاسب والشبكات' }),
  productCategory('kitchen', 'home', { en: 'Kitchen', ar: 'أدوات المطبخ' }),
  productCategory('decor', 'home', { en: 'Decor and textiles', ar: 'الديكور والمفروشات' }),
  productCategory('hand-tools', 'tools', { en: 'Hand tools', ar: 'العدد اليدوية' }),
  productCategory('safety', 'tools', { en: 'Safety and measuring', ar: 'السلامة والقياس' }),
  productCategory('everyday', 'clothes', { en: 'Everyday wear', ar: 'ملابس يومية' }),
  productCategory('fragrance', null, { en: 'Fragrance and care', ar: 'العطور والعناية' }),
  productCategory('incense', 'fragrance', { en: 'Perfume and incense', ar: 'العطور والبخور' }),
  productCategory('care', 'fragrance', { en: 'Care', ar: 'العناية' }),
  productCategory('food', null, { en: 'Coffee, dates and honey', ar: 'قهوة وتمور وعسل' }),
  productCategory('beans', 'food', { en: 'Coffee and tea', ar: 'البن والشاي' }),
  productCategory('sweets', 'food', { en: 'Dates and honey', ar: 'التمور والعسل' }),
  productCategory('car', null, { en: 'Car accessories', ar: 'مستلزمات السيارة' }),
  productCategory('car-care', 'car', { en: 'Washing and care', ar: 'الغسيل والعناية' }),
  productCategory('car-parts', 'car', { en: 'Parts and devices', ar: 'القطع والأجهزة' }),
  productCategory('office', null, { en: 'Office and study', ar: 'المكتب والدراسة' }),
  productCategory('stationery', 'office', { en: 'Books and stationery', ar: 'الكتب والقرطاسية' }),
  productCategory('furniture', 'office', { en: 'Office furniture', ar: 'أثاث المكتب' }),
  productCategory('sport', null, { en: 'Sport and trips', ar: 'الرياضة والرحلات' }),
  productCategory('fitness', 'sport', { en: 'Fitness', ar: 'اللياقة' }),
  productCategory('camping', 'sport', { en: 'Camping', ar: 'التخييم' }),
  productCategory('children', null, { en: 'Children', ar: 'الأطفال' }),
  productCategory('toys', 'children', { en: 'Toys', ar: 'الألعاب' }),
].map((row, at) => ({ ...row, sort_order: at + 1 }))

export const demoAttributes = [
  { slug: 'colour', name: { en: 'Color', ar: 'اللون' }, is_active: true },
  { slug: 'capacity', name: { en: 'Capacity', ar: 'السعة' }, is_active: true },
  { slug: 'size', name: { en: 'Size', ar: 'المقاس' }, is_active: true },
  { slug: 'weight', name: { en: 'Weight', ar: 'الوزن' }, is_active: true },
  { slug: 'volume', name: { en: 'Volume', ar: 'الحجم' }, is_active: true },
]

const option = (slug: string, attribute: string, name: Localized, color: string | null = null) => ({
  slug,
  attribute,
  option_name: name,
  color,
  is_active: true,
})

export const demoOptions = [
  option('black', 'colour', { en: 'Black', ar: 'أسود' }, '#1f2937'),
  option('white', 'colour', { en: 'White', ar: 'أبيض' }, '#ffffff'),
  option('sand', 'colour', { en: 'Sand', ar: 'رملي' }, '#d6c2a1'),
  option('blue', 'colour', { en: 'Blue', ar: 'أزرق' }, '#1d4ed8'),
  option('128', 'capacity', { en: '128 GB', ar: '128 جيجابايت' }),
  option('256', 'capacity', { en: '256 GB', ar: '256 جيجابايت' }),
  option('512', 'capacity', { en: '512 GB', ar: '512 جيجابايت' }),
  option('s', 'size', { en: 'Small', ar: 'صغير' }),
  option('m', 'size', { en: 'Medium', ar: 'وسط' }),
  option('l', 'size', { en: 'Large', ar: 'كبير' }),
  option('xl', 'size', { en: 'Extra large', ar: 'كبير جدًا' }),
  option('41', 'size', { en: '41', ar: '41' }),
  option('42', 'size', { en: '42', ar: '42' }),
  option('43', 'size', { en: '43', ar: '43' }),
  option('44', 'size', { en: '44', ar: '44' }),
  option('red', 'colour', { en: 'Red', ar: 'أحمر' }, '#b8433a'),
  option('green', 'colour', { en: 'Green', ar: 'أخضر' }, '#2f7d6b'),
  option('brown', 'colour', { en: 'Brown', ar: 'بني' }, '#8a5a34'),
  option('pink', 'colour', { en: 'Pink', ar: 'وردي' }, '#d98a9c'),
  option('250g', 'weight', { en: '250 g', ar: '250 جرام' }),
  option('500g', 'weight', { en: '500 g', ar: '500 جرام' }),
  option('1kg', 'weight', { en: '1 kg', ar: '1 كجم' }),
  option('50ml', 'volume', { en: '50 ml', ar: '50 مل' }),
  option('100ml', 'volume', { en: '100 ml', ar: '100 مل' }),
]

const feature = (slug: string, name: Localized, description: Localized): Draft<typeof features> & { slug: string } => ({
  slug,
  name,
  description,
  is_active: true,
})

export const demoFeatures = [
  feature(
    'warranty',
    { en: 'Two-year warranty', ar: 'ضمان سنتين' },
    { en: 'Repaired or replaced in Saudi Arabia.', ar: 'إصلاح أو استبدال داخل المملكة.' },
  ),
  feature('fast', { en: 'Same-day shipping', ar: 'شحن في اليوم نفسه' }, { en: 'For orders before noon.', ar: 'للطلبات قبل الظهر.' }),
  feature('wireless', { en: 'Wireless', ar: 'لاسلكي' }, { en: 'Works without a cable.', ar: 'يعمل دون سلك.' }),
  feature('water', { en: 'Water resistant', ar: 'مقاوم للماء' }, { en: 'Withstands rain and splashes.', ar: 'يتحمل المطر والرذاذ.' }),
  feature(
    'saudi',
    { en: 'Made in Saudi Arabia', ar: 'صناعة سعودية' },
    { en: 'Made in a factory in Saudi Arabia.', ar: 'من إنتاج مصنع في المملكة.' },
  ),
]
