import type { OfferView } from '@wasl/shared/contract/offers.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatClock, formatLongDay } from '@wasl/shared/i18n/format.ts'
import { dayPartOf, freeParts } from '@wasl/shared/rules/offered-time.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { dayParts } from '@wasl/shared/rules/wanted-time.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { SelectArrow } from '../forms/Select.tsx'
import { useLocale, useText } from '../i18n/locale.ts'

type Props = { offered: OfferView['appointment']; freeTimes: OrderPage['free_times']; now: string; errors: string[] | undefined }

/** The appointment that an offer proposes: a day, and a part of it or a free hour. Without a day, both sides agree on one later. */
export function OfferTimeFields({ offered, freeTimes, now, errors }: Props) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const text = useText()
  const chosen = offered && riyadhTime(offered.at)
  const chosenTime = offered && chosen ? (dayPartOf(offered.at, offered.minutes) ?? chosen.time) : ''
  const [day, setDay] = useState(chosen?.date ?? '')
  const dates = [...new Set([...freeTimes.map(({ date }) => date), ...(chosen ? [chosen.date] : [])])].sort()
  // Without a script no day is known while it is chosen: all hours are offered.
  const free = day
    ? (freeTimes.find(({ date }) => date === day)?.times ?? [])
    : [...new Set(freeTimes.flatMap(({ times }) => times))].sort()
  const hours = chosen && day === chosen.date && chosenTime === chosen.time ? [...new Set([...free, chosen.time])].sort() : free
  const notBegun = freeParts(free, day ? { date: day, now } : undefined)
  const offeredPart = offered && day === chosen?.date ? dayPartOf(offered.at, offered.minutes) : null
  const parts = typedKeys(dayParts).filter((part) => part === offeredPart || notBegun.includes(part))
  if (dates.length === 0) return null
  return (
    <fieldset id="appointment_at" tabIndex={-1} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">
        {t('offer.time')} <span className="text-sm font-normal text-muted">({t('form.optional', { ns: 'common' })})</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <SelectArrow>
          <select
            name="appointment_day"
            aria-label={t('appointment.day')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            className="input"
          >
            <option value="">{t('offer.timeLater')}</option>
            {dates.map((date) => (
              <option key={date} value={date}>
                {formatLongDay(`${date}T12:00:00+03:00`, locale)}
              </option>
            ))}
          </select>
        </SelectArrow>
        <SelectArrow>
          <select key={day} name="appointment_time" aria-label={t('appointment.time')} defaultValue={chosenTime} className="input">
            {parts.map((part) => (
              <option key={part} value={part}>
                {text(dayParts[part])}
              </option>
            ))}
            {hours.map((time) => (
              <option key={time} value={time}>
                {formatClock(time, locale)}
              </option>
            ))}
          </select>
        </SelectArrow>
      </div>
      <p className="text-sm text-muted">{t('offer.timeHint')}</p>
      <FieldMessages name="appointment_at" errors={errors} />
    </fieldset>
  )
}
