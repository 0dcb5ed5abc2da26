import { formatCountdown } from '@wasl/shared/i18n/format.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'

type Props = { ms: number; since: number; onEnded: () => void }

/** A countdown to a deadline that was `ms` away at `since`, in milliseconds of the browser's clock; calls `onEnded` when it runs out. */
export function TimeLeft({ ms, since, onEnded }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [left, setLeft] = useState(() => leftOf(ms, since))
  useEffect(() => {
    if (leftOf(ms, since) <= 0) return
    const timer = setInterval(() => {
      const remaining = leftOf(ms, since)
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(timer)
      onEnded()
    }, 1000)
    return () => clearInterval(timer)
  }, [ms, since, onEnded])
  return (
    <strong role="timer" data-short={left < shortMs}>
      {left > 0 ? t('nextStep.left', { time: `\u2068${formatCountdown(left, locale)}\u2069` }) : t('nextStep.ended')}
    </strong>
  )
}

const shortMs = 30 * minuteMs
const leftOf = (ms: number, since: number): number => ms - (Date.now() - since)
