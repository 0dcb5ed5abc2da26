import { formatCountdown } from '@wasl/shared/i18n/format.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'

type Props = { ms: number; since: number; onEnded: () => void }

/** The time left of a deadline that was `ms` away at `since`, in milliseconds of this browser; asks for the row again when it runs out. */
export function TimeLeft({ ms, since, onEnded }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [left, setLeft] = useState(() => leftOf(ms, since))
  // An effect, since a ticking second is outside of React.
  useEffect(() => {
    if (leftOf(ms, since) <= 0) return
    const timer = setInterval(() => {
      const rest = leftOf(ms, since)
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      onEnded()
    }, 1000)
    return () => clearInterval(timer)
  }, [ms, since, onEnded])
  return (
    <strong role="timer" data-short={left < shortMs}>
      {left > 0 ? t('next.left', { time: `\u2068${formatCountdown(left, locale)}\u2069` }) : t('next.ended')}
    </strong>
  )
}

const shortMs = 30 * 60_000
const leftOf = (ms: number, since: number): number => ms - (Date.now() - since)
