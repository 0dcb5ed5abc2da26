import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { formatLongDate, formatRating } from '@wasl/shared/i18n/format.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Stars } from '../ui/Stars.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'

/** The provider's name, type, rating and number of completed orders. */
export function ProviderHeader({ provider, children }: { provider: ProviderPage; children?: ReactNode }) {
  const { t } = useTranslation('services')
  const locale = useLocale()
  const text = useText()
  const name = text(provider.name)
  return (
    <section className="card flex flex-wrap items-center gap-5 p-5 sm:p-7">
      <Avatar name={name} url={provider.logo_url} size={92} square />
      <div className="min-w-0 grow">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
          <bdi>{name}</bdi>
          {provider.is_verified && (
            <Badge tone="good" icon="shield" title={t('provider.verifiedHint')}>
              {t('provider.verified')}
            </Badge>
          )}
        </h1>
        <p className="mt-1 text-muted">
          {t(`provider.${provider.type}`)}
          {provider.city && <> · {text(provider.city.name)}</>} ·{' '}
          {t('provider.memberSince', { date: formatLongDate(provider.since, locale) })}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          {provider.rating === null ? (
            <span className="text-muted">{t('provider.notRated')}</span>
          ) : (
            <span className="flex flex-wrap items-center gap-x-2">
              <Stars rating={provider.rating} size={20} />
              <Ltr className="font-semibold">{formatRating(provider.rating)}</Ltr>
              <a href="#reviews" className="text-muted underline underline-offset-4 hover:text-brand">
                {t('reviews', { ns: 'common', count: provider.rating_count })}
              </a>
            </span>
          )}
        </p>
      </div>
      {children}
      <ProviderFigures provider={provider} />
    </section>
  )
}
