import { importLimits } from '@wasl/shared/contract/import.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { unescapeFormula } from '@wasl/shared/utils/escape.ts'
import { unzipSync } from 'fflate'
import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { invalid, RequestError } from '../http/errors.ts'
import { createPause } from '../pause.ts'
import type { RawFile } from '../uploads/read-form.ts'

/** `line` counts as in a spreadsheet: the header is line 1. */
export type ParsedSpreadsheet = { header: string[]; rows: { line: number; cells: string[] }[] }

type RawLine = { line: number; cells: unknown[] }

const maxUnpackedBytes = 100 * 1024 * 1024

/**
 * Reads the first sheet of a workbook, or a CSV file, as text: the header and the non-empty rows. Pauses, so that other requests are served
 * meanwhile. Throws a validation error if it is unreadable or too large.
 */
export async function readSpreadsheet(file: RawFile | null): Promise<ParsedSpreadsheet> {
  if (!file) throw invalid('file', { en: 'Choose a file', ar: 'اختر ملفًا' })
  if (file.bytes.length === 0) throw emptyFile()
  if (file.truncated) throw tooLarge()
  const pause = createPause()
  const lines: { line: number; cells: string[] }[] = []
  for await (const { line, cells } of isZip(file.bytes) ? workbookLines(file.bytes) : csvLines(file.bytes)) {
    const texts = cells.map(cellText)
    if (texts.some((text) => text !== '')) lines.push({ line, cells: texts })
    if (lines.length > importLimits.rows + 1) throw tooMany()
    await pause()
  }
  const [first, ...rows] = lines
  if (!first) throw emptyFile()
  const header = first.cells
  if (rows.length === 0) throw noRows()
  if (header.length > importLimits.columns) throw invalid('file', { en: 'This file has too many columns', ar: 'أعمدة هذا الملف كثيرة' })
  return { header, rows: rows.map(({ line, cells }) => ({ line, cells: header.map((_, index) => cells[index] ?? '') })) }
}

async function* workbookLines(bytes: Buffer): AsyncGenerator<RawLine> {
  try {
    if (unpackedBytes(bytes) > maxUnpackedBytes) throw tooLarge()
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) yield { line: index + 1, cells: values }
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

function* csvLines(bytes: Buffer): Generator<RawLine> {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw unreadable()
  const delimiter = detectDelimiter(text.slice(0, 65_536))
  let line = 0
  for (const cells of streamCsvRows(text, { typeInference: false, skipBom: true, delimiter })) {
    line += 1
    if (Array.isArray(cells)) yield { line, cells }
  }
}

/** CSV is UTF-8, UTF-16 with its mark («Unicode text» of Excel) or, from an older Excel, in the Arabic code page. */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
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
const dateText = (iso: string): string => (iso.slice(11, 19) === '00:00:00' ? formatDay(iso) : `${formatDay(iso)} ${iso.slice(11, 19)}`)

const isZip = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
/** A file with a heading alone. */
export const noRows = () => invalid('file', { en: 'This file has no rows', ar: 'لا توجد صفوف في هذا الملف' })
const emptyFile = () => invalid('file', { en: 'This file is empty', ar: 'الملف فارغ' })
const unreadable = () => invalid('file', { en: 'This is not a CSV file or Excel workbook', ar: 'هذا ليس ملف CSV ولا مصنف Excel' })
const tooLarge = () =>
  new RequestError(
    'invalid',
    { en: `At most ${importLimits.megabytes} MB are accepted`, ar: `أقصى حجم للملف ${importLimits.megabytes} ميجابايت` },
    {
      status: 413,
    },
  )
const tooMany = () =>
  invalid('file', {
    en: `At most ${importLimits.rows} rows can be imported at once. Split the file`,
    ar: `أقصى عدد للصفوف ${importLimits.rows} في المرة الواحدة. قسّم الملف`,
  })
