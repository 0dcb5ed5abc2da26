import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { amountCell, emptyCell, numberCell, textCell } from './cell.ts'
import { writeXlsx } from './write-xlsx.ts'

async function* twice() {
  yield [[textCell('=1+1'), amountCell(123_450), emptyCell]]
  yield [[textCell('تكييف <سبليت> & "نوافذ"\u0000'), numberCell(3), textCell('+966500000011')]]
}
const bookOf = async (rtl: boolean) =>
  readXlsx(await buffer(writeXlsx({ name: 'الطلبات', rtl, head: ['الاسم', 'المبلغ', 'الجوال'], batches: twice() })))

test('a workbook holds what was written: numbers as numbers, text as text, nothing that runs', async () => {
  const { sheets } = await bookOf(true)
  expect(sheets).toMatchObject([{ name: 'الطلبات' }])
  expect(sheets[0]?.rows).toEqual([
    ['الاسم', 'المبلغ', 'الجوال'],
    ['=1+1', 1234.5, null],
    ['تكييف <سبليت> & "نوافذ"', 3, '+966500000011'],
  ])
})

test('a sheet runs from right to left in Arabic alone', async () => {
  expect((await bookOf(true)).sheets[0]?.view?.rightToLeft).toBe(true)
  expect((await bookOf(false)).sheets[0]?.view?.rightToLeft).toBeUndefined()
})
