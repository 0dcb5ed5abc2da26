import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'

/**
 * Parses '21-11-2026 12:30' in Riyadh time, optionally with seconds; a day alone is its midnight, as spreadsheets write it. ISO 8601 is accepted too, any other text
 * is returned unchanged.
 */
export function readInstant(text: string): string {
  const [, day, month, year, hours = '00', minutes = '00', seconds = '00'] =
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?:[ T](\d{1,2}):(\d\d)(?::(\d\d))?)?$/.exec(latinDigits(text)) ?? []
  const iso = year && `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T${hours.padStart(2, '0')}:${minutes}:${seconds}+03:00`
  // Other forms are read as American ones: the day as the month.
  const at = Date.parse(iso || (/^\d{4}-/.test(text) ? text : ''))
  return Number.isNaN(at) ? text : new Date(at).toISOString()
}
