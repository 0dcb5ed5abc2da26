import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { countText } from '../../../fields/format.ts'
import { ChartCard } from './ChartCard.tsx'

/** How many requests came how far, from sent to completed, each with its part of all that were sent. */
export function StepChart({ steps }: { steps: DashboardCharts['conversion'] }) {
  const { t } = useTranslation()
  const sent = steps[0]?.orders ?? 0
  const figures = steps.map(({ step, orders }) => ({
    name: t(`dashboard.steps.${step}`),
    value: orders,
    said: sent > 0 ? `${countText(orders)} (${Math.round((orders * 100) / sent)}%)` : countText(orders),
  }))
  const heads = [t('dashboard.step'), t('dashboard.orders')] as const
  return <ChartCard title={t('dashboard.conversion')} heads={heads} figures={figures} shape="bars" />
}
