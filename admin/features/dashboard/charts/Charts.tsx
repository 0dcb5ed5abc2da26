import { type PeriodName, periods } from '@wasl/shared/rules/periods.ts'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../../ui/LoadError.tsx'
import { CardPlaceholder } from '../../../ui/Placeholder.tsx'
import { useLocale } from '../../../ui/useLocale.ts'
import { useCharts } from '../dashboard-calls.ts'
import { ConversionChart } from './ConversionChart.tsx'
import { DayChart } from './DayChart.tsx'
import { OffersChart } from './OffersChart.tsx'
import { ShareChart } from './ShareChart.tsx'

const periodNames = ['this_week', 'this_month', 'last_30_days', 'last_90_days'] as const satisfies readonly PeriodName[]

/** The charts of the home page, with a select for their period. */
export function Charts() {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const [period, setPeriod] = useState<PeriodName>('last_30_days')
  const { data, query } = useCharts(period)
  return (
    <section aria-labelledby="charts-title">
      <header className="charts-head">
        <h2 id="charts-title" className="section-title">
          {t('dashboard.charts')}
        </h2>
        <Select
          aria-label={t('dashboard.period')}
          value={period}
          onChange={setPeriod}
          options={periodNames.map((name) => ({ value: name, label: localize(periods[name].label) }))}
        />
      </header>
      {query.isError ? (
        <LoadError error={query.error} retry={() => query.refetch()} />
      ) : !data ? (
        <CardPlaceholder />
      ) : (
        <div className="charts">
          <DayChart days={data.by_day} />
          <ShareChart title={t('dashboard.byCategory')} shares={data.by_category} />
          <ShareChart title={t('dashboard.byCity')} shares={data.by_city} />
          {data.conversion.length > 0 && <ConversionChart steps={data.conversion} />}
          {data.conversion.length > 0 && <OffersChart offers={data.offers} />}
        </div>
      )}
    </section>
  )
}
