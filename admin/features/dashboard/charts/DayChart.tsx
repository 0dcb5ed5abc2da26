import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { dateText } from '../../../fields/format.ts'
import { ChartCard } from './ChartCard.tsx'
import { useMeasure } from './measures.tsx'

/** Orders, sales or visitors of each day. */
export function DayChart({ days }: { days: DashboardCharts['by_day'] }) {
  const { t } = useTranslation()
  const { measure, figureOf, tools } = useMeasure(days, ['orders', 'sales', 'visitors'])
  const figures = days.map((row) => ({ name: dateText(row.day), ...figureOf(row) }))
  const heads = [t('dashboard.day'), t(`dashboard.${measure}`)] as const
  return <ChartCard title={t('dashboard.byDay')} heads={heads} figures={figures} shape="columns" isWide tools={tools} />
}
