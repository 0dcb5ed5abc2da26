import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

test('a page of the gateway on which a card was declined is not read as unknown', () => {
  expect(paymentOutcome({ status: 'requires_action', failure_reason: 'insufficient_funds' })).toBe('declined')
  expect(paymentOutcome({ status: 'requires_action', failure_reason: null })).toBe('unpaid')
  expect(paymentOutcome({ status: 'requires_action' })).toBe('unpaid')
  expect(paymentOutcome({ status: 'captured', failure_reason: 'declined' })).toBe('confirmed')
})
