import { type Label, riyals } from '@wasl/shared/units.ts'

const said = ([en, ar]: Label) => ({ ar, en })
type Variant = { options: readonly string[]; price: number; quantity: number; sku: string; image: null }
type Place = { shelf: string; sub: string; brand: string; features?: readonly string[] }
type Stock = { price: number; quantity: number; sku: string; options?: readonly string[] } | { price: number; variants: readonly Variant[] }
type More = { ratio?: number; number?: number; isUnavailable?: true; provider?: string }

/** One product as an administrator writes it, its relations by their slugs. */
function product(slug: string, name: Label, says: Label, { shelf, sub, brand, features = [] }: Place, stock: Stock, more: More = {}) {
  const isMulti = 'variants' in stock
  return {
    slug,
    shelf,
    sub,
    brand,
    provider: more.provider ?? null,
    features,
    variants: isMulti ? stock.variants : null,
    options: isMulti ? [] : (stock.options ?? []),
    values: {
      name: said(name),
      description: said(says),
      images: [],
      type: isMulti ? ('multi' as const) : ('simple' as const),
      price: riyals(stock.price),
      quantity: isMulti ? null : stock.quantity,
      sku: isMulti ? null : stock.sku,
      discount_type: more.ratio ? ('ratio' as const) : more.number ? ('number' as const) : ('none' as const),
      discount_percent: more.ratio ?? null,
      discount_amount: more.number ? riyals(more.number) : null,
      discount_expires_on: null,
      availability: more.isUnavailable ? ('unavailable' as const) : ('available' as const),
    },
  }
}

const variant = (sku: string, options: readonly string[], price: number, quantity: number): Variant => ({
  options,
  price: riyals(price),
  quantity,
  sku,
  image: null,
})

const phones = { shelf: 'electronics', sub: 'phones', brand: 'sama', features: ['warranty', 'water'] }
const sound = { shelf: 'electronics', sub: 'sound', brand: 'noor', features: ['wireless'] }
const coffee = { shelf: 'house', sub: 'coffee', brand: 'waha', features: ['fast'] }
const light = { shelf: 'house', sub: 'light', brand: 'noor', features: ['saudi'] }
const drills = { shelf: 'tools', sub: 'drills', brand: 'burj', features: ['warranty', 'wireless'] }
const workwear = { shelf: 'clothes', sub: 'workwear', brand: 'rimal', features: ['saudi'] }

/** The store's products: simple and multi, on sale and sold out, with each kind of discount. */
export const demoProducts = [
  product(
    'phone',
    ['Sama 12 phone', 'جوال سما 12'],
    ['A 6.5 inch screen and a battery that lasts two days.', 'شاشة 6.5 بوصة وبطارية تدوم يومين.'],
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
    { ratio: 10 },
  ),
  product(
    'phone-lite',
    ['Sama Lite phone', 'جوال سما لايت'],
    ['Light in the hand, with everything one needs every day.', 'خفيف في اليد وفيه كل ما تحتاجه يوميًا.'],
    phones,
    {
      price: 899,
      variants: [variant('SAMAL-BLU', ['blue'], 899, 21), variant('SAMAL-WHT', ['white'], 899, 17)],
    },
  ),
  product(
    'buds',
    ['Noor earbuds', 'سماعات نور اللاسلكية'],
    ['Clear calls and thirty hours with the case.', 'مكالمات واضحة وثلاثون ساعة مع العلبة.'],
    sound,
    { price: 249, quantity: 60, sku: 'NOOR-BUDS' },
    { number: 30 },
  ),
  product(
    'headphones-black',
    ['Noor headphones, black', 'سماعة رأس نور، سوداء'],
    ['Shuts the noise of the road out.', 'تعزل ضجيج الطريق.'],
    sound,
    { price: 399, quantity: 12, sku: 'NOOR-HP-BLK', options: ['black'] },
  ),
  product(
    'headphones-white',
    ['Noor headphones, white', 'سماعة رأس نور، بيضاء'],
    ['Shuts the noise of the road out.', 'تعزل ضجيج الطريق.'],
    sound,
    { price: 399, quantity: 0, sku: 'NOOR-HP-WHT', options: ['white'] },
  ),
  product(
    'dallah',
    ['Electric coffee pot', 'دلة قهوة كهربائية'],
    ['Saudi coffee in ten minutes, kept warm for hours.', 'قهوة سعودية في عشر دقائق وتبقى ساخنة لساعات.'],
    coffee,
    { price: 189, quantity: 33, sku: 'WAHA-DLH', options: ['white'] },
  ),
  product(
    'grinder',
    ['Coffee grinder', 'مطحنة قهوة'],
    ['Five grades, from cardamom to espresso.', 'خمس درجات من الهيل إلى الإسبريسو.'],
    coffee,
    { price: 145, quantity: 0, sku: 'WAHA-GRD', options: ['black'] },
  ),
  product(
    'lamp',
    ['Desk lamp', 'مصباح مكتب'],
    ['Warm and white light with a touch.', 'إضاءة دافئة وبيضاء بلمسة.'],
    light,
    { price: 119, quantity: 45, sku: 'NOOR-LMP' },
    { ratio: 15 },
  ),
  product(
    'drill',
    ['Cordless drill 18 V', 'دريل شحن 18 فولت'],
    ['Two batteries and a bag with forty bits.', 'بطاريتان وحقيبة بأربعين ريشة.'],
    drills,
    { price: 459, quantity: 8, sku: 'BURJ-D18' },
  ),
  product('vest', ['Safety vest', 'سترة سلامة'], ['Seen from afar, with pockets for tools.', 'تُرى من بعيد وفيها جيوب للأدوات.'], workwear, {
    price: 59,
    variants: [variant('RIMAL-VST-S', ['s'], 59, 40), variant('RIMAL-VST-M', ['m'], 59, 55), variant('RIMAL-VST-L', ['l'], 65, 38)],
  }),
  product(
    'tester',
    ['Socket tester', 'فاحص أفياش'],
    ['Tells by its lights what is wrong with a socket.', 'يبيّن بأضوائه عطل الفيش.'],
    { ...drills, brand: 'najd' },
    { price: 39, quantity: 100, sku: 'NAJD-TST' },
    { isUnavailable: true, provider: 'itqan' },
  ),
  product(
    'coverall',
    ['Technician coverall', 'بدلة فني'],
    ['Cotton that bears the heat of the summer.', 'قطن يتحمل حر الصيف.'],
    workwear,
    { price: 139, quantity: 25, sku: 'RIMAL-CVR' },
    { provider: 'itqan' },
  ),
  product(
    'copy',
    ['Phone charger, no name', 'شاحن جوال بلا علامة'],
    ['A charger of unknown make.', 'شاحن غير معروف المصدر.'],
    { shelf: 'electronics', sub: 'chargers', brand: 'najd' },
    { price: 15, quantity: 500, sku: 'NONAME-CH' },
    { isUnavailable: true, provider: 'itqan' },
  ),
]

/** Products that differ by their attributes, the main one first. */
export const demoGroups = [
  { slug: 'headphones', name: said(['Noor headphones', 'سماعات رأس نور']), products: ['headphones-black', 'headphones-white'] },
  { slug: 'sama', name: said(['Sama phones', 'جوالات سما']), products: ['phone', 'phone-lite'] },
  { slug: 'coffee', name: said(['For coffee lovers', 'لعشاق القهوة']), products: ['dallah', 'grinder'] },
]
