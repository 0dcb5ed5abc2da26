import { formatCountdown } from '@wasl/shared/i18n/format.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useLocale } from '../i18n/locale.ts'

/** The time left by the server's clock; reloads the page data at zero. Without a script it shows the time left at page load. */
export function Countdown({ dueAt, now }: { dueAt: string; now: string }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [timeLeft, setTimeLeft] = useState(() => Date.parse(dueAt) - Date.parse(now))
  // Counts from the server's time: the device clock may be wrong.
  useEffect(() => {
    const end = performance.now() + (Date.parse(dueAt) - Date.parse(now))
    const timer = setInterval(() => {
      const remaining = end - performance.now()
      setTimeLeft(remaining)
      if (remaining <= 0) {
        clearInterval(timer)
        void revalidate()
      }
    }, 1000)
    return () => clearInterval(timer)
  }, [dueAt, now, revalidate])
  const isUrgent = timeLeft < 30 * minuteMs
  return (
    <span role="timer" className={`font-semibold tabular-nums ${isUrgent ? 'text-bad' : 'text-brand'}`}>
      {timeLeft > 0 ? t('page.timeLeft', { time: formatCountdown(timeLeft, locale) }) : t('page.deadlinePassed')}
    </span>
  )
}
