import { formatCount, formatDay, formatExactRiyals, formatInstant } from '@wasl/shared/i18n/format.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { FileCell, ReportFile } from './report-file.ts'

/** A report as PDF on A4, landscape if it has many columns, with its filters in the header and page numbers. */
export const reportPdf = (
  { title, lead, filters, headers, kinds, rows, totals }: ReportFile,
  locale: Locale,
  now: string,
  platform?: Letterhead,
): Promise<Buffer> =>
  renderPdf('views/reports/report.typ', {
    platform,
    locale,
    title,
    lead,
    filters,
    generated: formatInstant(now),
    headers: headers.map((header, at) => (kinds[at] === 'money' ? `${header} (${currency[locale]})` : header)),
    kinds: kinds.map((kind) => (kind === 'text' || kind === 'localized' ? 'text' : 'number')),
    rows: rows.map((cells) => cells.map(textOf)),
    totals: totals.map(textOf),
  })

const currency = { ar: 'ر.س', en: 'SAR' } as const

function textOf({ value, kind }: FileCell): string {
  if (value === null) return ''
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : value
  if (kind === 'money') return formatExactRiyals(value)
  return kind === 'percent' ? `${value}%` : kind === 'rating' ? value.toFixed(1) : formatCount(value)
}
