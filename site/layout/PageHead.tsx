import type { Seo } from '@wasl/shared/contract/catalog.ts'
import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { barePath, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { useRootData } from '../ui/root-data.ts'

type Props = {
  title: string
  description?: string | undefined
  seo?: Seo
  /** Keeps private and temporary pages out of search engines. */
  noIndex?: boolean
}

/** Title, description, canonical and alternate links, and Open Graph tags. React moves them into the head. */
export function PageHead({ title, description, seo = null, noIndex = false }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const rootData = useRootData()
  const origin = rootData?.origin ?? ''
  const icon = rootData?.appInfo.brand.icon
  const bare = barePath(pathname)
  const pageTitle = seo?.meta_title[locale] || title
  const fullTitle = pageTitle.includes(t('brand')) ? pageTitle : `${pageTitle} | ${t('brand')}`
  const metaDescription = seo?.meta_description[locale] || description
  const keywords = seo?.meta_keywords[locale]
  return (
    <>
      <title>{fullTitle}</title>
      {noIndex && <meta name="robots" content="noindex" />}
      {metaDescription && <meta name="description" content={metaDescription} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={origin + pathIn(locale, bare)} />
      <link rel="alternate" hrefLang="ar" href={origin + bare} />
      <link rel="alternate" hrefLang="en" href={origin + pathIn('en', bare)} />
      <link rel="alternate" hrefLang="x-default" href={origin + bare} />
      <meta property="og:title" content={fullTitle} />
      {metaDescription && <meta property="og:description" content={metaDescription} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand')} />
      <meta property="og:url" content={origin + pathIn(locale, bare)} />
      <meta property="og:locale" content={locale === 'ar' ? 'ar_SA' : 'en_GB'} />
      {/* The picture of Wasl, unless the platform has an icon of its own. */}
      <meta property="og:image" content={origin + (icon ? publicImageUrl(icon) : '/share.png')} />
      <meta property="og:image:alt" content={t('shareImage')} />
      <meta name="twitter:card" content={icon ? 'summary' : 'summary_large_image'} />
    </>
  )
}
