import { expect, test } from 'vitest'
import { defaultSettings } from '../../settings/settings.ts'
import { deadlineNote, offerNote } from './deadline-notes.ts'
import { orderDeadlines } from './deadlines.ts'

const settings = { ...defaultSettings, unpaid_minutes: 180, receipt_days: 10 }
const noteOf = (status: 'pending_payment' | 'delivered' | 'completed', remains = false) => deadlineNote({ status, remains }, settings)

test('every deadline says how long it is and what happens then, in both languages', () => {
  for (const { outcome } of orderDeadlines) for (const text of [outcome.en, outcome.ar]) expect(text).toContain('{period}')
  expect(offerNote(settings)?.en).toContain('72 hours')
})

test('the time of a deadline is that of its setting', () => {
  expect(noteOf('pending_payment')).toMatchObject({
    en: expect.stringContaining('within 3 hours'),
    ar: expect.stringContaining('خلال 3 ساعات'),
  })
  expect(noteOf('completed')).toBeNull()
})

test('what follows a delivery depends on whether an amount remains', () => {
  expect(noteOf('delivered')?.en).toContain('counts as confirmed 10 days after delivery')
  expect(noteOf('delivered', true)?.en).toContain('has to be paid within 10 days after delivery')
})
