import type { Money } from '../../units.ts'
import type { Guards } from '../lifecycle.ts'
import type { OrderKind, OrderLifecycle, OrderStatus } from './order-lifecycle.ts'

/** The facts that guards check. The server loads them from locked rows. */
export type OrderFacts = {
  status: OrderStatus
  kind: OrderKind
  now: string
  /** The status in which a dispute began. */
  former_status: OrderStatus | null
  /** The status that `resolve` was requested to lead to. */
  requested_status: OrderStatus | 'former' | null
  due_at: string | null
  profile_complete: boolean
  provider_available: boolean
  items_complete: boolean
  dates_free: boolean
  /** Of the acting provider. */
  provider_approved: boolean
  provider_serves: boolean
  provider_chosen: boolean
  own_live_offers: number
  /** The offer that the transition acts on. */
  offer: { status: string; expires_at: string; bidder_approved: boolean } | null
  other_live_offers: number
  invoice_amount: Money
  transfer_amount: Money
  due_amount: Money
  captured_amount: Money
  remaining_amount: Money
  in_flight_payments: number
  has_blocking_complaint: boolean
  change_rounds: number
  max_change_rounds: number
  fulfilment_ready: boolean
  refund_amount: Money
  held_amount: Money
  split_amount: Money
}

/** The statuses in which nothing has been paid, whatever deposit the invoice asks for. */
export const unpaidStatuses: readonly OrderStatus[] = [
  'submitted',
  'offered',
  'awaiting_provider',
  'awaiting_invoice',
  'invoiced',
  'pending_payment',
  'payment_review',
]

/** The guards of the order lifecycle. */
export const orderGuards: Guards<OrderLifecycle, OrderFacts> = {
  profile_complete: (order) => order.profile_complete,
  provider_available: (order) => order.provider_available,
  items_complete: (order) => order.items_complete,
  dates_free: (order) => order.kind !== 'car' || order.dates_free,
  chooses_provider: (order) => order.kind === 'private' || order.kind === 'car',
  provider_approved: (order) => order.provider_approved,
  provider_serves: (order) => order.provider_serves,
  chosen_provider: (order) => order.provider_chosen,
  no_own_live_offer: (order) => order.own_live_offers === 0,
  offer_pending: (order) => order.offer?.status === 'pending',
  bidder_approved: (order) => order.offer?.bidder_approved === true,
  offer_in_time: (order) => order.offer !== null && order.now < order.offer.expires_at,
  offer_has_expired: (order) => order.offer !== null && order.offer.expires_at <= order.now,
  other_live_offers: (order) => order.other_live_offers > 0,
  invoice_positive: (order) => order.invoice_amount > 0,
  transfer_matches: (order) => order.transfer_amount === order.due_amount,
  due_captured: (order) => order.captured_amount >= order.due_amount,
  no_payment_open: (order) => order.in_flight_payments === 0,
  before_payment: (order) => unpaidStatuses.includes(order.status) && order.captured_amount === 0,
  deadline_passed: (order) => order.due_at !== null && order.due_at <= order.now,
  nothing_remains: (order) => order.remaining_amount === 0,
  no_blocking_complaint: (order) => !order.has_blocking_complaint,
  rounds_left: (order) => order.change_rounds < order.max_change_rounds,
  ready_to_deliver: (order) => order.fulfilment_ready,
  refund_adds_up: (order) => order.refund_amount === order.captured_amount,
  split_adds_up: (order) => order.split_amount === order.held_amount,
}
