import { expect, test } from 'vitest'
import { typedEntries, typedKeys } from '../../utils/typed-entries.ts'
import { evaluateTransition, servedTransitionNames } from '../lifecycle.ts'
import { type OrderFacts, orderGuards, type RentalFacts } from './guards.ts'
import { type OrderActor, type OrderStatus, orderLifecycle } from './order-lifecycle.ts'
import { type Fulfilment, rentalFulfilments } from './vocabulary.ts'

const rental: RentalFacts = {
  pickup_at: '2027-03-07T08:00:00.000Z',
  free_cancel_until: '2027-03-06T08:00:00.000Z',
  no_show_from: '2027-03-07T11:00:00.000Z',
  is_out_elsewhere: false,
  is_at_risk: false,
  has_unconfirmed_handover: true,
  claim_until: null,
  claimable: 0,
  return_at: '2027-03-09T08:00:00.000Z',
  extension: null,
}
const facts = (status: OrderStatus, fulfilment: Fulfilment | null, change: Partial<OrderFacts> = {}): OrderFacts => ({
  ...{ status, kind: 'car', fulfilment, rental, shipping_method: null, goods: noGoods, return_until: null, has_open_return: false },
  ...{
    proposed_time: null,
    approval_limit: null,
    approval: null,
    approved_invoice_total: null,
    invoice_total: 0,
    is_on_site: false,
    visit_step: null,
    withdrawal_due_at: null,
    withdrawal_rejected: false,
    is_own_sale: false,
    has_package: false,
    is_editable: true,
    now: '2027-03-07T07:00:00.000Z',
    due_at: null,
  },
  ...{
    profile_complete: true,
    company_complete: true,
    provider_available: true,
    items_complete: true,
    provider_approved: true,
    numbers_valid: true,
  },
  ...{ provider_serves: true, provider_chosen: true, handles_kind: true, own_live_offers: 0, offer: null, max_counter_rounds: 3 },
  ...{ other_live_offers: 0, transfer_amount: 0, due_amount: 100, captured_amount: fulfilment ? 100 : 0, remaining_amount: 0 },
  ...{ in_flight_payments: 0, submitted_transfers: 0, has_blocking_complaint: false, has_open_complaint: false, change_rounds: 0 },
  ...{ max_change_rounds: 3, refund_amount: 0, has_pending_refund: false, held_amount: 100, split_amount: null },
  ...change,
})
const noGoods = { open: 0, shipped: 0, remaining: 0, returnable: 0, are_returnable: true }
const possible = (actor: OrderActor, state: OrderFacts) =>
  servedTransitionNames(orderLifecycle)
    .filter((name) => evaluateTransition(orderLifecycle, orderGuards, name, actor, state).allowed)
    .sort()
    .join(' ')

const restTransfer = 'approve_rest_transfer reject_rest_transfer'
const inDispute = 'approve_rest_transfer close_with_paid reject_rest_transfer resolve'
// What each side can do, by status and fulfilment.
const table: Readonly<Record<string, readonly [OrderStatus, Fulfilment | null, client: string, provider: string, admin: string]>> = {
  draft: ['draft', null, 'book_car', '', ''],
  requested: ['awaiting_provider', null, 'cancel edit_dates', 'accept_rental reject_order', 'cancel'],
  accepted: ['invoiced', null, 'accept_invoice cancel', 'cancel', 'cancel'],
  payable: ['pending_payment', null, 'cancel send_checkout_transfer', 'cancel', 'cancel'],
  'paid by transfer': ['payment_review', null, 'cancel', 'cancel', 'cancel record_part_transfer reject_transfer reopen_payment'],
  booked: ['in_progress', 'booked', 'cancel_booking confirm_handover dispute', 'dispute start_inspection', restTransfer],
  'under inspection': [
    'in_progress',
    'under_inspection',
    'cancel_booking confirm_handover dispute',
    'dispute finish_inspection',
    restTransfer,
  ],
  inspected: ['in_progress', 'inspected', 'cancel_booking confirm_handover dispute', 'dispute hand_over', restTransfer],
  received: ['in_progress', 'received', 'confirm_handover dispute request_extension', 'dispute take_back', restTransfer],
  returned: ['delivered', 'delivered', 'confirm_handover confirm_receipt dispute', 'dispute', restTransfer],
  'disputed before': ['disputed', 'booked', 'withdraw_dispute', 'withdraw_dispute', inDispute],
  'disputed meanwhile': ['disputed', 'received', 'withdraw_dispute', 'take_back withdraw_dispute', inDispute],
  'disputed after': ['disputed', 'delivered', 'withdraw_dispute', 'withdraw_dispute', inDispute],
  'completed meanwhile': ['completed', 'received', '', 'take_back', ''],
  completed: ['completed', 'delivered', '', '', ''],
  cancelled: ['cancelled', null, '', '', ''],
  'cancelled booking': ['cancelled', 'booked', '', '', ''],
  'cancelled meanwhile': ['cancelled', 'received', '', 'take_back', ''],
  'cancelled after': ['cancelled', 'delivered', '', '', ''],
  rejected: ['rejected', null, '', '', ''],
  expired: ['expired', null, '', '', ''],
}
test.each(typedEntries(table))('%s: each side has these transitions and no others', (_, [status, step, ...expected]) => {
  expect((['client', 'provider', 'admin'] as const).map((actor) => possible(actor, facts(status, step)))).toEqual(expected)
})

test('the table has every status of a rental and every fulfilment, and nothing is made by the clock before its time', () => {
  const rows = Object.values(table)
  // A car has one provider and a fixed price: it gets no offers, and no invoice is prepared.
  const others = ['submitted', 'offered', 'awaiting_invoice']
  expect(typedKeys(orderLifecycle.statuses).filter((status) => !rows.some(([listed]) => listed === status))).toEqual(others)
  expect(typedKeys(rentalFulfilments).filter((step) => !rows.some(([, listed]) => listed === step))).toEqual([])
  for (const [status, step] of rows) expect(possible('scheduler', facts(status, step))).toBe('')
})

test('the clock ends what waits, and confirms what came back', () => {
  const due = { due_at: '2027-03-07T07:00:00.000Z' }
  const ended = (status: OrderStatus, step: Fulfilment | null = null) => possible('scheduler', facts(status, step, due))
  expect([ended('awaiting_provider'), ended('invoiced'), ended('pending_payment'), ended('delivered', 'delivered')]).toEqual([
    'expire',
    'cancel_unaccepted',
    'cancel_unpaid',
    'confirm_receipt',
  ])
  expect([ended('payment_review'), ended('in_progress', 'received')]).toEqual(['', ''])
})

test('a car is handed over once nobody has it and no refund waits, and clients who do not come are waited for', () => {
  const inspected = (change: Partial<OrderFacts>) => possible('provider', facts('in_progress', 'inspected', change))
  expect(inspected({ rental: { ...rental, is_out_elsewhere: true } })).toBe('dispute')
  expect(inspected({ has_pending_refund: true })).toBe('dispute')
  expect(inspected({ now: '2027-03-07T11:00:00.000Z' })).toBe('dispute hand_over no_show')
  const booked = (now: string) => possible('provider', facts('in_progress', 'booked', { now }))
  expect(booked('2027-03-05T07:00:00.000Z')).toBe('dispute')
})

test('a booking is cancelled for free until its time, and completed with what is kept after', () => {
  const cancelled = (now: string) =>
    evaluateTransition(orderLifecycle, orderGuards, 'cancel_booking', 'client', facts('in_progress', 'booked', { now }))
  expect(cancelled('2027-03-06T08:00:00.000Z')).toEqual({ allowed: true, to: 'cancelled' })
  expect(cancelled('2027-03-06T08:00:00.001Z')).toEqual({ allowed: true, to: 'completed' })
})

test('a booking whose car may be late is cancelled for free, and its provider swaps the car or cancels', () => {
  const late = { rental: { ...rental, is_at_risk: true } }
  expect(possible('provider', facts('in_progress', 'booked', late))).toBe('cancel_at_risk dispute start_inspection swap_car')
  expect(possible('provider', facts('in_progress', 'received', late))).toBe('dispute take_back')
  const verdict = evaluateTransition(orderLifecycle, orderGuards, 'cancel_booking', 'client', facts('in_progress', 'booked', late))
  expect(verdict).toEqual({ allowed: true, to: 'cancelled' })
})

test('a car comes back in every state, and clients do not miss what was not there', () => {
  const back = (status: OrderStatus) => evaluateTransition(orderLifecycle, orderGuards, 'take_back', 'provider', facts(status, 'received'))
  expect([back('in_progress'), back('disputed'), back('completed')]).toEqual([
    { allowed: true, to: 'delivered' },
    { allowed: true, to: 'disputed' },
    { allowed: true, to: 'completed' },
  ])
  const missing = { now: '2027-03-07T11:00:00.000Z', rental: { ...rental, is_at_risk: true } }
  expect(possible('provider', facts('in_progress', 'booked', missing))).not.toContain('no_show')
})

test('the provider claims on a deposit that is held, in every state of an order whose car is back, until the time is over', () => {
  const back = { ...rental, claim_until: '2027-03-12T08:00:00.000Z', claimable: 50_000 }
  const claims = (status: OrderStatus, change: Partial<RentalFacts> = {}, now = '2027-03-12T07:59:00.000Z') =>
    evaluateTransition(
      orderLifecycle,
      orderGuards,
      'claim_deposit',
      'provider',
      facts(status, 'delivered', { rental: { ...back, ...change }, now }),
    ).allowed
  expect((['delivered', 'disputed', 'completed', 'cancelled', 'in_progress'] as const).map((status) => claims(status))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect([
    claims('delivered', { claimable: 0 }),
    claims('delivered', { claim_until: null }),
    claims('delivered', {}, back.claim_until),
  ]).toEqual([false, false, false])
  expect(possible('client', facts('delivered', 'delivered', { rental: back }))).not.toContain('claim_deposit')
})

test('a rental is extended before its return, by one answered and paid request at a time', () => {
  const received = (change: Partial<OrderFacts>) => facts('in_progress', 'received', change)
  const open = (status: 'requested' | 'accepted', price = 100): Partial<OrderFacts> => ({
    rental: { ...rental, extension: { status, expires_at: '2027-03-07T08:30:00.000Z', price } },
  })
  expect(possible('client', received({ now: '2027-03-09T08:00:00.000Z' }))).toBe('confirm_handover dispute')
  expect(possible('client', received({ has_pending_refund: true }))).toBe('confirm_handover dispute')
  expect(possible('client', received(open('requested')))).toBe('confirm_handover dispute')
  expect(possible('provider', received(open('requested')))).toBe('accept_extension dispute reject_extension take_back')
  expect(possible('provider', received({ ...open('requested'), now: '2027-03-07T08:30:00.000Z' }))).toBe('dispute take_back')
  expect(possible('provider', received(open('accepted')))).toBe('dispute take_back')
  const paid = (state: OrderFacts) => evaluateTransition(orderLifecycle, orderGuards, 'extend_rental', 'system', state).allowed
  expect([
    paid(received(open('accepted'))),
    paid(received(open('requested'))),
    paid(facts('disputed', 'received', open('accepted'))),
  ]).toEqual([true, false, false])
  const expired = (state: OrderFacts) => evaluateTransition(orderLifecycle, orderGuards, 'expire_extension', 'scheduler', state).allowed
  const late = { now: '2027-03-07T08:30:00.000Z' }
  expect([expired(received(open('requested'))), expired(facts('disputed', 'received', { ...open('accepted'), ...late }))]).toEqual([
    false,
    true,
  ])
})

test('a booking is not accepted once its pick-up has passed', () => {
  expect(possible('provider', facts('awaiting_provider', null, { now: rental.pickup_at }))).toBe('reject_order')
  expect(possible('client', facts('invoiced', null, { now: rental.pickup_at }))).toBe('cancel')
})
