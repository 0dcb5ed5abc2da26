import type { Report } from '@wasl/shared/reports/reports.ts'
import { periods } from '@wasl/shared/rules/periods.ts'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { DateControl } from '../../fields/inputs/dates.tsx'
import { RelationControl } from '../../fields/inputs/RelationControl.tsx'
import { declarationOf } from '../../resources/declarations.ts'
import type { useReportQuery } from './useReportQuery.ts'

/** What a report is narrowed to: a period by name or by two days, and for reports of orders a city and a category. */
export function ReportFilters({ report, query }: { report: Report; query: ReturnType<typeof useReportQuery> }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { asked, period, change } = query
  const names = Object.entries(periods).map(([value, { label }]) => ({ value, label: say(label) }))
  const days = (from: string | null, to: string | null) => change({ period: null, from: from ?? asked.from, to: to ?? asked.to })
  return (
    <div className="card report-filters">
      <Labelled text={t('reports.period')}>
        {(id) => (
          <Select
            id={id}
            value={period ?? 'custom'}
            options={[...names, ...(period ? [] : [{ value: 'custom', label: t('reports.custom') }])]}
            onChange={(name) => change({ period: name, from: null, to: null })}
          />
        )}
      </Labelled>
      <Labelled text={t('reports.from')}>
        {(id) => <DateControl id={id} value={asked.from} onChange={(from) => days(from, from && from > asked.to ? from : null)} />}
      </Labelled>
      <Labelled text={t('reports.to')}>
        {(id) => <DateControl id={id} value={asked.to} onChange={(to) => days(to && to < asked.from ? to : null, to)} />}
      </Labelled>
      {report.places.includes('city') && (
        <PlaceFilter name={t('reports.city')} to="cities" value={asked.city_id} onChange={(city_id) => change({ city_id })} />
      )}
      {report.places.includes('category') && (
        <PlaceFilter
          name={t('reports.category')}
          to="categories"
          value={asked.category_id}
          onChange={(category_id) => change({ category_id })}
        />
      )}
    </div>
  )
}

type PlaceProps = { name: string; to: string; value: string | undefined; onChange: (id: string | null) => void }

/** A choice among rows that this admin may list; nothing for others. */
function PlaceFilter({ name, to, value, onChange }: PlaceProps) {
  const may = useMay()
  const target = declarationOf(to)
  if (!target || may(target, 'list') !== null) return null
  return <Labelled text={name}>{(id) => <RelationControl id={id} field={{ to }} value={value ?? null} onChange={onChange} />}</Labelled>
}

function Labelled({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="report-filter">
      <label htmlFor={id}>{text}</label>
      {children(id)}
    </div>
  )
}
