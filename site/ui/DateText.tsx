import { formatDate, formatDateTime, formatHijri, formatLongDate } from '@wasl/shared/i18n/format.ts'
import { useLocale } from '../i18n/locale.ts'

type Props = {
  at: string
  /** `date` 21-11-2026 · `time` date and time · `long` month in words */
  show?: 'date' | 'time' | 'long'
  hijri?: boolean
  className?: string
}

/** A date in Riyadh time, optionally with its Hijri date. */
export function DateText({ at, show = 'date', hijri = false, className }: Props) {
  const locale = useLocale()
  const text = show === 'time' ? formatDateTime(at, locale) : show === 'long' ? formatLongDate(at, locale) : formatDate(at)
  return (
    <time dateTime={at} className={className}>
      <bdi dir={show === 'date' ? 'ltr' : undefined}>{text}</bdi>
      {hijri && <bdi className="ms-2 inline-block text-muted">{formatHijri(at, locale)}</bdi>}
    </time>
  )
}
