import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { formatCount, formatLength } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'

/** How reliable a provider is. A figure that too few orders support is left out. */
export function ProviderFigures({ provider }: { provider: ProviderPage }) {
  const { t } = useTranslation('services')
  const locale = useLocale()
  const { completed_count, response_minutes, on_time_percent, returning_clients_percent } = provider
  const figures = [
    { label: t('figures.completed'), value: completed_count > 0 ? formatCount(completed_count) : null },
    { label: t('figures.response'), value: response_minutes === null ? null : formatLength(response_minutes, locale) },
    { label: t('figures.onTime'), value: on_time_percent === null ? null : `${on_time_percent}%` },
    { label: t('figures.returning'), value: returning_clients_percent === null ? null : `${returning_clients_percent}%` },
  ].filter(({ value }) => value !== null)
  if (figures.length === 0) return null
  return (
    <dl className="grid basis-full grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
