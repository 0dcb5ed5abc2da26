import { expect, test } from 'vitest'
import { rejectedCsv } from './rejected-csv.ts'

test('rejected rows are exported with their errors in the last column, and formulas are escaped', () => {
  const errors = [
    { column: 'المنطقة', msg: 'اختر أحد الخيارات المتاحة', value: 'x' },
    { column: '', msg: 'هذا السجل موجود', value: '' },
  ]
  const file = rejectedCsv(['الاسم', 'ملاحظة'], [{ line: 3, cells: ['=1+1', 'أ,"ب"'], errors }], 'الخطأ')
  expect(file).toBe(`\ufeffالاسم,ملاحظة,الخطأ\r\n'=1+1,"أ,""ب""",المنطقة: اختر أحد الخيارات المتاحة · هذا السجل موجود\r\n`)
})
