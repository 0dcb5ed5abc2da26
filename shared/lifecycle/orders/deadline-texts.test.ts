import { expect, test } from 'vitest'
import { deadlineHelp } from './deadline-texts.ts'

test('the help of a time limit comes from the order lifecycle', () => {
  expect(deadlineHelp('unpaid_minutes')?.en).toBe('Counted from when the order becomes “Pending payment”; it then becomes “Cancelled”')
  expect(deadlineHelp('unpaid_reminder_minutes')?.en).toContain('The client is then notified')
  expect(deadlineHelp('vat_percent')).toBeUndefined()
})
