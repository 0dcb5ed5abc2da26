import { pages } from '@wasl/shared/pages/pages.ts'
import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { banners } from '../banners.ts'
import type { CategorySlug } from './categories.ts'

type Banner = Draft<typeof banners>
type BannerTarget = { page: string } | { category: CategorySlug } | { product: string }
type BannerDraft = Omit<Banner, 'ad_order' | 'leads_to' | 'link' | 'product_id'> & { target: BannerTarget }
const banner = (art: Banner['art'], target: BannerTarget, title: Localized, subtitle: Localized): BannerDraft => ({
  art,
  target,
  title,
  subtitle,
  image: null,
  is_active: true,
})

const sortedBanners: readonly BannerDraft[] = [
  banner(
    'connect',
    { page: pages.services() },
    { en: 'The right hands, one request away', ar: 'الخدمة التي تحتاجها، أقرب مما تظن' },
    {
      en: 'Describe what you need once and compare offers from trusted providers.',
      ar: 'صف احتياجك مرة واحدة وقارن عروض مزوّدي خدمة موثوقين.',
    },
  ),
  banner(
    'home',
    { category: 'maintenance' },
    { en: 'Your home in good hands', ar: 'بيتك في أيدٍ أمينة' },
    {
      en: 'Plumbing, electricity and air conditioning, with your money held until the work is done.',
      ar: 'سباكة وكهرباء وتكييف، ومبلغك محجوز حتى يكتمل العمل.',
    },
  ),
  banner(
    'consult',
    { category: 'legal' },
    { en: 'Ask a specialist first', ar: 'استشر مختصًا قبل أن تقرر' },
    { en: 'Legal, tax and technical consultations that fit your case.', ar: 'استشارات قانونية وضريبية وتقنية على قدر حالتك.' },
  ),
  banner(
    'business',
    { category: 'marketing' },
    { en: 'Services that grow your business', ar: 'خدمات تنمو بها منشأتك' },
    { en: 'Design, marketing, programming and accounting in one place.', ar: 'تصميم وتسويق وبرمجة ومحاسبة في مكان واحد.' },
  ),
  {
    ...banner(
      'home',
      { product: 'phone' },
      { en: 'Sama 12: two days on one charge', ar: 'سما 12: شحنة واحدة ليومين' },
      { en: 'Phone of the month, with a two-year warranty.', ar: 'جوال الشهر، بضمان سنتين.' },
    ),
    is_active: false,
  },
]

/** The four active banners of the home page and one inactive product banner. Targets are slugs. */
export const demoBanners = sortedBanners.map(({ target, ...row }, index) => ({ target, values: { ...row, ad_order: index + 1 } }))

/** The link fields of a banner, with slugs resolved to ids. */
export const bannerTarget = (target: BannerTarget, category: (slug: string) => string, product: (slug: string) => string) =>
  'product' in target
    ? { leads_to: 'product' as const, product_id: product(target.product) }
    : { leads_to: 'page' as const, link: 'page' in target ? target.page : pages.category({ id: category(target.category) }) }
