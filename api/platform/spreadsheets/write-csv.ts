import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Sheet } from './cell.ts'

// Without it Excel reads Arabic letters in a code page of its own.
const byteOrderMark = '\ufeff'

/** A table as CSV, streamed: opens right in Excel in both languages; what a spreadsheet would run as a formula is quoted. */
export const writeCsv = (sheet: Sheet): Readable => Readable.from(chunks(sheet))

async function* chunks({ head, batches }: Sheet): AsyncGenerator<string> {
  yield byteOrderMark + csv([head])
  for await (const rows of batches) yield csv(rows.map((row) => row.map((cell) => cell.text)))
}

const csv = (lines: readonly (readonly string[])[]): string => stringify([...lines], { escape_formulas: true, record_delimiter: 'windows' })
