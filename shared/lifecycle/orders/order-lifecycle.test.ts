import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canTransition, namesOf, transitionsOf } from '../lifecycle.ts'
import { type OrderFacts, orderGuards } from './guards.ts'
import { type OrderActor, type OrderStatus, type OrderTransition, orderLifecycle } from './order-lifecycle.ts'

/** An order for which every guard says yes. */
const willing: OrderFacts = {
  status: 'submitted',
  kind: 'service',
  now: '2026-11-21T09:00:00.000Z',
  former_status: 'in_progress',
  asked_status: null,
  due_at: '2026-11-21T08:00:00.000Z',
  profile_complete: true,
  provider_available: true,
  items_complete: true,
  dates_free: true,
  provider_approved: true,
  provider_serves: true,
  provider_chosen: true,
  own_live_offers: 0,
  offer: { status: 'pending', expires_at: '2026-11-22T09:00:00.000Z', bidder_approved: true },
  other_live_offers: 1,
  invoice_amount: 11_500,
  transfer_amount: 11_500,
  due_amount: 11_500,
  captured_amount: 0,
  remaining_amount: 0,
  in_flight_payments: 0,
  has_blocking_complaint: false,
  change_rounds: 0,
  max_change_rounds: 3,
  fulfilment_ready: true,
  refund_amount: 0,
  held_amount: 0,
  split_amount: 0,
}
const late = { status: 'pending', expires_at: '2026-11-21T08:00:00.000Z', bidder_approved: true }

// The whole table once more, read from the domain's page and not from the code: for each status, what each side may do there.
const mayDo: Record<OrderStatus, Partial<Record<OrderActor, string>>> = {
  draft: { client: 'submit' },
  submitted: { client: 'cancel edit', provider: 'make_offer', admin: 'cancel', clock: 'expire' },
  offered: {
    client: 'accept_offer cancel edit reject_offer',
    provider: 'edit_offer make_offer withdraw_offer',
    admin: 'cancel',
    clock: 'expire',
  },
  awaiting_provider: { client: 'cancel', provider: 'refuse_order take_order', admin: 'cancel', clock: 'expire' },
  awaiting_invoice: { client: 'cancel', provider: 'cancel issue_invoice', admin: 'cancel' },
  invoiced: { client: 'accept_invoice cancel reject_invoice', provider: 'cancel', admin: 'cancel' },
  pending_payment: {
    client: 'cancel send_transfer',
    provider: 'cancel',
    admin: 'cancel',
    system: 'payment_captured',
    clock: 'cancel_unpaid',
  },
  payment_review: { client: 'cancel', provider: 'cancel', admin: 'approve_transfer cancel refuse_transfer' },
  in_progress: { client: 'dispute', provider: 'deliver dispute', admin: 'cancel_paid' },
  delivered: {
    client: 'confirm_receipt dispute request_changes',
    provider: 'dispute',
    admin: 'cancel_paid',
    clock: 'confirm_receipt',
  },
  disputed: { admin: 'cancel_paid resolve' },
  completed: {},
  cancelled: {},
  rejected: {},
  expired: {},
}

// Safe: the keys of `mayDo` are the statuses.
const statuses = Object.keys(mayDo) as OrderStatus[]
const isPrivate = (status: OrderStatus) => status === 'awaiting_provider'
// Money is held once work has begun, and no guard of cancelling lets go of it.
const isPaid = (status: OrderStatus) => ['in_progress', 'delivered', 'disputed'].includes(status)

function at(status: OrderStatus, changes: Partial<OrderFacts> = {}): OrderFacts {
  const money = isPaid(status) ? { captured_amount: 11_500, refund_amount: 11_500, held_amount: 11_500, split_amount: 11_500 } : {}
  const paying = status === 'pending_payment' ? { due_amount: 0 } : {}
  return { ...willing, ...money, ...paying, kind: isPrivate(status) ? 'private' : 'service', status, ...changes }
}

const ask = (name: OrderTransition, actor: OrderActor, facts: OrderFacts) => canTransition(orderLifecycle, orderGuards, name, actor, facts)
const why = (...asked: Parameters<typeof ask>) => {
  const said = ask(...asked)
  return said.may ? 'may' : said.why
}

test.each(statuses.flatMap((status) => orderLifecycle.actors.map((actor) => [status, actor] as const)))(
  'where an order is %s, the %s may do what the domain says and nothing else',
  (status, actor) => {
    const may = namesOf(orderLifecycle).filter((name) => name !== 'expire_offer' && ask(name, actor, at(status)).may)
    expect(may.sort().join(' ')).toBe(mayDo[status][actor] ?? '')
  },
)

test('nothing leads out of an order that has ended', () => {
  for (const status of ['completed', 'cancelled', 'rejected', 'expired'] as const)
    for (const actor of orderLifecycle.actors) expect(transitionsOf(orderLifecycle, orderGuards, actor, at(status))).toEqual([])
})

test('whatever people and clocks do in whatever order, an order keeps to its table and never goes from paid to unpaid', () => {
  const step = fc.record({
    name: fc.constantFrom(...namesOf(orderLifecycle)),
    actor: fc.constantFrom(...orderLifecycle.actors),
    others: fc.nat(2),
  })
  const isKnown = (status: string) => Object.hasOwn(orderLifecycle.statuses, status)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom('service', 'private'), (steps, kind) => {
      let status: OrderStatus = 'draft'
      for (const { name, actor, others } of steps) {
        const said = ask(name, actor, at(status, { kind, other_live_offers: others, former_status: 'delivered' }))
        if (!said.may) continue
        expect(isKnown(said.to)).toBe(true)
        if (isPaid(status)) expect(['in_progress', 'delivered', 'disputed', 'completed', 'cancelled']).toContain(said.to)
        status = said.to
      }
    }),
  )
})

test('a private order goes to its provider, a service request to all who match', () => {
  expect(ask('submit', 'client', at('draft', { kind: 'private' }))).toEqual({ may: true, to: 'awaiting_provider' })
  expect(ask('submit', 'client', at('draft'))).toEqual({ may: true, to: 'submitted' })
})

test('when the last live offer goes, the order waits for offers again', () => {
  for (const [name, actor] of [['withdraw_offer', 'provider'] as const, ['reject_offer', 'client'] as const]) {
    expect(ask(name, actor, at('offered', { other_live_offers: 1 }))).toEqual({ may: true, to: 'offered' })
    expect(ask(name, actor, at('offered', { other_live_offers: 0 }))).toEqual({ may: true, to: 'submitted' })
  }
  expect(ask('expire_offer', 'clock', at('offered', { offer: late, other_live_offers: 0 }))).toEqual({ may: true, to: 'submitted' })
})

test('a dispute goes back to where it began, or to the end that the administration asks for', () => {
  expect(ask('resolve', 'admin', at('disputed', { former_status: 'delivered' }))).toEqual({ may: true, to: 'delivered' })
  expect(ask('resolve', 'admin', at('disputed', { asked_status: 'completed' }))).toEqual({ may: true, to: 'completed' })
})

test('each refusal has its own words', () => {
  expect(why('submit', 'client', at('draft', { provider_available: false }))).toBe('provider_available')
  expect(why('submit', 'client', at('draft', { items_complete: false }))).toBe('items_complete')
  expect(why('make_offer', 'provider', at('submitted', { own_live_offers: 1 }))).toBe('no_own_live_offer')
  expect(why('accept_offer', 'client', at('offered', { offer: late }))).toBe('offer_in_time')
  const blocked = { ...late, expires_at: '2026-11-22T09:00:00.000Z', bidder_approved: false }
  expect(why('accept_offer', 'client', at('offered', { offer: blocked }))).toBe('bidder_approved')
  expect(why('issue_invoice', 'provider', at('awaiting_invoice', { invoice_amount: 0 }))).toBe('invoice_positive')
  expect(why('approve_transfer', 'admin', at('payment_review', { transfer_amount: 1 }))).toBe('transfer_matches')
  expect(why('confirm_receipt', 'client', at('delivered', { remaining_amount: 1 }))).toBe('nothing_remains')
  expect(why('request_changes', 'client', at('delivered', { change_rounds: 3 }))).toBe('rounds_left')
  expect(why('resolve', 'admin', at('disputed', { split_amount: 1 }))).toBe('split_adds_up')
})

test('an order cannot be cancelled after payment, and says so', () => {
  expect(ask('cancel', 'client', at('in_progress'))).toEqual({
    may: false,
    why: 'before_payment',
    text: ['You cannot cancel the order after payment', 'لا يمكن إلغاء الطلب بعد الدفع'],
  })
})

test('a provider that may bid on a request may not cancel it', () => {
  expect(why('cancel', 'provider', at('offered'))).toBe('not-yours')
})

test('a provider that was not chosen has no more to do with an order', () => {
  const others = { provider_chosen: false }
  expect(why('take_order', 'provider', at('awaiting_provider', others))).toBe('chosen_provider')
  expect(why('refuse_order', 'provider', at('awaiting_provider', others))).toBe('chosen_provider')
  expect(why('issue_invoice', 'provider', at('awaiting_invoice', others))).toBe('chosen_provider')
  expect(why('deliver', 'provider', at('in_progress', others))).toBe('chosen_provider')
  expect(why('dispute', 'provider', at('delivered', others))).toBe('chosen_provider')
  for (const status of ['awaiting_invoice', 'invoiced', 'pending_payment'] as const)
    expect(why('cancel', 'provider', at(status, others))).toBe('chosen_provider')
  expect(why('cancel', 'client', at('invoiced', others))).toBe('may')
})

test('an unpaid order is cancelled at its time, not before, and never under a payment that is being made', () => {
  expect(why('cancel_unpaid', 'clock', at('pending_payment'))).toBe('may')
  expect(why('cancel_unpaid', 'clock', at('pending_payment', { due_at: '2026-11-21T09:00:00.001Z' }))).toBe('clock_passed')
  expect(why('cancel_unpaid', 'clock', at('pending_payment', { in_flight_payments: 1 }))).toBe('no_payment_open')
})

test('a client confirms receipt at any time, the clock only at its own', () => {
  const early = at('delivered', { due_at: '2026-12-01T09:00:00.000Z' })
  expect(why('confirm_receipt', 'client', early)).toBe('may')
  expect(why('confirm_receipt', 'clock', early)).toBe('clock_passed')
})
