import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { textCell } from './cell.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { csvText, writeCsv } from './write-csv.ts'

async function readBack(rows: readonly (readonly string[])[]) {
  const batches = (async function* () {
    yield rows.map((cells) => cells.map(textCell))
  })()
  const csv = await text(writeCsv({ name: 'notes', rtl: false, header: ['Code', 'Note'], batches }))
  expect(csv).not.toMatch(/(^|,|\r\n)[=+@]/)
  return readSpreadsheet({ bytes: Buffer.from(csv), name: 'notes.csv', truncated: false })
}

test('a cell with a line break stays one cell of one row', async () => {
  const { rows } = await readBack([
    ['A1', 'first line\nsecond line'],
    ['A2', 'first line\r\nsecond line'],
    ['A3', 'first line\rsecond line'],
  ])
  expect(rows.map(({ cells }) => cells)).toEqual(['A1', 'A2', 'A3'].map((code) => [code, 'first line\nsecond line']))
})

test('a negative amount stays a number', () => {
  expect(csvText([['-13.05', -2, '-1+1', '-']])).toBe("-13.05,-2,'-1+1,'-\r\n")
})

test('a formula never starts a cell, not even after a line break', async () => {
  const { rows } = await readBack([
    ['=1+1', '\n=1+1'],
    ['last', 'plain'],
  ])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['=1+1', '=1+1'],
    ['last', 'plain'],
  ])
})
