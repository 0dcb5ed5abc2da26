import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../settings/settings.ts'
import { clocks, durationMs } from './clocks.ts'
import { ordersDoc } from './diagram.ts'

test('docs/orders.md is what the table says; `npm run docs` writes it anew', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/orders.md'), 'utf8')
  expect(written).toBe(`${ordersDoc()}\n`)
})

test('the documented clocks are the defaults of the settings', () => {
  const hour = 3_600_000
  const { unpaid_minutes, unpaid_reminder_minutes, offer_hours, request_days, answer_hours } = defaultSettings
  const { receipt_days, receipt_reminder_days, transfer_check_hours, complaint_hours } = defaultSettings
  expect(Object.fromEntries(Object.entries(clocks).map(([name, clock]) => [name, durationMs(clock.default)]))).toEqual({
    unpaid_order: unpaid_minutes * 60_000,
    unpaid_reminder: unpaid_reminder_minutes * 60_000,
    offer_life: offer_hours * hour,
    request_life: request_days * 24 * hour,
    private_answer: answer_hours * hour,
    receipt: receipt_days * 24 * hour,
    receipt_reminder: receipt_reminder_days * 24 * hour,
    transfer_check: transfer_check_hours * hour,
    complaint_answer: complaint_hours * hour,
  })
})
