import { messages } from '@wasl/shared/registry/messages.ts'
import { isAbove } from '@wasl/shared/rules/is-above.ts'
import { riyadhDate, riyadhDayBounds } from '@wasl/shared/utils/riyadh-date.ts'
import { InputNumber, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Criteria } from '../../api/criteria.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { DateControl, TimeControl } from '../inputs/date-controls.tsx'
import { parseNumber } from '../inputs/number-text.ts'

type Props = { id: string; criteria: Criteria; onChange: (criteria: Criteria) => void }
type RangeEndProps = { id?: string; value: unknown; onChange: (value: unknown) => void; label: string }

// Values from the URL are strings: '5' counts as 5.
const numberOf = (value: unknown): number | null => (value === undefined || value === null || value === '' ? null : Number(value))
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const NumberRange = (props: Props) => <Range {...props} renderEnd={(end) => <NumberEnd {...end} scale={1} />} />

/** A range of amounts, entered in riyals, filtered in halalas. */
export const RiyalRange = (props: Props) => <Range {...props} renderEnd={(end) => <NumberEnd {...end} scale={100} />} />

/** A range of dates, both ends included. */
export const DateRange = (props: Props) => (
  <Range {...props} renderEnd={({ label, value, ...end }) => <DateControl {...end} aria-label={label} value={textOf(value)} />} />
)

/** Instants within a range of Riyadh days, both ends included. */
export const InstantRange = ({ id, criteria, onChange }: Props) => (
  <DateRange
    id={id}
    criteria={{ gte: riyadhDayOf(criteria.gte), lte: riyadhDayOf(criteria.lte) }}
    onChange={({ gte, lte }) =>
      onChange({
        gte: textOf(gte) && riyadhDayBounds(String(gte)).start,
        lte: textOf(lte) && riyadhDayBounds(String(lte)).end,
      })
    }
  />
)

export const TimeRange = (props: Props) => (
  <Range {...props} renderEnd={({ label, value, ...end }) => <TimeControl {...end} aria-label={label} value={textOf(value)} />} />
)

function Range({ id, criteria, onChange, renderEnd }: Props & { renderEnd: (end: RangeEndProps) => ReactNode }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  return (
    <div>
      <div className="range">
        {renderEnd({ id, value: criteria.gte, onChange: (gte) => onChange({ ...criteria, gte }), label: t('filter.from') })}
        <span aria-hidden>–</span>
        {renderEnd({ value: criteria.lte, onChange: (lte) => onChange({ ...criteria, lte }), label: t('filter.to') })}
      </div>
      {isAbove(criteria.gte, criteria.lte) && (
        <Typography.Text type="danger" role="alert">
          {localize(messages.range_reversed)}
        </Typography.Text>
      )}
    </div>
  )
}

function NumberEnd({ label, value, onChange, scale, ...inputProps }: RangeEndProps & { scale: number }) {
  const numericValue = numberOf(value)
  return (
    <InputNumber<string | number>
      {...inputProps}
      aria-label={label}
      placeholder={label}
      className="number"
      parser={parseNumber}
      controls={false}
      inputMode="decimal"
      value={numericValue === null ? null : numericValue / scale}
      onChange={(entered) => onChange(entered === null || entered === '' ? undefined : Math.round(Number(entered) * scale))}
    />
  )
}

const riyadhDayOf = (instant: unknown) => (typeof instant === 'string' ? riyadhDate(instant) : undefined)
