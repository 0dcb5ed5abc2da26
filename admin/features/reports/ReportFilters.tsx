import type { Report } from '@wasl/shared/reports.ts'
import { periods } from '@wasl/shared/rules/periods.ts'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { declarationOf } from '../../api/declarations.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { DateControl } from '../../fields/inputs/date-controls.tsx'
import { RelationControl } from '../../fields/inputs/RelationControl.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import type { useReportQuery } from './useReportQuery.ts'

/** The filters of a report: a named period or two days, and a city and category where the report supports them. */
export function ReportFilters({ report, query }: { report: Report; query: ReturnType<typeof useReportQuery> }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { params, period, change } = query
  const names = Object.entries(periods).map(([value, { label }]) => ({ value, label: localize(label) }))
  const changeDays = (from: string | null, to: string | null) => change({ period: null, from: from ?? params.from, to: to ?? params.to })
  return (
    <div className="card report-filters">
      <LabelledFilter text={t('reports.period')}>
        {(id) => (
          <Select
            id={id}
            value={period ?? 'custom'}
            options={[...names, ...(period ? [] : [{ value: 'custom', label: t('reports.custom') }])]}
            onChange={(name) => change({ period: name, from: null, to: null })}
          />
        )}
      </LabelledFilter>
      <LabelledFilter text={t('reports.from')}>
        {(id) => <DateControl id={id} value={params.from} onChange={(from) => changeDays(from, from && from > params.to ? from : null)} />}
      </LabelledFilter>
      <LabelledFilter text={t('reports.to')}>
        {(id) => <DateControl id={id} value={params.to} onChange={(to) => changeDays(to && to < params.from ? to : null, to)} />}
      </LabelledFilter>
      {report.filters.includes('city') && (
        <RelationFilter name={t('reports.city')} to="cities" value={params.city_id} onChange={(city_id) => change({ city_id })} />
      )}
      {report.filters.includes('category') && (
        <RelationFilter
          name={t('reports.category')}
          to="categories"
          value={params.category_id}
          onChange={(category_id) => change({ category_id })}
        />
      )}
    </div>
  )
}

type RelationFilterProps = { name: string; to: string; value: string | undefined; onChange: (id: string | null) => void }

/** A select of related rows; renders nothing if the admin may not list them. */
function RelationFilter({ name, to, value, onChange }: RelationFilterProps) {
  const target = declarationOf(to)
  const listDenial = useDenialReason(target, 'list')
  if (!target || listDenial !== null) return null
  return (
    <LabelledFilter text={name}>
      {(id) => <RelationControl id={id} field={{ to }} value={value ?? null} onChange={onChange} />}
    </LabelledFilter>
  )
}

function LabelledFilter({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="report-filter">
      <label htmlFor={id}>{text}</label>
      {children(id)}
    </div>
  )
}
