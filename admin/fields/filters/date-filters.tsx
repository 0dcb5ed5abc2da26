import { dateRanges } from '@wasl/shared/rules/date-ranges.ts'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Criteria } from '../../api/criteria.ts'
import { clearable } from '../../ui/ClearIcon.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { DateRange, InstantRange } from './range-filters.tsx'

type Props = { id: string; criteria: Criteria; onChange: (criteria: Criteria) => void }

/** A date within a preset relative to today ("last 7 days") or between two days. */
export const DateFilter = (props: Props) => (
  <WithPresets {...props}>
    <DateRange {...props} onChange={({ within, ...range }) => props.onChange(range)} />
  </WithPresets>
)

/** An instant within a preset relative to today or between two Riyadh days. */
export const InstantFilter = (props: Props) => (
  <WithPresets {...props}>
    <InstantRange {...props} onChange={({ within, ...range }) => props.onChange(range)} />
  </WithPresets>
)

function WithPresets({ id, criteria, onChange, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  return (
    <div className="date-filter">
      <Select<string>
        aria-label={t('filter.preset')}
        placeholder={t('filter.preset')}
        allowClear={clearable}
        options={Object.entries(dateRanges).map(([value, { label }]) => ({ value, label: localize(label) }))}
        value={typeof criteria.within === 'string' ? criteria.within : null}
        onChange={(within?: string) => onChange(within ? { within } : {})}
        id={`${id}-span`}
      />
      {children}
    </div>
  )
}
