import { formatCount, formatDate, formatRiyals, formatTime } from '@wasl/shared/i18n/format.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { pdfOf } from '../../platform/pdf/compiler.ts'
import { dayText, type FileCell, type ReportFile } from './report-file.ts'

/** A report on A4, lying where it has many columns, with its filters in the head and page numbers; the bytes of a PDF. */
export const reportPdf = ({ title, lead, filters, heads, kinds, rows, totals }: ReportFile, locale: Locale, now: string): Buffer =>
  pdfOf('report.typ', {
    locale,
    title,
    lead,
    filters,
    made: { date: formatDate(now), time: formatTime(now, locale) },
    heads,
    kinds: kinds.map((kind) => (kind === 'text' || kind === 'localized' ? 'words' : 'number')),
    rows: rows.map((cells) => cells.map(textOf)),
    totals: totals.map(textOf),
  })

function textOf({ value, kind }: FileCell): string {
  if (value === null) return ''
  if (typeof value === 'string') return kind === 'day' ? dayText(value) : value
  if (kind === 'money') return formatRiyals(value, { exact: true })
  return kind === 'percent' ? `${value}%` : kind === 'rating' ? value.toFixed(1) : formatCount(value)
}
