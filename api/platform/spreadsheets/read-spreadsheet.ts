import { importLimits } from '@wasl/shared/contract/import.ts'
import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { invalid, Refusal } from '../http/errors.ts'
import type { RawFile } from '../uploads/read-form.ts'
import { dayText } from './days.ts'

/** `line` counts as a spreadsheet does: the heading is 1. */
export type Table = { head: string[]; rows: { line: number; cells: string[] }[] }

type Raw = { line: number; cells: unknown[] }

const mostUnpackedBytes = 100 * 1024 * 1024

/** The first sheet of a workbook, or a CSV file, as text: its heading and the rows below it, empty ones left out. Refuses what is no table or too long. */
export async function readSheet(file: RawFile | null): Promise<Table> {
  if (!file || file.bytes.length === 0) throw invalid('file', ['Choose a file', 'اختر ملفًا'])
  if (file.truncated) throw tooLarge()
  const lines = isZip(file.bytes) ? await linesOfWorkbook(file.bytes) : linesOfText(file.bytes)
  const [first, ...rows] = lines
    .map(({ line, cells }) => ({ line, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const head = first?.cells ?? []
  if (rows.length === 0) throw invalid('file', ['This file has no rows', 'لا توجد صفوف في هذا الملف'])
  if (rows.length > importLimits.rows) throw tooMany()
  if (head.length > importLimits.columns) throw invalid('file', ['This file has too many columns', 'أعمدة هذا الملف كثيرة'])
  return { head, rows: rows.map(({ line, cells }) => ({ line, cells: head.map((_, at) => cells[at] ?? '') })) }
}

async function linesOfWorkbook(bytes: Buffer): Promise<Raw[]> {
  try {
    if (unpackedBytes(bytes) > mostUnpackedBytes) throw tooLarge()
    const lines: Raw[] = []
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0, maxRows: importLimits.rows + 2 }))
      lines.push({ line: index + 1, cells: values })
    return lines
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unreadable()
  }
}

/** What the packed parts say they are unpacked; nothing is unpacked to learn it. */
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

function linesOfText(bytes: Buffer): Raw[] {
  if (bytes.includes(0)) throw unreadable()
  const rows = parseCsv(decoded(bytes), { typeInference: false, skipBom: true, maxRows: importLimits.rows + 2 })
  return rows.map((cells, at) => ({ line: at + 1, cells }))
}

/** CSV comes in UTF-8, or from an older Excel in the Arabic code page. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell.toISOString())
  // Exports quote what a spreadsheet would run as a formula.
  return String(cell)
    .replace(/\r\n?/g, '\n')
    .replace(/^'(?=[=+\-@\t])/, '')
    .trim()
}

// A workbook's dates know no zone: what the cell shows is what is meant.
const dateText = (iso: string): string => (iso.slice(11, 19) === '00:00:00' ? dayText(iso) : `${dayText(iso)} ${iso.slice(11, 19)}`)

const isZip = (bytes: Buffer): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
const unreadable = () => invalid('file', ['This is no CSV file or Excel workbook', 'هذا ليس ملف CSV ولا مصنف Excel'])
const tooLarge = () =>
  new Refusal('invalid', [`At most ${importLimits.megabytes} MB are taken`, `أقصى حجم للملف ${importLimits.megabytes} م.ب`], {
    status: 413,
  })
const tooMany = () =>
  invalid('file', [
    `At most ${importLimits.rows} rows are taken at once. Split the file`,
    `أقصى عدد للصفوف ${importLimits.rows} في المرة الواحدة. قسّم الملف`,
  ])
