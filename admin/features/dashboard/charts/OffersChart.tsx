import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { countText } from '../../../fields/format.ts'
import { ChartCard } from './ChartCard.tsx'

/** How many requests got so many offers. */
export function OffersChart({ offers }: { offers: DashboardCharts['offers'] }) {
  const { t } = useTranslation()
  const figures = offers.map((row) => ({
    name: t('dashboard.offersCount', { count: row.offers }),
    value: row.orders,
    said: countText(row.orders),
  }))
  const heads = [t('dashboard.offersOf'), t('dashboard.orders')] as const
  return <ChartCard title={t('dashboard.offers')} heads={heads} figures={figures} shape="columns" />
}
