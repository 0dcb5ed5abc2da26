import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../charts/ChartCard.tsx'
import { useMeasure } from './useMeasure.tsx'

/** Orders, sales or visitors of each day. */
export function DayChart({ days }: { days: DashboardCharts['by_day'] }) {
  const { t } = useTranslation()
  const { measure, measureValue, controls } = useMeasure(days, ['orders', 'sales', 'visitors'])
  const points = days.map((row) => ({ name: formatDay(row.day), ...measureValue(row) }))
  const headings = [t('dashboard.day'), t(`dashboard.${measure}`)] as const
  return <ChartCard title={t('dashboard.byDay')} headings={headings} points={points} shape="columns" isWide controls={controls} />
}
