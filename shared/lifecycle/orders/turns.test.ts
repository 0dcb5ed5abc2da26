import { expect, test } from 'vitest'
import type { OrderKind, OrderStatus } from './order-lifecycle.ts'
import { nextStepFor } from './turns.ts'

const nextStep = (reader: 'client' | 'provider', kind: OrderKind, status: OrderStatus) =>
  nextStepFor(
    reader,
    {
      kind,
      status,
      final_amount: 11_500,
      remaining_amount: 0,
      cancel_reason: null,
      fulfilment: null,
      visit_step: null,
      refunded_amount: 0,
      withdrawal_due_at: null,
    },
    { held: 11_500, can_review: true },
  ).en

test('the next step names what was ordered: a service, goods or a car', () => {
  const steps = (['service', 'store', 'car'] as const).map((kind) =>
    (['pending_payment', 'delivered', 'completed'] as const).map((status) => nextStep('client', kind, status)),
  )
  expect(steps).toEqual([
    ['Pay to start the work', 'Confirm that you received the service', 'The order is complete. Rate the service'],
    ['Pay, and the seller prepares your order', 'Confirm that you received the goods', 'The order is complete. Rate what you received'],
    [
      'Pay to book the car',
      'The car is back. Check its condition, then confirm that the rental is over',
      'The rental is over. Rate the provider',
    ],
  ])
})

test('statuses that read the same for every kind keep their sentence', () => {
  const kinds = ['service', 'consultation', 'private', 'store', 'car'] as const
  expect(new Set(kinds.map((kind) => nextStep('provider', kind, 'pending_payment')))).toEqual(new Set(['Waiting for the client to pay']))
})

test('an open return and goods that have not left yet come before the next step of the order', () => {
  const step = (reader: 'client' | 'provider', status: OrderStatus, state: Partial<Parameters<typeof nextStepFor>[2]>) =>
    nextStepFor(reader, storeOrder(status), { held: 0, can_review: false, ...state }).en
  expect(step('provider', 'delivered', { open_return: 'requested' })).toBe('The client wants to return goods. Accept or reject it')
  expect(step('client', 'completed', { open_return: 'accepted' })).toBe('Your return is accepted. Send the goods back, then say so')
  expect(step('provider', 'in_progress', { has_unsent_goods: true })).toBe('Send the rest, or refund what you cannot send')
  expect(step('provider', 'in_progress', {})).toBe('Hand the goods over for the client’s delivery code')
})

test('an extension of a rental comes before the return of the car', () => {
  const rental = { ...storeOrder('in_progress'), kind: 'car' as const, fulfilment: 'received' as const }
  const step = (reader: 'client' | 'provider', open_extension: 'requested' | 'accepted' | null) =>
    nextStepFor(reader, rental, { held: 0, can_review: false, open_extension }).en
  expect(step('provider', 'requested')).toBe('The client wants the car for longer. Accept or reject the extension')
  expect(step('client', 'accepted')).toBe('Pay for the extension. It counts only then')
  expect(step('provider', null)).toBe('The client has the car. Record its condition when it comes back')
  expect(nextStep('client', 'car', 'expired')).toBe('The provider did not reply in time')
  const booked = { ...rental, fulfilment: 'booked' as const }
  const early = (inspection_from: string | null) => nextStepFor('provider', booked, { held: 0, can_review: false, inspection_from }).en
  expect(early('2027-03-07T08:00:00.000Z').replaceAll(/[\u2068\u2069]/g, '')).toMatch(/^The car is booked. Inspect it from .*2027/)
  expect(early(null)).toBe('Inspect the car before the pick-up')
  const cancelled = (is_unaccepted: boolean) =>
    nextStepFor('client', { ...rental, status: 'cancelled' }, { held: 0, can_review: false, is_unaccepted }).en
  const ended = (fulfilment: 'booked' | 'delivered') =>
    nextStepFor('client', { ...rental, status: 'completed', fulfilment }, { held: 0, can_review: true }).en
  expect([ended('booked'), ended('delivered')]).toEqual([
    'The booking ended without the car. Rate the provider',
    'The rental is over. Rate the provider',
  ])
  expect([cancelled(true), cancelled(false)].map((text) => /accepted|paid/.exec(text)?.[0])).toEqual(['accepted', 'paid'])
})

const storeOrder = (status: OrderStatus) => ({
  ...{ kind: 'store' as const, status, final_amount: 11_500, remaining_amount: 0, cancel_reason: null },
  ...{ fulfilment: 'out_for_delivery' as const, visit_step: null, refunded_amount: 0, withdrawal_due_at: null },
})
