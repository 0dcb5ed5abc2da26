import { stringify } from 'csv-stringify/sync'
import { dayText, type FileCell, type ReportFile } from './report-file.ts'

const byteOrderMark = '\ufeff'

/** A report as CSV that spreadsheets open with its Arabic whole; what would run as a formula is quoted, numbers stay numbers. */
export const reportCsv = ({ heads, rows, totals }: ReportFile): string =>
  byteOrderMark +
  stringify([[...heads], ...[...rows, totals].map((cells) => cells.map(textOf))], { escape_formulas: true, record_delimiter: 'windows' })

function textOf({ value, kind }: FileCell): string | number {
  if (value === null) return ''
  if (kind === 'money') return (Number(value) / 100).toFixed(2)
  return kind === 'day' ? dayText(String(value)) : value
}
