import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { categories } from '../categories.ts'

type Category = Draft<typeof categories>
/** The slug of a category is also the name of its icon. */
const category = <const S extends Category['icon']>(
  slug: S,
  name: Localized,
  description: Localized,
  commission_percent: number | null = null,
) => ({
  slug,
  name,
  description,
  icon: slug,
  image: null,
  commission_percent,
  is_active: true,
})

const sortedCategories = [
  category(
    'maintenance',
    { en: 'Home maintenance', ar: 'صيانة المنازل' },
    { en: 'Plumbing, electricity, air conditioning and everything a home needs.', ar: 'سباكة وكهرباء وتكييف وكل ما يحتاجه بيتك.' },
  ),
  category(
    'cleaning',
    { en: 'Cleaning', ar: 'التنظيف' },
    { en: 'Home, sofa, tank and office cleaning by trained teams.', ar: 'تنظيف المنازل والكنب والخزانات والمكاتب بأيدٍ مدرّبة.' },
  ),
  category(
    'moving',
    { en: 'Moving', ar: 'نقل العفش' },
    { en: 'Packing, disassembly and moving, within the city and between cities.', ar: 'فك وتغليف ونقل داخل المدينة وبين المدن.' },
  ),
  category(
    'design',
    { en: 'Design', ar: 'التصميم' },
    { en: 'Memorable identities, interiors and interfaces.', ar: 'هويات وديكور وواجهات تبقى في الذاكرة.' },
  ),
  category(
    'marketing',
    { en: 'Digital marketing', ar: 'التسويق الرقمي' },
    { en: 'Campaigns, content and accounts that bring you customers.', ar: 'حملات ومحتوى وحسابات تجلب لك العملاء.' },
  ),
  category(
    'programming',
    { en: 'Programming', ar: 'البرمجة' },
    { en: 'Websites, stores and apps, from the idea to launch.', ar: 'مواقع ومتاجر وتطبيقات من الفكرة إلى الإطلاق.' },
    12,
  ),
  category(
    'legal',
    { en: 'Legal services', ar: 'الخدمات القانونية' },
    { en: 'Consultations, contracts and representation by licensed lawyers.', ar: 'استشارات وعقود وترافع مع محامين مرخّصين.' },
  ),
  category(
    'accounting',
    { en: 'Accounting and tax', ar: 'المحاسبة والضرائب' },
    { en: 'Books, VAT returns and zakat without the headache.', ar: 'دفاتر وإقرارات ضريبية وزكوية بلا عناء.' },
  ),
  category(
    'photography',
    { en: 'Photography', ar: 'التصوير' },
    { en: 'Professional photography of products, events and places.', ar: 'منتجات ومناسبات وأماكن بعين خبيرة.' },
  ),
  category(
    'education',
    { en: 'Tutoring and training', ar: 'التعليم والتدريب' },
    { en: 'Private teachers and trainers, at home or online.', ar: 'معلمون ومدربون حضوريًا وعن بُعد.' },
    8,
  ),
  category(
    'events',
    { en: 'Events', ar: 'المناسبات' },
    { en: 'Hospitality, flowers and planning for your special days.', ar: 'ضيافة وتنسيق وتنظيم لأيامك المهمة.' },
  ),
  category(
    'cars',
    { en: 'Cars', ar: 'السيارات' },
    { en: 'Washing, inspection and repair wherever your car is.', ar: 'غسيل وفحص وإصلاح حيث تقف سيارتك.' },
  ),
]

/** The twelve service categories. Other demo rows reference them by slug. */
export const demoCategories = sortedCategories.map((row, index) => ({ ...row, sort_order: index + 1 })) satisfies readonly ({
  slug: string
} & Category)[]
export type CategorySlug = (typeof sortedCategories)[number]['slug']
