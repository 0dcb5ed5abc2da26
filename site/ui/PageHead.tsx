import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { barePath, pathIn, useLocale } from '../i18n/locale.ts'
import { usePageFacts } from './page-info.ts'

/** What the SEO resource says of a page; null where it says nothing. */
export type Seo = { meta_title: Localized; meta_description: Localized; meta_keywords: Localized } | null
type Props = {
  title: string
  description?: string | undefined
  seo?: Seo /** Private pages and pages of one visit stay out of search engines. */
  noIndex?: boolean
}

/** Title, description, canonical address, both languages and the card of a shared link. React lifts them into the head. */
export function PageHead({ title, description, seo = null, noIndex = false }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const origin = usePageFacts()?.origin ?? ''
  const bare = barePath(pathname)
  const named = seo?.meta_title[locale] || title
  const whole = named.includes(t('brand')) ? named : `${named} | ${t('brand')}`
  const about = seo?.meta_description[locale] || description
  const keywords = seo?.meta_keywords[locale]
  return (
    <>
      <title>{whole}</title>
      {noIndex && <meta name="robots" content="noindex" />}
      {about && <meta name="description" content={about} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={origin + pathIn(locale, bare)} />
      <link rel="alternate" hrefLang="ar" href={origin + bare} />
      <link rel="alternate" hrefLang="en" href={origin + pathIn('en', bare)} />
      <link rel="alternate" hrefLang="x-default" href={origin + bare} />
      <meta property="og:title" content={whole} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:url" content={origin + pathIn(locale, bare)} />
      <meta property="og:locale" content={locale === 'ar' ? 'ar_SA' : 'en_GB'} />
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
