import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import { expect, test } from 'vitest'
import { rowBefore } from './row-before.ts'

const entry = (id: string, changes: HistoryEntry['changes']): HistoryEntry => ({
  id,
  at: '2026-11-21T09:00:00.000Z',
  actor_name: 'Huda',
  action: 'edit',
  resource: 'cities',
  reason: null,
  request_id: null,
  changes,
})
const row = { id: '1', version: 4, code: 'D', is_open: false, max_use: 9 }
const history = [
  entry('fourth', [{ field: 'code', before: 'C', after: 'D' }]),
  entry('third', [{ field: 'is_open', before: true, after: false }]),
  entry('second', [{ field: 'code', before: 'A', after: 'C' }]),
  entry('first', [
    { field: 'code', before: null, after: 'A' },
    { field: 'is_open', before: null, after: true },
  ]),
]

test('an earlier state undoes every later change', () => {
  expect(rowBefore(row, history, 'third')).toEqual({ ...row, code: 'C', is_open: true })
  expect(rowBefore(row, history, 'second')).toEqual({ ...row, code: 'A', is_open: true })
})

test('before the newest entry only that entry is undone', () => {
  expect(rowBefore(row, history, 'fourth')).toEqual({ ...row, code: 'C' })
})
