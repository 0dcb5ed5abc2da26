import { formatClock } from '@wasl/shared/i18n/format.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** A time of day, on the clock of all times. */
export function TimeOfDayCell({ value }: { value: string }) {
  const { locale } = useLocale()
  return <bdi className="code">{formatClock(value, locale)}</bdi>
}
