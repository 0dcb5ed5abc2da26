import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import './overrides.css'
import { localizedText } from '../localized-text.ts'

// The number of characters a search result shows.
const maxLength = { title: 60, description: 160 }
/** The pages of the site by the key under which they look for their texts. */
const pagesByKey = {
  home: pages.home,
  'our-services': pages.services,
  store: pages.store,
  'about-us': pages.aboutUs,
  'about-site': pages.aboutSite,
  'contact-us': pages.contactUs,
  'privacy-policy': pages.privacyPolicy,
  'terms-and-conditions': pages.terms,
}

/** A live preview of the page as a search result, in both languages. */
export function SeoPreview({ values }: { values: AnyRow }) {
  const { t } = useTranslation()
  return (
    <section className="card side-card" aria-label={t('seoPreview.title')}>
      <h2>{t('seoPreview.title')}</h2>
      {(['ar', 'en'] as const).map((locale) => (
        <SearchResultPreview key={locale} locale={locale} values={values} />
      ))}
    </section>
  )
}

function SearchResultPreview({ locale, values }: { locale: Locale; values: AnyRow }) {
  const { t } = useTranslation()
  const [title, description] = [localizedText(values.meta_title, locale), localizedText(values.meta_description, locale)]
  const key = typeof values.key === 'string' ? values.key : ''
  const page = findEntry(pagesByKey, key) ?? pages.home
  const isTruncated = title.length > maxLength.title || description.length > maxLength.description
  return (
    <article className="text-preview" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <bdi dir="ltr" className="text-preview-address">
        {location.host + pathIn(locale, page())}
      </bdi>
      <p className="text-preview-title">{cut(title, maxLength.title) || '—'}</p>
      <p>{cut(description, maxLength.description)}</p>
      {isTruncated && <p className="text-preview-warning">{t('seoPreview.tooLong')}</p>}
    </article>
  )
}

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max).trimEnd()} …` : text)
