import { formatCountdown } from '@wasl/shared/i18n/format.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useLocale } from '../i18n/locale.ts'

/** The time left by the server's clock; asks for the page again when it runs out. Without script it shows the time left at loading. */
export function Countdown({ dueAt, now }: { dueAt: string; now: string }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState(() => Date.parse(dueAt) - Date.parse(now))
  // An effect, since a ticking second is outside of React; the server's clock counts, the reader's own may be wrong.
  useEffect(() => {
    const end = performance.now() + (Date.parse(dueAt) - Date.parse(now))
    const timer = setInterval(() => {
      const rest = end - performance.now()
      setLeft(rest)
      if (rest <= 0) {
        clearInterval(timer)
        void revalidate()
      }
    }, 1000)
    return () => clearInterval(timer)
  }, [dueAt, now, revalidate])
  const isShort = left < 30 * 60_000
  return (
    <span role="timer" className={`font-semibold tabular-nums ${isShort ? 'text-bad' : 'text-brand'}`}>
      {left > 0 ? t('page.left', { time: formatCountdown(left, locale) }) : t('page.ended')}
    </span>
  )
}
