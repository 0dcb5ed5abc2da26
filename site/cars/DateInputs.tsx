import { formatClock } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { SelectArrow } from '../forms/Select.tsx'
import { useLocale } from '../i18n/locale.ts'
import { unbrokenNumbers } from '../ui/unbroken-numbers.ts'
import type { CarDates } from './car-filter.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Day and time of pick-up and return. `errors` are of the API, by its names of the two moments. */
export function DateInputs({ dates, today, errors }: { dates: CarDates; today: string; errors?: DateErrors | undefined }) {
  return (
    <>
      <Moment name="from" dates={dates} today={today} errors={errors?.pickup_at} />
      <Moment name="to" dates={dates} today={today} errors={errors?.return_at} />
    </>
  )
}

export type DateErrors = Readonly<Record<string, readonly string[] | undefined>>
type MomentProps = { name: 'from' | 'to'; dates: CarDates; today: string; errors: readonly string[] | undefined }

/** One of the two moments. Its day has the name as its id. */
export function Moment({ name, dates, today, errors = [] }: MomentProps) {
  const { t } = useTranslation('cars')
  const locale = useLocale()
  const time = `${name}_time` as const
  const chosen = dates[time]
  const times = hours.includes(chosen) ? hours : [...hours, chosen].sort()
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
        <label className="flex flex-col gap-1.5">
          <span className="font-medium">{t(`search.${name}`)}</span>
          <input
            type="date"
            id={name}
            name={name}
            min={today}
            defaultValue={dates[name]}
            className="input"
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? `${name}-errors` : undefined}
          />
        </label>
        <label className="flex flex-col justify-end gap-1.5">
          <span className="sr-only">{t(`search.${time}`)}</span>
          <SelectArrow>
            <select name={time} defaultValue={chosen} className="input">
              {times.map((one) => (
                <option key={one} value={one}>
                  {formatClock(one, locale)}
                </option>
              ))}
            </select>
          </SelectArrow>
        </label>
      </div>
      {errors.length > 0 && (
        <p id={`${name}-errors`} className="mt-1 text-sm text-bad">
          {unbrokenNumbers(errors.join(' '))}
        </p>
      )}
    </div>
  )
}
