import { formatDate, formatDateTime, formatHijri, formatLongDate } from '@wasl/shared/i18n/format.ts'
import { useLocale } from '../i18n/locale.ts'

type Props = {
  at: string /** `date` 21-11-2026 · `time` with the hour · `long` in words */
  show?: 'date' | 'time' | 'long'
  hijri?: boolean
  className?: string
}

/** An instant as people in Riyadh read it, with the machine's form in the markup and the Hijri date on request. */
export function DateText({ at, show = 'date', hijri = false, className }: Props) {
  const locale = useLocale()
  const text = show === 'time' ? formatDateTime(at, locale) : show === 'long' ? formatLongDate(at, locale) : formatDate(at)
  return (
    <time dateTime={at} className={className}>
      <bdi dir={show === 'date' ? 'ltr' : undefined}>{text}</bdi>
      {hijri && <bdi className="ms-2 text-muted">{formatHijri(at, locale)}</bdi>}
    </time>
  )
}
