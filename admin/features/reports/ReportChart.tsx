import type { ReportView } from '@wasl/shared/contract/reports.ts'
import { formatCount, formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { isLocalized } from '@wasl/shared/registry/row-title.ts'
import type { Report } from '@wasl/shared/reports.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { ChartCard } from '../charts/ChartCard.tsx'

const mostBars = 10
const mostLetters = 28

/** The first rows of a report as bars. */
export function ReportChart({ report, chart, view }: { report: Report; chart: NonNullable<Report['chart']>; view: ReportView }) {
  const { t } = useTranslation()
  const { locale, localize, localizeInline } = useLocale()
  const [names, values] = [report.columns[chart.names], report.columns[chart.values]]
  if (!names || !values) return null
  const isMoney = values.kind === 'money'
  const points = view.rows.slice(0, mostBars).flatMap((row) => {
    const [name, value] = [row[chart.names], Number(row[chart.values] ?? 0)]
    if (value <= 0) return []
    const text = isMoney ? formatMoneyText(value, locale) : formatCount(value)
    return [{ name: shorten(isLocalized(name) ? name[locale] : String(name ?? '')), value: isMoney ? value / 100 : value, text }]
  })
  return (
    <div className="report-chart">
      <ChartCard
        title={t('reports.chart', { values: localize(values.label), names: localizeInline(names.label) })}
        heading="h2"
        headings={[localize(names.label), localize(values.label)]}
        points={points}
        shape="bars"
      />
    </div>
  )
}

const shorten = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text)
