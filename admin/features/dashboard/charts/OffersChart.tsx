import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../charts/ChartCard.tsx'

/** The number of orders by how many offers they received. */
export function OffersChart({ offers }: { offers: DashboardCharts['offers'] }) {
  const { t } = useTranslation()
  const points = offers.map((row) => ({
    name: t('dashboard.offersCount', { count: row.offers }),
    value: row.orders,
    text: formatCount(row.orders),
  }))
  const headings = [t('dashboard.offersOf'), t('dashboard.orders')] as const
  return <ChartCard title={t('dashboard.offers')} headings={headings} points={points} shape="columns" />
}
