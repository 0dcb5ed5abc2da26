import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../ui/Ltr.tsx'

/** The API's counts; zeros are hidden, and the section with them. */
export function Stats({ stats }: { stats: HomePage['stats'] }) {
  const { t } = useTranslation('home')
  const figures = [
    { label: t('stats.providers'), count: stats.providers },
    { label: t('stats.orders'), count: stats.completed_orders },
    { label: t('stats.cities'), count: stats.cities },
    { label: t('stats.services'), count: stats.services },
  ].filter(({ count }) => count > 0)
  if (figures.length === 0) return null
  return (
    <section aria-label={t('stats.label')} className="border-b border-line">
      <dl className="wrap grid grid-cols-2 gap-y-6 py-8 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
        {figures.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse items-center border-line px-4 text-center sm:not-first:border-s">
            <dt className="text-muted">{label}</dt>
            <dd className="text-3xl font-semibold text-brand tabular-nums">
              <Ltr>{formatCount(count)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
