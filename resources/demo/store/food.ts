import { shelf } from './build-product.ts'

const beans = shelf({ category: 'food', subcategory: 'beans', brand: 'bunn', provider: 'diyafat-najd', features: ['saudi', 'fast'] })
const sweets = shelf({ category: 'food', subcategory: 'sweets', brand: 'nakhla', provider: 'diyafat-najd', features: ['saudi'] })

export const foodProducts = [
  beans(
    'beans-khawlani',
    ['Khawlani coffee beans', 'بن خولاني'],
    ['Grown on the terraces of Jazan.', 'من مدرجات جبال جازان.'],
    ['bag', '#2f7d6b'],
    75,
    { '250g': 40, '500g': 25, '1kg': 8 },
  ),
  beans(
    'beans-blonde',
    ['Saudi coffee, light roast', 'قهوة سعودية شقراء'],
    ['Ground with cardamom and saffron.', 'مطحونة مع الهيل والزعفران.'],
    ['bag', '#c8933a'],
    55,
    { '250g': 60, '500g': 34 },
    { ratio: 10 },
  ),
  beans(
    'beans-espresso',
    ['Espresso beans', 'حبوب إسبريسو'],
    ['Dark roast with a taste of chocolate.', 'تحميص غامق بنكهة الشوكولاتة.'],
    ['bag', '#6b3f22'],
    68,
    3,
  ),
  beans(
    'tea-black',
    ['Black tea', 'شاي أسود'],
    ['Whole leaves with a deep colour.', 'أوراق كاملة ولون غامق.'],
    ['tea', '#b8433a'],
    28,
    110,
  ),
  beans('tea-mint', ['Mint tea', 'شاي بالنعناع'], ['Mint from Madinah.', 'بنعناع المدينة.'], ['tea', '#2f7d6b'], 32, 64),
  sweets('dates-ajwa', ['Ajwa dates', 'تمر عجوة'], ['From the farms of Madinah.', 'من مزارع المدينة المنورة.'], ['dates', '#2f7d6b'], 90, {
    '500g': 30,
    '1kg': 12,
  }),
  sweets(
    'dates-sukkari',
    ['Sukkari dates', 'تمر سكري'],
    ['Soft, from Qassim, this season.', 'رطب من القصيم لهذا الموسم.'],
    ['dates', '#c8933a'],
    45,
    { '500g': 80, '1kg': 44 },
    { number: 5 },
  ),
  sweets(
    'dates-stuffed',
    ['Stuffed dates', 'تمر محشي'],
    ['With almonds and walnuts in a gift box.', 'باللوز والجوز في علبة إهداء.'],
    ['dates', '#8a3f4c'],
    120,
    0,
  ),
  sweets(
    'honey-sidr',
    ['Sidr honey', 'عسل سدر'],
    ['From the mountains of Asir, tested by a laboratory.', 'من جبال عسير ومفحوص مخبريًا.'],
    ['jar', '#a8621f'],
    240,
    { '250g': 9, '500g': 5, '1kg': 1 },
  ),
  sweets('honey-flowers', ['Flower honey', 'عسل زهور'], ['Light, for breakfast.', 'خفيف للفطور.'], ['jar', '#e0a02f'], 85, 22, {
    ratio: 15,
    discountDays: 12,
  }),
  sweets('tahini', ['Tahini', 'طحينة'], ['Stone-ground sesame.', 'سمسم مطحون على الحجر.'], ['jar', '#d6b98a'], 26, 48),
]
