import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../settings/settings.ts'
import { dayMs, hourMs, minuteMs, parseDuration } from '../../utils/durations.ts'
import { deadlines } from './deadlines.ts'
import { ordersDoc } from './orders-doc.ts'

test('docs/orders.md is up to date; `npm run docs` writes it', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/orders.md'), 'utf8')
  expect(written).toBe(`${ordersDoc()}\n`)
})

test('the documented deadlines are the defaults of the settings', () => {
  const { unpaid_minutes, unpaid_reminder_minutes, offer_hours, request_days, answer_hours } = defaultSettings
  const { receipt_days, receipt_reminder_days, transfer_check_hours, complaint_hours } = defaultSettings
  expect(Object.fromEntries(Object.entries(deadlines).map(([name, clock]) => [name, parseDuration(clock.default)]))).toEqual({
    unpaid_order: unpaid_minutes * minuteMs,
    unpaid_reminder: unpaid_reminder_minutes * minuteMs,
    offer_life: offer_hours * hourMs,
    request_life: request_days * dayMs,
    private_answer: answer_hours * hourMs,
    receipt: receipt_days * dayMs,
    receipt_reminder: receipt_reminder_days * dayMs,
    transfer_check: transfer_check_hours * hourMs,
    complaint_answer: complaint_hours * hourMs,
  })
})
