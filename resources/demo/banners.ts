import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { banners } from '../banners.ts'
import type { CategorySlug } from './categories.ts'

type Banner = Draft<typeof banners>
type Target = { page: string } | { category: CategorySlug } | { product: string }
type Shown = Omit<Banner, 'ad_order' | 'leads_to' | 'link' | 'product_id'> & { target: Target }
const banner = (art: Banner['art'], target: Target, title: Label, subtitle: Label): Shown => ({
  art,
  target,
  title: { ar: title[1], en: title[0] },
  subtitle: { ar: subtitle[1], en: subtitle[0] },
  image: null,
  is_active: true,
})

const inOrder: readonly Shown[] = [
  banner(
    'connect',
    { page: '/static/our_services' },
    ['The right hands, one request away', 'الخدمة التي تحتاجها، أقرب مما تظن'],
    ['Describe what you need once and compare offers from trusted providers.', 'صف احتياجك مرة واحدة وقارن عروض مزوّدي خدمة موثوقين.'],
  ),
  banner(
    'home',
    { category: 'maintenance' },
    ['Your home in good hands', 'بيتك في أيدٍ أمينة'],
    [
      'Plumbing, electricity and air conditioning, with your money held until the work is done.',
      'سباكة وكهرباء وتكييف، ومبلغك محجوز حتى يكتمل العمل.',
    ],
  ),
  banner(
    'consult',
    { category: 'legal' },
    ['Ask a specialist first', 'استشر مختصًا قبل أن تقرر'],
    ['Legal, tax and technical consultations that fit your case.', 'استشارات قانونية وضريبية وتقنية على قدر حالتك.'],
  ),
  banner(
    'business',
    { category: 'marketing' },
    ['Services your business grows with', 'خدمات تنمو بها منشأتك'],
    ['Design, marketing, programming and accounting in one place.', 'تصميم وتسويق وبرمجة ومحاسبة في مكان واحد.'],
  ),
  {
    ...banner(
      'home',
      { product: 'phone' },
      ['Sama 12, two days a charge', 'سما 12: شحنة واحدة ليومين'],
      ['The phone of the month, with a warranty of two years.', 'جوال الشهر، بضمان سنتين.'],
    ),
    is_active: false,
  },
]

/** The four banners of the home page, and one of a product that waits for its day; what each leads to by its slug. */
export const demoBanners = inOrder.map(({ target, ...row }, at) => ({ target, values: { ...row, ad_order: at + 1 } }))

/** Where a banner leads, once its category and its product have their ids. */
export const bannerTarget = (target: Target, category: (slug: string) => string, product: (slug: string) => string) =>
  'product' in target
    ? { leads_to: 'product' as const, product_id: product(target.product) }
    : { leads_to: 'page' as const, link: 'page' in target ? target.page : `/static/our_services/${category(target.category)}` }
