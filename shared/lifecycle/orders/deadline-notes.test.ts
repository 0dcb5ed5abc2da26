import { expect, test } from 'vitest'
import { defaultSettings } from '../../settings/settings.ts'
import { briefDeadlineNote, deadlineNote, offerNote } from './deadline-notes.ts'
import { orderDeadlines } from './deadlines.ts'
import type { OrderStatus } from './order-lifecycle.ts'

const settings = { ...defaultSettings, unpaid_minutes: 180, receipt_days: 10 }
const noteOf = (status: OrderStatus, remains = false) => deadlineNote({ status, kind: 'service', remains, reader: 'client' }, settings)

test('every deadline says how long it is and what happens then, in both languages', () => {
  for (const { outcome } of orderDeadlines)
    for (const { en, ar } of Object.values(outcome)) for (const text of [en, ar]) expect(text).toContain('{period}')
  expect(offerNote('client', settings)?.en).toContain('72 hours')
})

test('beside a countdown the outcome fits one line of a phone', () => {
  for (const { briefOutcome } of orderDeadlines)
    for (const { en, ar } of Object.values(briefOutcome)) for (const text of [en, ar]) expect(text.length).toBeLessThanOrEqual(36)
  const delivered = { status: 'delivered', kind: 'service', reader: 'client' } as const
  expect(briefDeadlineNote({ ...delivered, remains: false })?.en).toBe('Then receipt counts as confirmed')
  expect(briefDeadlineNote({ ...delivered, remains: true })?.en).toBe('Then it goes to the administration')
  expect(briefDeadlineNote({ ...delivered, status: 'completed', remains: false })).toBeNull()
})

test('an invoice has a time to be accepted if a car waits for it', () => {
  const invoiced = { status: 'invoiced', remains: true, reader: 'client' } as const
  expect(briefDeadlineNote({ ...invoiced, kind: 'service' })).toBeNull()
  expect(briefDeadlineNote({ ...invoiced, kind: 'car' })?.en).toBe('Then the booking is cancelled')
  expect(deadlineNote({ ...invoiced, kind: 'car' }, { ...settings, car_accept_hours: 1 })?.ar).toContain('خلال ساعة واحدة')
})

test('the end of a rental is no receipt', () => {
  const delivered = { status: 'delivered', remains: false, reader: 'client' } as const
  expect(deadlineNote({ ...delivered, kind: 'car' }, settings)?.en).toContain(
    'the end of the rental counts as confirmed 10 days after the return',
  )
  const brief = briefDeadlineNote({ ...delivered, kind: 'car' })
  expect(brief?.ar).toBe('ثم يُعدّ انتهاء الإيجار مؤكدًا')
  for (const text of Object.values(brief ?? {})) expect(text.length).toBeLessThanOrEqual(36)
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
  expect(noteOf('delivered', true)?.en).toContain('Pay the remaining amount within 10 days after delivery')
})

test('each side is addressed as “you”, not named as a third person', () => {
  const named = { client: /the client|العميل/i, provider: /the provider|المزوّد/i }
  for (const { outcome, briefOutcome } of orderDeadlines)
    for (const reader of ['client', 'provider'] as const)
      for (const label of [outcome[reader], briefOutcome[reader]])
        for (const text of [label.en, label.ar]) expect(text).not.toMatch(named[reader])
  const inReview = { status: 'payment_review', remains: true } as const
  expect(deadlineNote({ ...inReview, kind: 'service', reader: 'client' }, settings)?.en).toContain('your transfer')
  expect(deadlineNote({ ...inReview, kind: 'service', reader: 'provider' }, settings)?.en).toContain('the client’s transfer')
})
