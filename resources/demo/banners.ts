import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { banners } from '../banners.ts'

type Banner = Draft<typeof banners>
type Shown = Omit<Banner, 'ad_order' | 'product_id'> & { product?: string }
const banner = (art: Banner['art'], link: string | null, title: Label, subtitle: Label): Shown => ({
  art,
  leads_to: link ? 'page' : 'product',
  link,
  title: { ar: title[1], en: title[0] },
  subtitle: { ar: subtitle[1], en: subtitle[0] },
  image: null,
  is_active: true,
})

const inOrder: readonly Shown[] = [
  banner(
    'connect',
    '/static/our_services',
    ['The right hands, one request away', 'الخدمة التي تحتاجها، أقرب مما تظن'],
    ['Describe what you need once and compare offers from trusted providers.', 'صف احتياجك مرة واحدة وقارن عروض مزوّدي خدمة موثوقين.'],
  ),
  banner(
    'home',
    '/static/our_services',
    ['Your home in good hands', 'بيتك في أيدٍ أمينة'],
    [
      'Plumbing, electricity and air conditioning, with your money held until the work is done.',
      'سباكة وكهرباء وتكييف، ومبلغك محجوز حتى يكتمل العمل.',
    ],
  ),
  banner(
    'consult',
    '/static/our_services',
    ['Ask a specialist first', 'استشر مختصًا قبل أن تقرر'],
    ['Legal, tax and technical consultations that fit your case.', 'استشارات قانونية وضريبية وتقنية على قدر حالتك.'],
  ),
  banner(
    'business',
    '/static/our_services',
    ['Services your business grows with', 'خدمات تنمو بها منشأتك'],
    ['Design, marketing, programming and accounting in one place.', 'تصميم وتسويق وبرمجة ومحاسبة في مكان واحد.'],
  ),
  {
    ...banner(
      'home',
      null,
      ['Sama 12, two days a charge', 'سما 12: شحنة واحدة ليومين'],
      ['The phone of the month, with a warranty of two years.', 'جوال الشهر، بضمان سنتين.'],
    ),
    product: 'phone',
    is_active: false,
  },
]

/** The four banners of the home page, and one of a product that waits for its day; `product` by its slug. */
export const demoBanners = inOrder.map(({ product, ...row }, at) => ({ product, values: { ...row, ad_order: at + 1 } }))
