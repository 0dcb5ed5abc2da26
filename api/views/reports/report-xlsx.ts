import type { CellKind } from '@wasl/shared/report-columns.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { type CellStyle, writeXlsx } from 'hucre/xlsx'
import type { FileCell, ReportFile } from './report-file.ts'

/** A report as an XLSX workbook in the reader's direction: filters on top, a frozen header row, numeric cells. */
export async function reportXlsx(file: ReportFile, locale: Locale): Promise<Buffer> {
  const { title, filters, headers, kinds, rows, totals } = file
  const preamble = [[title], ...filters.map(({ label, value }) => [label, value]), []]
  const body = [...rows, totals].map((cells) => cells.map(cellValue))
  const lastRow = preamble.length + body.length
  const bold = (row: number, columns: number) =>
    Array.from({ length: columns }, (_, column) => [`${row},${column}`, { style: styleOf(kinds[column] ?? 'text', true) }] as const)
  const sheet = {
    name: title,
    columns: kinds.map((kind) => ({ width: widths[kind], style: styleOf(kind, false) })),
    rows: [...preamble, [...headers], ...body],
    cells: new Map([...bold(0, 1), ...bold(preamble.length, headers.length), ...bold(lastRow, headers.length)]),
    freezePane: { rows: preamble.length + 1 },
    view: { rightToLeft: locale === 'ar' },
  }
  return Buffer.from(await writeXlsx({ sheets: [sheet] }))
}

function cellValue({ value, kind }: FileCell): string | number | Date | null {
  if (value === null) return null
  if (kind === 'money') return Number(value) / 100
  if (kind === 'day' && /^\d{4}-/.test(String(value))) return new Date(`${value}T00:00:00.000Z`)
  return value
}

const widths: Readonly<Record<CellKind, number>> = { text: 24, localized: 30, day: 14, count: 14, money: 18, percent: 12, rating: 12 }
const numberFormats: Readonly<Record<CellKind, string | null>> = {
  text: null,
  localized: null,
  money: '#,##0.00',
  count: '#,##0',
  day: 'dd-mm-yyyy',
  percent: '0.0',
  rating: '0.0',
}

const styleOf = (kind: CellKind, isBold: boolean): CellStyle => ({
  ...(isBold && { font: { bold: true } }),
  ...(numberFormats[kind] && { numFmt: numberFormats[kind] }),
})
