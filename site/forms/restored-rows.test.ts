import { expect, test } from 'vitest'
import { rowsOf } from './restored-rows.ts'

test('the rows of a list are in the order of their numbers, without fields of others', () => {
  const entries = [
    ['name.ar', 'إتقان'],
    ['work_times.10.day', 'friday'],
    ['work_times.2.day', 'monday'],
    ['work_times.2.from', '09:00'],
    ['work_times', 'x'],
    ['holidays.0.from', '2026-12-01'],
  ] as const
  expect(rowsOf(entries, 'work_times')).toEqual([{ day: 'monday', from: '09:00' }, { day: 'friday' }])
  expect(rowsOf(entries, 'holidays')).toEqual([{ from: '2026-12-01' }])
  expect(rowsOf([['gallery.0.caption.ar', 'مطبخ']], 'gallery')).toEqual([{ 'caption.ar': 'مطبخ' }])
  expect(rowsOf(entries, 'gallery')).toEqual([])
})
