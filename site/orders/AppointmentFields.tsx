import type { OrderAppointment } from '@wasl/shared/contract/appointments.ts'
import { formatClock, formatLength } from '@wasl/shared/i18n/format.ts'
import { offeredMinutes } from '@wasl/shared/rules/appointment-times.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { Select, SelectArrow } from '../forms/Select.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'

const times = Array.from({ length: 48 }, (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)

type Props = {
  appointment: Pick<OrderAppointment, 'at' | 'minutes'>
  now: string
  errors: ApiFailure['errors'] | undefined
}

/** Day, time and length of an appointment: the agreed one, or tomorrow morning. */
export function AppointmentFields({ appointment: { at, minutes }, now, errors }: Props) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const start = at && at > now ? riyadhTime(at) : { date: riyadhTime(new Date(Date.parse(now) + dayMs).toISOString()).date, time: '10:00' }
  const options = times.includes(start.time) ? times : [...times, start.time].sort()
  return (
    <>
      <fieldset id="appointment_at" tabIndex={-1}>
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
          <label className="flex flex-col gap-1.5">
            <span className="font-medium">{t('appointment.day')}</span>
            <input type="date" name="appointment_day" min={riyadhTime(now).date} defaultValue={start.date} className="input" />
          </label>
          <label className="flex flex-col gap-1.5">
            <span className="font-medium">{t('appointment.time')}</span>
            <SelectArrow>
              <select name="appointment_time" defaultValue={start.time} className="input">
                {options.map((time) => (
                  <option key={time} value={time}>
                    {formatClock(time, locale)}
                  </option>
                ))}
              </select>
            </SelectArrow>
          </label>
        </div>
        <FieldMessages name="appointment_at" errors={errors?.appointment_at} />
      </fieldset>
      <Select
        name="minutes"
        label={t('appointment.minutes')}
        placeholder={t('appointment.noLength')}
        optional
        defaultValue={minutes ?? ''}
        options={offeredMinutes.map((length) => ({ value: String(length), label: formatLength(length, locale) }))}
        errors={errors?.minutes}
      />
    </>
  )
}
