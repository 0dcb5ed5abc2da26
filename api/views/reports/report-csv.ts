import { formatDay, plainRiyals } from '@wasl/shared/i18n/format.ts'
import { byteOrderMark, csvText } from '../../platform/spreadsheets/write-csv.ts'
import type { FileCell, ReportFile } from './report-file.ts'

/** A report as CSV with a byte order mark, so that Excel reads the Arabic. Text that would run as a formula is escaped. */
export const reportCsv = ({ headers, rows, totals }: ReportFile): string =>
  byteOrderMark + csvText([headers, ...[...rows, totals].map((cells) => cells.map(textOf))])

function textOf({ value, kind }: FileCell): string | number {
  if (value === null) return ''
  if (kind === 'money') return plainRiyals(Number(value))
  return kind === 'day' ? formatDay(String(value)) : value
}
