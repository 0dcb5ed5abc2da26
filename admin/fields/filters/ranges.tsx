import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateControl, TimeControl } from '../inputs/dates.tsx'
import { parseNumber } from '../inputs/number-text.ts'
import type { Criteria } from './criteria.ts'

type Props = { id: string; criteria: Criteria; onChange: (criteria: Criteria) => void }
type End = { id?: string; value: unknown; onChange: (value: unknown) => void; label: string }

// The address gives words back, so '5' counts as 5.
const numberOf = (value: unknown): number | null => (value === undefined || value === null || value === '' ? null : Number(value))
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A whole number between two bounds. */
export const NumberRange = (props: Props) => <Range {...props} end={(end) => <NumberEnd {...end} scale={1} />} />

/** An amount between two bounds, typed in riyals, asked in halalas. */
export const RiyalRange = (props: Props) => <Range {...props} end={(end) => <NumberEnd {...end} scale={100} />} />

/** A calendar date between two days, both included. */
export const DateRange = (props: Props) => (
  <Range {...props} end={({ label, value, ...end }) => <DateControl {...end} aria-label={label} value={textOf(value)} />} />
)

/** An instant between two days of Riyadh, both included. */
export const InstantRange = ({ id, criteria, onChange }: Props) => (
  <DateRange
    id={id}
    criteria={{ gte: dayIn(criteria.gte), lte: dayIn(criteria.lte) }}
    onChange={({ gte, lte }) =>
      onChange({
        gte: textOf(gte) && new Date(`${gte}T00:00:00+03:00`).toISOString(),
        lte: textOf(lte) && new Date(`${lte}T23:59:59.999+03:00`).toISOString(),
      })
    }
  />
)

/** A time of day between two times. */
export const TimeRange = (props: Props) => (
  <Range {...props} end={({ label, value, ...end }) => <TimeControl {...end} aria-label={label} value={textOf(value)} />} />
)

function Range({ id, criteria, onChange, end }: Props & { end: (end: End) => ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="range">
      {end({ id, value: criteria.gte, onChange: (gte) => onChange({ ...criteria, gte }), label: t('filter.from') })}
      <span aria-hidden>–</span>
      {end({ value: criteria.lte, onChange: (lte) => onChange({ ...criteria, lte }), label: t('filter.to') })}
    </div>
  )
}

function NumberEnd({ label, value, onChange, scale, ...given }: End & { scale: number }) {
  const shown = numberOf(value)
  return (
    <InputNumber<string | number>
      {...given}
      aria-label={label}
      placeholder={label}
      className="number"
      parser={parseNumber}
      controls={false}
      inputMode="decimal"
      value={shown === null ? null : shown / scale}
      onChange={(entered) => onChange(entered === null || entered === '' ? undefined : Math.round(Number(entered) * scale))}
    />
  )
}

const dayIn = (instant: unknown) =>
  typeof instant === 'string' ? new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 10) : undefined
