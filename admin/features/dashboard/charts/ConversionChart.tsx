import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../charts/ChartCard.tsx'

/** The conversion funnel: how many requests reached each step from sent to completed, with the share of all sent requests. */
export function ConversionChart({ steps }: { steps: DashboardCharts['conversion'] }) {
  const { t } = useTranslation()
  const sent = steps[0]?.orders ?? 0
  const points = steps.map(({ step, orders }) => ({
    name: t(`dashboard.steps.${step}`),
    value: orders,
    text: sent > 0 ? `${formatCount(orders)} (${Math.round((orders * 100) / sent)}%)` : formatCount(orders),
  }))
  const headings = [t('dashboard.step'), t('dashboard.orders')] as const
  return <ChartCard title={t('dashboard.conversion')} headings={headings} points={points} shape="bars" />
}
