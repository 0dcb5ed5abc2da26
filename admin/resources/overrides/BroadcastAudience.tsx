import { countAudience } from '@wasl/shared/contract/endpoints/broadcasts.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'
import './overrides.css'
import { localizedText } from '../localized-text.ts'

/** The number of people a broadcast would reach if sent now, and a preview of it. */
export function BroadcastAudience({ values }: { values: AnyRow }) {
  const { t } = useTranslation()
  const audience = typeof values.audience === 'string' ? values.audience : 'all'
  const city = audience === 'city' && typeof values.city_id === 'string' ? values.city_id : null
  const isKnown = audience !== 'city' || city !== null
  const { data } = useEndpoint(
    countAudience,
    { query: new URLSearchParams({ audience, ...(city && { city_id: city }) }) },
    { enabled: isKnown },
  )
  return (
    <section className="card side-card" aria-label={t('audience.title')}>
      <h2>{t('audience.title')}</h2>
      <p className="audience" aria-live="polite">
        {!isKnown ? (
          t('audience.chooseCity')
        ) : data === undefined ? (
          <Placeholder />
        ) : (
          <>
            <strong>{t('audience.people', { count: data.people })}</strong> {t('audience.ifSentNow')}
          </>
        )}
      </p>
      <h2>{t('audience.preview')}</h2>
      {(['ar', 'en'] as const).map((locale) => (
        <article key={locale} className="text-preview" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          <p className="text-preview-title">{localizedText(values.title, locale) || '—'}</p>
          <p>{localizedText(values.body, locale)}</p>
        </article>
      ))}
    </section>
  )
}
