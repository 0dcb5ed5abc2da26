import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { categories } from '../categories.ts'

type Category = Draft<typeof categories>
/** Each category carries the drawn icon of its own name. */
const category = <const S extends Category['icon']>(slug: S, [en, ar]: Label, says: Label, commission_percent: number | null = null) => ({
  slug,
  name: { ar, en },
  description: { ar: says[1], en: says[0] },
  icon: slug,
  image: null,
  commission_percent,
  is_active: true,
})

const inOrder = [
  category(
    'maintenance',
    ['Home maintenance', 'صيانة المنازل'],
    ['Plumbing, electricity, air conditioning and everything a home needs.', 'سباكة وكهرباء وتكييف وكل ما يحتاجه بيتك.'],
  ),
  category(
    'cleaning',
    ['Cleaning', 'التنظيف'],
    ['Homes, sofas, tanks and offices, cleaned by trained teams.', 'تنظيف المنازل والكنب والخزانات والمكاتب بأيدٍ مدرّبة.'],
  ),
  category(
    'moving',
    ['Furniture moving', 'نقل العفش'],
    ['Packing, taking apart and moving, inside the city and between cities.', 'فك وتغليف ونقل داخل المدينة وبين المدن.'],
  ),
  category(
    'design',
    ['Design', 'التصميم'],
    ['Identities, interiors and interfaces that people remember.', 'هويات وديكور وواجهات تبقى في الذاكرة.'],
  ),
  category(
    'marketing',
    ['Digital marketing', 'التسويق الرقمي'],
    ['Campaigns, content and accounts that bring you customers.', 'حملات ومحتوى وحسابات تجلب لك العملاء.'],
  ),
  category(
    'programming',
    ['Programming', 'البرمجة'],
    ['Sites, shops and apps, from the idea to launch day.', 'مواقع ومتاجر وتطبيقات من الفكرة إلى الإطلاق.'],
    12,
  ),
  category(
    'legal',
    ['Legal services', 'الخدمات القانونية'],
    ['Consultations, contracts and representation by licensed lawyers.', 'استشارات وعقود وترافع مع محامين مرخّصين.'],
  ),
  category(
    'accounting',
    ['Accounting and tax', 'المحاسبة والضرائب'],
    ['Books, VAT returns and zakat without the headache.', 'دفاتر وإقرارات ضريبية وزكوية بلا عناء.'],
  ),
  category(
    'photography',
    ['Photography', 'التصوير'],
    ['Products, occasions and places through a trained eye.', 'منتجات ومناسبات وأماكن بعين خبيرة.'],
  ),
  category(
    'education',
    ['Teaching and training', 'التعليم والتدريب'],
    ['Private teachers and trainers, at home or online.', 'معلمون ومدربون حضوريًا وعن بُعد.'],
    8,
  ),
  category(
    'events',
    ['Occasions', 'المناسبات'],
    ['Hospitality, flowers and planning for days that matter.', 'ضيافة وتنسيق وتنظيم لأيامك المهمة.'],
  ),
  category('cars', ['Cars', 'السيارات'], ['Washing, inspection and repair where your car stands.', 'غسيل وفحص وإصلاح حيث تقف سيارتك.']),
]

/** The twelve main categories; the slug is how other demo rows name a category. */
export const demoCategories = inOrder.map((row, at) => ({ ...row, sort_order: at + 1 })) satisfies readonly ({ slug: string } & Category)[]
export type CategorySlug = (typeof inOrder)[number]['slug']
