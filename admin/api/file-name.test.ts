import { expect, test } from 'vitest'
import { fileNameIn } from './file-name.ts'

test('the name of a file is read from its response, also in Arabic', () => {
  expect(fileNameIn(`attachment; filename*=UTF-8''${encodeURIComponent('السجل التجاري 2026.pdf')}`)).toBe('السجل التجاري 2026.pdf')
  expect(fileNameIn("inline; filename*=UTF-8''plan.pdf; size=3")).toBe('plan.pdf')
  expect(fileNameIn('inline; filename="P26-812461.csv"')).toBe('P26-812461.csv')
  expect(['', 'attachment', "attachment; filename*=UTF-8''%E0%A4"].map(fileNameIn)).toEqual([null, null, null])
})
