import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../api/server-clock.ts'
import { clearable } from '../../ui/ClearIcon.tsx'
import { fromRiyadhTime, toRiyadhTime } from '../riyadh-time.ts'
import { DatePicker, TimePicker } from './pickers.ts'

type Props = {
  field?: { future?: true }
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  'aria-label'?: string
}

// The first one is shown, all are read.
const clockFormats = ['h:mm a', 'hh:mm a', 'HH:mm'] as const

/** A date, selected or typed as dd-mm-yyyy. */
export function DateControl({ field, value, onChange, ...inputProps }: Props) {
  const { t } = useTranslation()
  return (
    <DatePicker
      {...inputProps}
      onKeyDown={keepForm}
      allowClear={clearable}
      className="full-width"
      format={['DD-MM-YYYY', 'D-M-YYYY', 'DD/MM/YYYY']}
      placeholder={t('form.chooseDate')}
      value={value ? dayjs(value) : null}
      onChange={(day: dayjs.Dayjs | null) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
      minDate={field?.future ? dayjs(riyadhDate(serverNow())).add(1, 'day') : undefined}
    />
  )
}

/** An instant, selected in Riyadh time. */
export function DateTimeControl({ field, value, onChange, ...inputProps }: Props) {
  const { t } = useTranslation()
  return (
    <DatePicker
      {...inputProps}
      onKeyDown={keepForm}
      allowClear={clearable}
      className="full-width"
      format={clockFormats.map((format) => `DD-MM-YYYY ${format}`)}
      showTime={{ format: 'h:mm a', use12Hours: true }}
      showNow={false}
      placeholder={t('form.chooseDate')}
      value={value ? toRiyadhTime(value) : null}
      onChange={(clock: dayjs.Dayjs | null) => onChange?.(clock ? fromRiyadhTime(clock) : null)}
    />
  )
}

/** A time of day, stored as '09:30'. */
export function TimeControl({ value, onChange, ...inputProps }: Omit<Props, 'field'>) {
  const { t } = useTranslation()
  return (
    <TimePicker
      {...inputProps}
      onKeyDown={keepForm}
      allowClear={clearable}
      className="full-width"
      use12Hours
      format={[...clockFormats]}
      minuteStep={5}
      needConfirm={false}
      placeholder={t('form.chooseTime')}
      value={value ? dayjs(`2000-01-01T${value}`) : null}
      onChange={(clock: dayjs.Dayjs | null) => onChange?.(clock ? clock.format('HH:mm') : null)}
    />
  )
}

// Enter takes the typed date; it does not submit the form.
const keepForm = (event: { key: string; preventDefault: () => void }) => {
  if (event.key === 'Enter') event.preventDefault()
}
