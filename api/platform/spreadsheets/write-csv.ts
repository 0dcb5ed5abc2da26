import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Spreadsheet } from './cell.ts'

// Without it Excel reads Arabic letters in the wrong encoding.
export const byteOrderMark = '\ufeff'

/** A spreadsheet as a CSV stream that Excel opens correctly in both languages. Formulas are escaped. */
export const writeCsv = (spreadsheet: Spreadsheet): Readable => Readable.from(chunks(spreadsheet))

async function* chunks({ header, batches }: Spreadsheet): AsyncGenerator<string> {
  yield byteOrderMark + csvText([header])
  for await (const rows of batches) yield csvText(rows.map((row) => row.map((cell) => cell.text)))
}

/** Lines as CSV text. A cell that a spreadsheet would run as a formula is escaped, a negative number is not; one with a line break is quoted. */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  stringify([...lines], {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    cast: { string: asCell, number: (value) => asCell(String(value)) },
  })

const asCell = (value: string) => (/^-\d+(\.\d+)?$/.test(value) ? { value, escape_formulas: false } : value)
