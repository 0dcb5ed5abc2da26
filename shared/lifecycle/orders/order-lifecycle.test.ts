import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notificationTypes } from '../../notifications/notifications.ts'
import { typedKeys } from '../../utils/typed-entries.ts'
import {
  evaluateTransition,
  evaluateTransitions,
  factsNeeded,
  type GuardScope,
  servedTransitionNames,
  transitionNames,
  transitionOf,
} from '../lifecycle.ts'
import { type OrderFacts, orderGuards } from './guards.ts'
import { type OrderActor, type OrderStatus, type OrderTransition, orderLifecycle, orderTransitions } from './order-lifecycle.ts'
import { allPassing } from './passing-facts.ts'

const expiredOffer = {
  status: 'pending',
  expires_at: '2026-11-21T08:00:00.000Z',
  bidder_approved: true,
  counter_rounds: 0,
  has_open_counter: false,
  total: 11_500,
  id: 'offer',
  version: 1,
}

const plannedTransitions: readonly OrderTransition[] = []

// The whole table again, written from domain, section 2, and not from the code: the transitions of each actor in each status, without the planned ones.
const expectedTransitions: Record<OrderStatus, Partial<Record<OrderActor, string>>> = {
  draft: { client: 'submit' },
  submitted: { client: 'cancel edit', provider: 'make_offer', admin: 'cancel', scheduler: 'expire' },
  offered: {
    client: 'accept_offer cancel counter_offer edit reject_offer',
    provider: 'edit_offer make_offer withdraw_offer',
    admin: 'cancel',
    scheduler: 'expire',
  },
  awaiting_provider: {
    client: 'cancel edit',
    provider: 'accept_order reject_order',
    admin: 'cancel',
    system: 'supersede',
    scheduler: 'expire',
  },
  awaiting_invoice: { client: 'cancel propose_time', provider: 'cancel issue_invoice propose_time', admin: 'cancel' },
  invoiced: { client: 'accept_invoice cancel propose_time reject_invoice', provider: 'cancel propose_time', admin: 'cancel' },
  pending_payment: {
    client: 'cancel propose_time send_transfer',
    provider: 'cancel propose_time',
    admin: 'cancel',
    system: 'payment_captured',
    scheduler: 'cancel_unpaid',
  },
  payment_review: {
    client: 'cancel propose_time',
    provider: 'cancel propose_time',
    admin: 'approve_transfer cancel record_part_transfer reject_transfer',
    system: 'payment_captured',
  },
  in_progress: {
    client: 'dispute propose_time',
    provider: 'deliver dispute propose_time start_trip',
    admin: 'approve_rest_transfer cancel_paid deliver reject_rest_transfer',
  },
  delivered: {
    client: 'confirm_receipt dispute request_changes',
    provider: 'dispute',
    admin: 'approve_rest_transfer cancel_paid reject_rest_transfer',
    scheduler: 'confirm_receipt',
  },
  disputed: {
    client: 'withdraw_dispute',
    provider: 'withdraw_dispute',
    admin: 'approve_rest_transfer cancel_paid close_with_paid reject_rest_transfer resolve',
    system: 'resolve rest_paid',
  },
  completed: {},
  cancelled: {},
  rejected: {},
  expired: {},
}

const statuses = typedKeys(expectedTransitions)
const isPrivate = (status: OrderStatus) => status === 'awaiting_provider'
// Money is held once work has begun, and a paid order cannot simply be cancelled.
const isPaid = (status: OrderStatus) => ['in_progress', 'delivered', 'disputed'].includes(status)

function at(status: OrderStatus, changes: Partial<OrderFacts> = {}): OrderFacts {
  const money = isPaid(status) ? { captured_amount: 11_500, refund_amount: 11_500 } : {}
  const paying = status === 'pending_payment' || status === 'payment_review' ? { due_amount: 0 } : {}
  return { ...allPassing, ...money, ...paying, kind: isPrivate(status) ? 'private' : 'service', status, ...changes }
}

const evaluate = (name: OrderTransition, actor: OrderActor, facts: OrderFacts) =>
  evaluateTransition(orderLifecycle, orderGuards, name, actor, facts)
const outcome = (...args: Parameters<typeof evaluate>) => {
  const verdict = evaluate(...args)
  return verdict.allowed ? 'allowed' : verdict.code
}

test.each(statuses.flatMap((status) => orderLifecycle.actors.map((actor) => [status, actor] as const)))(
  'in status %s, the %s has the transitions of the domain and no others',
  (status, actor) => {
    const allowed = servedTransitionNames(orderLifecycle).filter(
      (name) => name !== 'expire_offer' && evaluate(name, actor, at(status)).allowed,
    )
    expect(allowed.sort().join(' ')).toBe(expectedTransitions[status][actor] ?? '')
  },
)

test('these transitions are planned, and no button offers them', () => {
  expect(transitionNames(orderLifecycle).filter((name) => transitionOf(orderLifecycle, name).planned)).toEqual(plannedTransitions)
  const offered = statuses.flatMap((status) =>
    orderLifecycle.actors.flatMap((actor) => evaluateTransitions(orderLifecycle, orderGuards, actor, at(status)).map(({ name }) => name)),
  )
  expect(offered.filter((name) => plannedTransitions.includes(name))).toEqual([])
})

test('a transition needs only the facts of its guards, those about the offer once the offer is known', () => {
  const needs = (scopes: readonly GuardScope[]) => factsNeeded(orderLifecycle, orderGuards, 'accept_offer', 'client', scopes)
  expect(needs(['order'])).toEqual([])
  expect(needs(['offer', 'content'])).toEqual(['offer', 'now', 'approval_limit', 'approval'])
})

test('a transition that may follow another starts where the other ends', () => {
  for (const name of transitionNames(orderLifecycle)) {
    const { followUp, from, to } = orderTransitions[name]
    if (followUp) expect([orderTransitions[followUp.transition].from].flat()).toContain(to === 'same' ? from : to)
  }
})

test('the transition of the other orders of a group is made by the system', () => {
  const named = transitionNames(orderLifecycle).flatMap((name) => orderTransitions[name].onSiblings ?? [])
  expect(named).toEqual(['supersede'])
  expect(evaluate('supersede', 'system', at('awaiting_provider'))).toEqual({ allowed: true, to: 'cancelled' })
})

test('a finished order has no transitions', () => {
  for (const status of ['completed', 'cancelled', 'rejected', 'expired'] as const)
    for (const actor of orderLifecycle.actors) expect(evaluateTransitions(orderLifecycle, orderGuards, actor, at(status))).toEqual([])
})

test('after any sequence of requests, an order has a declared status and a paid order never becomes unpaid', () => {
  const step = fc.record({
    name: fc.constantFrom(...servedTransitionNames(orderLifecycle)),
    actor: fc.constantFrom(...orderLifecycle.actors),
    others: fc.nat(2),
  })
  const isKnown = (status: string) => Object.hasOwn(orderLifecycle.statuses, status)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom('service', 'private'), (steps, kind) => {
      let status: OrderStatus = 'draft'
      for (const { name, actor, others } of steps) {
        const verdict = evaluate(name, actor, at(status, { kind, other_live_offers: others }))
        if (!verdict.allowed) continue
        expect(isKnown(verdict.to)).toBe(true)
        if (isPaid(status)) expect(['in_progress', 'delivered', 'disputed', 'completed', 'cancelled']).toContain(verdict.to)
        status = verdict.to
      }
    }),
  )
})

test('a private order goes to its provider, a service request to every matching provider', () => {
  expect(evaluate('submit', 'client', at('draft', { kind: 'private' }))).toEqual({ allowed: true, to: 'awaiting_provider' })
  expect(evaluate('submit', 'client', at('draft'))).toEqual({ allowed: true, to: 'submitted' })
})

test('without its last open offer, the order waits for offers again', () => {
  for (const [name, actor] of [['withdraw_offer', 'provider'] as const, ['reject_offer', 'client'] as const]) {
    expect(evaluate(name, actor, at('offered', { other_live_offers: 1 }))).toEqual({ allowed: true, to: 'offered' })
    expect(evaluate(name, actor, at('offered', { other_live_offers: 0 }))).toEqual({ allowed: true, to: 'submitted' })
  }
  expect(evaluate('expire_offer', 'scheduler', at('offered', { offer: expiredOffer, other_live_offers: 0 }))).toEqual({
    allowed: true,
    to: 'submitted',
  })
})

test('each guard has its own code', () => {
  expect(outcome('submit', 'client', at('draft', { provider_available: false }))).toBe('provider_available')
  expect(outcome('submit', 'client', at('draft', { items_complete: false }))).toBe('items_complete')
  expect(outcome('make_offer', 'provider', at('submitted', { own_live_offers: 1 }))).toBe('no_own_live_offer')
  expect(outcome('accept_offer', 'client', at('offered', { offer: expiredOffer }))).toBe('offer_in_time')
  const blocked = { ...expiredOffer, expires_at: '2026-11-22T09:00:00.000Z', bidder_approved: false }
  expect(outcome('accept_offer', 'client', at('offered', { offer: blocked }))).toBe('bidder_approved')
  expect(outcome('accept_offer', 'client', at('offered', { approval_limit: 11_499 }))).toBe('offer_within_limit')
  expect(outcome('accept_invoice', 'client', at('invoiced', { approval_limit: 11_499 }))).toBe('invoice_within_limit')
  expect(outcome('accept_invoice', 'client', at('invoiced', { approval_limit: 11_499, approved_invoice_total: 11_499 }))).toBe(
    'invoice_within_limit',
  )
  const given = { status: 'given', offer_id: 'offer', version: 1, amount: 11_500 } as const
  const above = (approval: OrderFacts['approval']) => at('offered', { approval_limit: 11_499, approval })
  expect(outcome('accept_offer', 'client', above(given))).toBe('allowed')
  for (const other of [{ status: 'open' }, { offer_id: 'another' }, { version: 2 }, { amount: 11_501 }] as const) {
    expect(outcome('accept_offer', 'client', above({ ...given, ...other }))).toBe('offer_within_limit')
    expect(outcome('ask_offer_approval', 'client', above({ ...given, ...other }))).toBe(
      'status' in other ? 'offer_not_requested' : 'allowed',
    )
  }
  expect(outcome('ask_offer_approval', 'client', at('offered', { approval_limit: 11_500 }))).toBe('offer_above_limit')
  expect(outcome('ask_invoice_approval', 'client', at('invoiced', { approval_limit: 11_500 }))).toBe('invoice_above_limit')
  expect(outcome('ask_invoice_approval', 'client', at('invoiced', { approval_limit: 1 }))).toBe('allowed')
  expect(outcome('give_approval', 'client', above(given))).toBe('approval_open')
  expect(outcome('withdraw_approval', 'client', above({ ...given, status: 'open' }))).toBe('approval_given')
  expect(outcome('accept_invoice', 'client', at('invoiced', { approval_limit: 11_500 }))).toBe('allowed')
  expect(outcome('approve_transfer', 'admin', at('payment_review', { transfer_amount: 1, due_amount: 11_500 }))).toBe('transfer_matches')
  expect(outcome('send_rest_transfer', 'client', at('delivered'))).toBe('something_remains')
  expect(outcome('send_rest_transfer', 'client', at('delivered', { remaining_amount: 1 }))).toBe('allowed')
  expect(outcome('confirm_receipt', 'client', at('delivered', { remaining_amount: 1 }))).toBe('nothing_remains')
  expect(outcome('escalate_unpaid', 'scheduler', at('delivered'))).toBe('something_remains')
  expect(outcome('escalate_unpaid', 'scheduler', at('delivered', { remaining_amount: 1 }))).toBe('allowed')
  expect(outcome('request_changes', 'client', at('delivered', { change_rounds: 3 }))).toBe('rounds_left')
  expect(outcome('resolve', 'admin', at('disputed', { split_amount: 11_499 }))).toBe('split_adds_up')
  for (const name of ['cancel_paid', 'close_with_paid'] as const)
    expect(outcome(name, 'admin', at('disputed', { has_blocking_complaint: true }))).toBe('no_blocking_complaint')
  expect(outcome('confirm_receipt', 'scheduler', at('delivered', { has_open_complaint: true }))).toBe('no_open_complaint')
  expect(outcome('confirm_receipt', 'client', at('delivered', { has_open_complaint: true }))).toBe('allowed')
  expect(outcome('cancel_paid', 'admin', at('disputed', { refund_amount: 1 }))).toBe('refund_adds_up')
})

test('a counter-offer needs rounds and no open one; its answers need an open one', () => {
  const offer = allPassing.offer
  if (!offer) throw new Error('the facts have no offer')
  const open = { ...offer, counter_rounds: 1, has_open_counter: true }
  const used = { ...offer, counter_rounds: 3 }
  expect(outcome('counter_offer', 'client', at('offered'))).toBe('allowed')
  expect(outcome('counter_offer', 'client', at('offered', { offer: open }))).toBe('no_open_counter')
  expect(outcome('counter_offer', 'client', at('offered', { offer: used }))).toBe('counter_rounds_left')
  expect(outcome('counter_offer', 'client', at('offered', { offer: expiredOffer }))).toBe('offer_in_time')
  for (const name of ['accept_counter', 'reject_counter'] as const) {
    expect(outcome(name, 'provider', at('offered'))).toBe('counter_open')
    expect(outcome(name, 'provider', at('offered', { offer: open }))).toBe('allowed')
    expect(outcome(name, 'provider', at('offered', { offer: { ...expiredOffer, has_open_counter: true } }))).toBe('offer_in_time')
  }
  expect(outcome('accept_offer', 'client', at('offered', { offer: open }))).toBe('allowed')
})

test('an order cannot be cancelled after payment', () => {
  expect(evaluate('cancel', 'client', at('in_progress'))).toEqual({
    allowed: false,
    code: 'before_payment',
    reason: { en: 'You cannot cancel the order after payment', ar: 'لا يمكن إلغاء الطلب بعد الدفع' },
  })
})

test('a bidder cannot cancel a request', () => {
  expect(outcome('cancel', 'provider', at('offered'))).toBe('wrong_actor')
})

test('a provider that was not chosen has no transitions', () => {
  const others = { provider_chosen: false }
  expect(outcome('accept_order', 'provider', at('awaiting_provider', others))).toBe('chosen_provider')
  expect(outcome('reject_order', 'provider', at('awaiting_provider', others))).toBe('chosen_provider')
  expect(outcome('issue_invoice', 'provider', at('awaiting_invoice', others))).toBe('chosen_provider')
  expect(outcome('deliver', 'provider', at('in_progress', others))).toBe('chosen_provider')
  expect(outcome('dispute', 'provider', at('delivered', others))).toBe('chosen_provider')
  for (const status of ['awaiting_invoice', 'invoiced', 'pending_payment'] as const)
    expect(outcome('cancel', 'provider', at(status, others))).toBe('chosen_provider')
  expect(outcome('cancel', 'client', at('invoiced', others))).toBe('allowed')
})

test('an unpaid order is cancelled at its deadline, unless a payment is in progress', () => {
  expect(outcome('cancel_unpaid', 'scheduler', at('pending_payment'))).toBe('allowed')
  expect(outcome('cancel_unpaid', 'scheduler', at('pending_payment', { due_at: '2026-11-21T09:00:00.001Z' }))).toBe('deadline_passed')
  expect(outcome('cancel_unpaid', 'scheduler', at('pending_payment', { in_flight_payments: 1 }))).toBe('no_payment_open')
})

test('a client confirms receipt at any time, the scheduler only after the deadline', () => {
  const early = at('delivered', { due_at: '2026-12-01T09:00:00.000Z' })
  expect(outcome('confirm_receipt', 'client', early)).toBe('allowed')
  expect(outcome('confirm_receipt', 'scheduler', early)).toBe('deadline_passed')
})

test('every notification of a transition exists', () => {
  const named = transitionNames(orderLifecycle).flatMap((name) => Object.values(transitionOf(orderLifecycle, name).notify ?? {}))
  expect(named.length).toBeGreaterThan(30)
  for (const type of named) expect(notificationTypes).toContain(type)
})
