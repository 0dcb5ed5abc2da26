import type { FinancesPage } from '@wasl/shared/contract/finances.ts'
import { useTranslation } from 'react-i18next'
import { Money } from '../ui/Money.tsx'

/** What was paid, received and is pending in all transactions that match the filter. */
export function FinancesTotals({ totals, side }: Pick<FinancesPage, 'totals' | 'side'>) {
  const { t } = useTranslation('finances')
  const order = side === 'client' ? (['paid', 'received', 'pending'] as const) : (['received', 'paid', 'pending'] as const)
  return (
    <dl aria-label={t('totals.label')} className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]">
      {order.map((name) => (
        <div key={name} className="card flex flex-wrap items-baseline justify-between gap-x-3 px-5 py-4 sm:block">
          <dt className="text-sm text-muted">{t(`totals.${side}.${name}`)}</dt>
          <dd className="text-xl font-bold">
            <Money halalas={totals[name]} exact />
          </dd>
        </div>
      ))}
    </dl>
  )
}
