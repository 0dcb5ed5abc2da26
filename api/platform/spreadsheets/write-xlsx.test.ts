import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { amountCell, dayCell, emptyCell, instantCell, numberCell, textCell } from './cell.ts'
import { writeXlsx } from './write-xlsx.ts'

async function* twoBatches() {
  yield [[textCell('=1+1'), amountCell(123_450), emptyCell]]
  yield [[textCell('تكييف <سبليت> & "نوافذ"\u0000'), numberCell(3), textCell('+966500000011')]]
}
const readBack = async (rtl: boolean) =>
  readXlsx(await buffer(writeXlsx({ name: 'الطلبات', rtl, header: ['الاسم', 'المبلغ', 'الجوال'], batches: twoBatches() })))

test('a workbook contains what was written: numbers as numbers, text as text, no formulas', async () => {
  const { sheets } = await readBack(true)
  expect(sheets).toMatchObject([{ name: 'الطلبات' }])
  expect(sheets[0]?.rows).toEqual([
    ['الاسم', 'المبلغ', 'الجوال'],
    ['=1+1', 1234.5, null],
    ['تكييف <سبليت> & "نوافذ"', 3, '+966500000011'],
  ])
})

test('a spreadsheet runs from right to left in Arabic only', async () => {
  expect((await readBack(true)).sheets[0]?.view?.rightToLeft).toBe(true)
  expect((await readBack(false)).sheets[0]?.view?.rightToLeft).toBeUndefined()
})

test('dates and instants are dates that a workbook can sort, in Riyadh time', async () => {
  async function* oneRow() {
    yield [[dayCell('2026-11-22'), instantCell('2026-11-22T22:17:58.412Z')]]
  }
  const { sheets } = await readXlsx(await buffer(writeXlsx({ name: 'x', rtl: false, header: ['day', 'at'], batches: oneRow() })))
  expect(sheets[0]?.rows[1]).toEqual([new Date('2026-11-22T00:00:00Z'), new Date('2026-11-23T01:17:58Z')])
})
