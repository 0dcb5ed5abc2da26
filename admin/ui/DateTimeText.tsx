import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { useLocale } from './useLocale.ts'

/** An instant as its date and time in Riyadh. */
export function DateTimeText({ at }: { at: string }) {
  const { locale } = useLocale()
  return <bdi className="code">{formatDateTime(at, locale)}</bdi>
}
