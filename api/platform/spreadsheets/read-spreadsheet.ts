import { importLimits } from '@wasl/shared/contract/import.ts'
import { unescapeFormula } from '@wasl/shared/utils/csv-formula.ts'
import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { invalid, RequestError } from '../http/errors.ts'
import type { RawFile } from '../uploads/read-form.ts'
import { dayText } from './dates.ts'

/** `line` counts as in a spreadsheet: the header is line 1. */
export type ParsedSpreadsheet = { header: string[]; rows: { line: number; cells: string[] }[] }

type RawLine = { line: number; cells: unknown[] }

const maxUnpackedBytes = 100 * 1024 * 1024

/** Reads the first sheet of a workbook, or a CSV file, as text: the header and the non-empty rows. Throws a validation error if it is unreadable or too large. */
export async function readSpreadsheet(file: RawFile | null): Promise<ParsedSpreadsheet> {
  if (!file || file.bytes.length === 0) throw invalid('file', { en: 'Choose a file', ar: 'اختر ملفًا' })
  if (file.truncated) throw tooLarge()
  const lines = isZip(file.bytes) ? await readWorkbookLines(file.bytes) : readCsvLines(file.bytes)
  const [first, ...rows] = lines
    .map(({ line, cells }) => ({ line, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const header = first?.cells ?? []
  if (rows.length === 0) throw invalid('file', { en: 'This file has no rows', ar: 'لا توجد صفوف في هذا الملف' })
  if (rows.length > importLimits.rows) throw tooMany()
  if (header.length > importLimits.columns) throw invalid('file', { en: 'This file has too many columns', ar: 'أعمدة هذا الملف كثيرة' })
  return { header, rows: rows.map(({ line, cells }) => ({ line, cells: header.map((_, index) => cells[index] ?? '') })) }
}

async function readWorkbookLines(bytes: Buffer): Promise<RawLine[]> {
  try {
    if (unpackedBytes(bytes) > maxUnpackedBytes) throw tooLarge()
    const lines: RawLine[] = []
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0, maxRows: importLimits.rows + 2 }))
      lines.push({ line: index + 1, cells: values })
    return lines
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw unreadable()
  }
}

/** The unpacked size as declared by the entries of the archive; nothing is unpacked. */
function unpackedBytes(bytes: Buffer): number {
  let sum = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      sum += originalSize
      return false
    },
  })
  return sum
}

function readCsvLines(bytes: Buffer): RawLine[] {
  if (bytes.includes(0)) throw unreadable()
  const rows = parseCsv(decodeText(bytes), { typeInference: false, skipBom: true, maxRows: importLimits.rows + 2 })
  return rows.map((cells, at) => ({ line: at + 1, cells }))
}

/** CSV is UTF-8 or, from an older Excel, in the Arabic code page. */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell.toISOString())
  return unescapeFormula(String(cell).replace(/\r\n?/g, '\n')).trim()
}

// Dates in a workbook have no time zone: the displayed value is meant.
const dateText = (iso: string): string => (iso.slice(11, 19) === '00:00:00' ? dayText(iso) : `${dayText(iso)} ${iso.slice(11, 19)}`)

const isZip = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
const unreadable = () => invalid('file', { en: 'This is not a CSV file or Excel workbook', ar: 'هذا ليس ملف CSV ولا مصنف Excel' })
const tooLarge = () =>
  new RequestError(
    'invalid',
    { en: `At most ${importLimits.megabytes} MB are accepted`, ar: `أقصى حجم للملف ${importLimits.megabytes} م.ب` },
    {
      status: 413,
    },
  )
const tooMany = () =>
  invalid('file', {
    en: `At most ${importLimits.rows} rows can be imported at once. Split the file`,
    ar: `أقصى عدد للصفوف ${importLimits.rows} في المرة الواحدة. قسّم الملف`,
  })
