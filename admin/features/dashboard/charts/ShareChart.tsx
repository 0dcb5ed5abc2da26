import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../ui/useLocale.ts'
import { ChartCard } from '../../charts/ChartCard.tsx'
import { useMeasure } from './useMeasure.tsx'

/** Orders or sales by category or city; those without any are left out. */
export function ShareChart({ title, shares }: { title: string; shares: DashboardCharts['by_city'] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { measure, measureValue, controls } = useMeasure(shares, ['orders', 'sales'])
  const points = shares.map((row) => ({ name: row.name[locale], ...measureValue(row) })).filter(({ value }) => value > 0)
  const headings = [t('dashboard.name'), t(`dashboard.${measure}`)] as const
  return <ChartCard title={title} headings={headings} points={points} shape="bars" controls={controls} />
}
