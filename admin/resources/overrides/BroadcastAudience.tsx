import { useQuery } from '@tanstack/react-query'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { http, resourcesAddress } from '../../api/http.ts'
import { Awaited } from '../../ui/Placeholder.tsx'
import './overrides.css'
import { textIn } from './text-in.ts'

/** How many a notice would reach if it were sent now, and how it is shown to them. */
export function BroadcastAudience({ values }: { values: AnyRow }) {
  const { t } = useTranslation()
  const audience = typeof values.audience === 'string' ? values.audience : 'all'
  const city = audience === 'city' && typeof values.city_id === 'string' ? values.city_id : null
  const isKnown = audience !== 'city' || city !== null
  const { data } = useQuery({
    queryKey: ['broadcasts', 'audience', audience, city],
    queryFn: () =>
      http
        .get<{ people: number }>(`${resourcesAddress}/broadcasts/audience`, { params: { audience, ...(city && { city_id: city }) } })
        .then((answer) => answer.data.people),
    enabled: isKnown,
  })
  return (
    <section className="card beside-card" aria-label={t('audience.title')}>
      <h2>{t('audience.title')}</h2>
      <p className="audience" aria-live="polite">
        {!isKnown ? (
          t('audience.city')
        ) : data === undefined ? (
          <Awaited />
        ) : (
          <>
            <strong>{t('audience.people', { count: data })}</strong> {t('audience.now')}
          </>
        )}
      </p>
      <h2>{t('audience.preview')}</h2>
      {(['ar', 'en'] as const).map((locale) => (
        <article key={locale} className="found" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          <p className="found-title">{textIn(values.title, locale) || '—'}</p>
          <p>{textIn(values.body, locale)}</p>
        </article>
      ))}
    </section>
  )
}
