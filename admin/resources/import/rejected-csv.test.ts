import { expect, test } from 'vitest'
import { refusedCsv } from './rejected-csv.ts'

test('refused rows leave with what is wrong in a last column, and with no cell that runs', () => {
  const errors = [
    { column: 'المنطقة', msg: 'اختر أحد الخيارات المتاحة' },
    { column: '', msg: 'هذا السجل موجود' },
  ]
  const file = refusedCsv(['الاسم', 'ملاحظة'], [{ line: 3, cells: ['=1+1', 'أ,"ب"'], errors }], 'الخطأ')
  expect(file).toBe(`\ufeffالاسم,ملاحظة,الخطأ\r\n'=1+1,"أ,""ب""",المنطقة: اختر أحد الخيارات المتاحة · هذا السجل موجود\r\n`)
})
