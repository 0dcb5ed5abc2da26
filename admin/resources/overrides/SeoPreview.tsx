import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import './overrides.css'
import { textIn } from './text-in.ts'

// What a page of results has room for.
const room = { title: 60, description: 160 }
const paths: Readonly<Record<string, string>> = {
  home: '',
  'our-services': '/static/our_services',
}

/** How a page is likely to stand among search results, in both languages, as it is typed. */
export function SeoPreview({ values }: { values: AnyRow }) {
  const { t } = useTranslation()
  return (
    <section className="card beside-card" aria-label={t('seoPreview.title')}>
      <h2>{t('seoPreview.title')}</h2>
      {(['ar', 'en'] as const).map((locale) => (
        <Found key={locale} locale={locale} values={values} />
      ))}
    </section>
  )
}

function Found({ locale, values }: { locale: Locale; values: AnyRow }) {
  const { t } = useTranslation()
  const [title, about] = [textIn(values.meta_title, locale), textIn(values.meta_description, locale)]
  const key = typeof values.key === 'string' ? values.key : ''
  const path = `${locale === 'en' ? '/en' : ''}${paths[key] ?? `/static/${key}`}`
  const isCut = title.length > room.title || about.length > room.description
  return (
    <article className="found" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <bdi dir="ltr" className="found-address">
        {location.host + path}
      </bdi>
      <p className="found-title">{cut(title, room.title) || '—'}</p>
      <p>{cut(about, room.description)}</p>
      {isCut && <p className="found-cut">{t('seoPreview.long')}</p>}
    </article>
  )
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)
