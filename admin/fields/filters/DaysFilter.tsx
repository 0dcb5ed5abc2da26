import { daySpans } from '@wasl/shared/rules/day-spans.ts'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Criteria } from './criteria.ts'
import { DateRange, InstantRange } from './ranges.tsx'

type Props = { id: string; criteria: Criteria; onChange: (criteria: Criteria) => void }

/** A calendar date within a span told by today, or between two days. */
export const DateFilter = (props: Props) => (
  <SpanOr {...props}>
    <DateRange {...props} onChange={({ within, ...range }) => props.onChange(range)} />
  </SpanOr>
)

/** An instant within a span told by today, or between two days of Riyadh. */
export const InstantFilter = (props: Props) => (
  <SpanOr {...props}>
    <InstantRange {...props} onChange={({ within, ...range }) => props.onChange(range)} />
  </SpanOr>
)

function SpanOr({ id, criteria, onChange, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  return (
    <div className="days">
      <Select<string>
        aria-label={t('filter.span')}
        placeholder={t('filter.span')}
        allowClear
        options={Object.entries(daySpans).map(([value, { label }]) => ({ value, label: say(label) }))}
        value={typeof criteria.within === 'string' ? criteria.within : null}
        onChange={(within?: string) => onChange(within ? { within } : {})}
        id={`${id}-span`}
      />
      {children}
    </div>
  )
}
