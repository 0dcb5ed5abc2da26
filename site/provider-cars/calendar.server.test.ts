import { expect, test } from 'vitest'
import { enteredBlock } from './calendar.server.ts'

test('a day that was left as it is keeps the hour of its block', () => {
  const form = new FormData()
  const values = {
    kind: 'maintenance',
    from: '2026-12-02',
    from_before: '2026-12-02',
    to: '2026-12-04',
    to_before: '2026-12-03',
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  expect(enteredBlock(form)).toEqual({ kind: 'maintenance', note: null, ends_at: '2026-12-04T21:00:00.000Z' })
})
