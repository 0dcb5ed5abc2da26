import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'

/** Parses '21-11-2026 12:30' in Riyadh time, optionally with seconds. Any other text is returned unchanged. */
export function readInstant(text: string): string {
  const [, day, month, year, hours, minutes, seconds = '00'] =
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})[ T](\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(latinDigits(text)) ?? []
  const iso = year && `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T${hours?.padStart(2, '0')}:${minutes}:${seconds}+03:00`
  const at = Date.parse(iso || text)
  return Number.isNaN(at) ? text : new Date(at).toISOString()
}
