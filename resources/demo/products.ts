import { product, variant } from './store/build-product.ts'
import { clothesProducts } from './store/clothes.ts'
import { electronicsProducts } from './store/electronics.ts'
import { foodProducts } from './store/food.ts'
import { fragranceProducts } from './store/fragrance.ts'
import { homeProducts } from './store/home.ts'
import { leisureProducts } from './store/leisure.ts'
import { toolProducts } from './store/tools.ts'

const phones = { category: 'electronics', subcategory: 'phones', brand: 'sama', features: ['warranty', 'water'] }
const audio = { category: 'electronics', subcategory: 'sound', brand: 'noor', features: ['wireless'] }
const coffee = { category: 'home', subcategory: 'coffee', brand: 'waha', features: ['fast'] }
const lighting = { category: 'home', subcategory: 'light', brand: 'noor', features: ['saudi'] }
const drills = { category: 'tools', subcategory: 'drills', brand: 'burj', features: ['warranty', 'wireless'] }
const workwear = { category: 'clothes', subcategory: 'workwear', brand: 'rimal', features: ['saudi'] }

/** Simple products and products with variants, discounted and sold out, with each discount type. */
const firstProducts = [
  product(
    'phone',
    { en: 'Sama 12 phone', ar: 'جوال سما 12' },
    { en: 'A 6.5 inch screen and a battery that lasts two days.', ar: 'شاشة 6.5 بوصة وبطارية تدوم يومين.' },
    phones,
    {
      price: 1899,
      variants: [
        variant('SAMA12-BLK-128', ['black', '128'], 1899, 14),
        variant('SAMA12-BLK-256', ['black', '256'], 2199, 9),
        variant('SAMA12-SND-128', ['sand', '128'], 1899, 0),
        variant('SAMA12-SND-256', ['sand', '256'], 2199, 4),
      ],
    },
    { shape: 'phone', color: '#1f2937' },
    { ratio: 10 },
  ),
  product(
    'phone-lite',
    { en: 'Sama Lite phone', ar: 'جوال سما لايت' },
    { en: 'Light in the hand, with everything you need every day.', ar: 'خفيف في اليد وفيه كل ما تحتاجه يوميًا.' },
    phones,
    {
      price: 899,
      variants: [variant('SAMAL-BLU', ['blue'], 899, 21), variant('SAMAL-WHT', ['white'], 899, 17)],
    },
    { shape: 'phone', color: '#1d4ed8' },
  ),
  product(
    'buds',
    { en: 'Noor earbuds', ar: 'سماعات نور اللاسلكية' },
    { en: 'Clear calls and thirty hours with the case.', ar: 'مكالمات واضحة وثلاثون ساعة مع العلبة.' },
    audio,
    { price: 249, quantity: 60, sku: 'NOOR-BUDS' },
    { shape: 'earbuds', color: '#f3f4f2' },
    { number: 30 },
  ),
  product(
    'headphones-black',
    { en: 'Noor headphones, black', ar: 'سماعة رأس نور، سوداء' },
    { en: 'Blocks out road noise.', ar: 'تعزل ضجيج الطريق.' },
    audio,
    { price: 399, quantity: 12, sku: 'NOOR-HP-BLK', options: ['black'] },
    { shape: 'headphones', color: '#1f2937' },
  ),
  product(
    'headphones-white',
    { en: 'Noor headphones, white', ar: 'سماعة رأس نور، بيضاء' },
    { en: 'Blocks out road noise.', ar: 'تعزل ضجيج الطريق.' },
    audio,
    { price: 399, quantity: 0, sku: 'NOOR-HP-WHT', options: ['white'] },
    { shape: 'headphones', color: '#f3f4f2' },
  ),
  product(
    'dallah',
    { en: 'Electric coffee pot', ar: 'دلة قهوة كهربائية' },
    { en: 'Saudi coffee in ten minutes, kept warm for hours.', ar: 'قهوة سعودية في عشر دقائق وتبقى ساخنة لساعات.' },
    coffee,
    { price: 189, quantity: 33, sku: 'WAHA-DLH', options: ['white'] },
    { shape: 'dallah', color: '#e9e4da' },
  ),
  product(
    'grinder',
    { en: 'Coffee grinder', ar: 'مطحنة قهوة' },
    { en: 'Five grades, from cardamom to espresso.', ar: 'خمس درجات من الهيل إلى الإسبريسو.' },
    coffee,
    { price: 145, quantity: 0, sku: 'WAHA-GRD', options: ['black'] },
    { shape: 'grinder', color: '#3a4346' },
  ),
  product(
    'lamp',
    { en: 'Desk lamp', ar: 'مصباح مكتب' },
    { en: 'Warm and white light at a touch.', ar: 'إضاءة دافئة وبيضاء بلمسة.' },
    lighting,
    { price: 119, quantity: 45, sku: 'NOOR-LMP' },
    { shape: 'lamp', color: '#0b5f56' },
    { ratio: 15 },
  ),
  product(
    'drill',
    { en: 'Cordless drill 18 V', ar: 'دريل شحن 18 فولت' },
    { en: 'Two batteries and a bag with forty bits.', ar: 'بطاريتان وحقيبة بأربعين ريشة.' },
    drills,
    { price: 459, quantity: 8, sku: 'BURJ-D18' },
    { shape: 'drill', color: '#e8a33d' },
  ),
  product(
    'vest',
    { en: 'Safety vest', ar: 'سترة سلامة' },
    { en: 'Visible from afar, with tool pockets.', ar: 'تُرى من بعيد وفيها جيوب للأدوات.' },
    workwear,
    {
      price: 59,
      variants: [variant('RIMAL-VST-S', ['s'], 59, 40), variant('RIMAL-VST-M', ['m'], 59, 55), variant('RIMAL-VST-L', ['l'], 65, 38)],
    },
    { shape: 'vest', color: '#e4e23c' },
  ),
  product(
    'tester',
    { en: 'Socket tester', ar: 'فاحص أفياش' },
    { en: 'Its lights show what is wrong with a socket.', ar: 'يبيّن بأضوائه عطل الفيش.' },
    { ...drills, brand: 'najd' },
    { price: 39, quantity: 100, sku: 'NAJD-TST' },
    { shape: 'tester', color: '#f0c040' },
    { isUnavailable: true, provider: 'itqan' },
  ),
  product(
    'coverall',
    { en: 'Technician coverall', ar: 'بدلة فني' },
    { en: 'Cotton made for the summer heat.', ar: 'قطن يتحمل حر الصيف.' },
    workwear,
    { price: 139, quantity: 25, sku: 'RIMAL-CVR' },
    { shape: 'coverall', color: '#2f5d8a' },
    { provider: 'itqan' },
  ),
  product(
    'copy',
    { en: 'Unbranded phone charger', ar: 'شاحن جوال بلا علامة' },
    { en: 'A charger from an unknown manufacturer.', ar: 'شاحن غير معروف المصدر.' },
    { category: 'electronics', subcategory: 'chargers', brand: 'najd' },
    { price: 15, quantity: 500, sku: 'NONAME-CH' },
    { shape: 'charger', color: '#f3f4f2' },
    { isUnavailable: true, provider: 'itqan' },
  ),
]

const shelves = [
  ...electronicsProducts,
  ...homeProducts,
  ...fragranceProducts,
  ...foodProducts,
  ...toolProducts,
  ...clothesProducts,
  ...leisureProducts,
]

/** The whole store: the products that tests name, then the others, mixed so that neighbours are of different shelves. */
export const demoProducts = [...firstProducts, ...shelves.flatMap((_, at) => shelves[(at * 53) % shelves.length] ?? [])]

/** Product groups, the main product first. */
export const demoGroups = [
  { slug: 'headphones', name: { en: 'Noor headphones', ar: 'سماعات رأس نور' }, products: ['headphones-black', 'headphones-white'] },
  { slug: 'sama', name: { en: 'Sama phones', ar: 'جوالات سما' }, products: ['phone', 'phone-lite'] },
  { slug: 'coffee', name: { en: 'For coffee lovers', ar: 'لعشاق القهوة' }, products: ['dallah', 'grinder'] },
  { slug: 'thermos', name: { en: 'Noor thermos', ar: 'ترامس نور' }, products: ['thermos-sand', 'thermos-green', 'thermos-red'] },
  { slug: 'cushions', name: { en: 'Sadu cushions', ar: 'خداديات سدو' }, products: ['cushion-red', 'cushion-green', 'cushion-sand'] },
  { slug: 'burners', name: { en: 'Incense burners', ar: 'مباخر الريف' }, products: ['burner-brown', 'burner-blue'] },
]
