import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../app/useLocale.ts'
import { ChartCard } from './ChartCard.tsx'
import { useMeasure } from './measures.tsx'

/** Orders or sales of each category or city that had any. */
export function ShareChart({ title, shares }: { title: string; shares: DashboardCharts['by_city'] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { measure, figureOf, tools } = useMeasure(shares, ['orders', 'sales'])
  const figures = shares.map((row) => ({ name: row.name[locale], ...figureOf(row) })).filter(({ value }) => value > 0)
  const heads = [t('dashboard.name'), t(`dashboard.${measure}`)] as const
  return <ChartCard title={title} heads={heads} figures={figures} shape="bars" tools={tools} />
}
