import { inspectionAhead } from '../../rules/inspection-time.ts'
import type { Money } from '../../units.ts'
import type { ApprovalStatus } from '../approvals.ts'
import type { GuardRule, GuardScope, Guards } from '../lifecycle.ts'
import type { OrderKind, OrderLifecycle, OrderStatus } from './order-lifecycle.ts'
import type { Fulfilment, RentalFulfilment, VisitStep } from './vocabulary.ts'

/** The facts that guards check. The server loads each from locked rows, and only those that a transition's guards need. */
export type OrderFacts = {
  status: OrderStatus
  kind: OrderKind
  /** Of a paid order of the store or of a car. */
  fulfilment: Fulfilment | null
  /** Of an order of a car. */
  rental: RentalFacts | null
  /** The time that one side has proposed, and who. */
  proposed_time: { at: string; by: 'client' | 'provider' } | null
  /** The work is done at the client's place. */
  is_on_site: boolean
  /** How far the visit is; null before it. */
  visit_step: VisitStep | null
  /** How these goods are handed over. */
  shipping_method: string | null
  /** How many of these goods are neither sent out nor refunded, how many were sent out, and how many the client still gets or has. */
  goods: { open: number; shipped: number; remaining: number; returnable: number; are_returnable: boolean }
  /** Until when goods that were delivered can be returned; null before their delivery. */
  return_until: string | null
  has_open_return: boolean
  /** When the withdrawal of the client is accepted by itself; null without one. */
  withdrawal_due_at: string | null
  /** The seller has rejected a withdrawal of the client. */
  withdrawal_rejected: boolean
  /** The platform sells these goods as its own. */
  is_own_sale: boolean
  now: string
  due_at: string | null
  /** Of the client who sends the order. */
  profile_complete: boolean
  /** The same of the company for which a colleague sends it, who cannot complete it. */
  company_complete: boolean
  /** An approved provider serves the category in the city of the request. */
  provider_available: boolean
  /** Every item of the request has a valid service and all required answers. */
  items_complete: boolean
  /** The order books a package, whose price is agreed. */
  has_package: boolean
  /** The client wrote the content of the order: it books no package. */
  is_editable: boolean
  /** Of the acting provider. */
  provider_approved: boolean
  /** No current number of the acting provider is one that its register does not confirm. */
  numbers_valid: boolean
  provider_serves: boolean
  provider_chosen: boolean
  /** The acting user may take the steps of this kind of order for the provider. */
  handles_kind: boolean
  own_live_offers: number
  /** The offer that the transition acts on. */
  offer: {
    status: string
    expires_at: string
    bidder_approved: boolean
    counter_rounds: number
    has_open_counter: boolean
    total: Money
    id: string
    version: number
  } | null
  /** Up to which amount the acting colleague of a company client accepts; null for everyone else. */
  approval_limit: Money | null
  /** The approval of a company that is requested or given, for an offer or for the current invoice. */
  approval: { status: ApprovalStatus; offer_id: string | null; version: number; amount: Money } | null
  /** The total that the company has approved of the current invoice, or of the offer that it is for. */
  approved_invoice_total: Money | null
  /** What the client owes in all once it accepts the current invoice, with a security deposit. */
  invoice_total: Money
  /** How many counter-offers a client may make on one offer. */
  max_counter_rounds: number
  other_live_offers: number
  transfer_amount: Money
  due_amount: Money
  captured_amount: Money
  remaining_amount: Money
  in_flight_payments: number
  submitted_transfers: number
  has_blocking_complaint: boolean
  has_open_complaint: boolean
  change_rounds: number
  max_change_rounds: number
  /** What a full refund gives back, to the client and for coupons to the platform, with what was refunded before. */
  refund_amount: Money
  has_pending_refund: boolean
  held_amount: Money
  /** What the decision of the dispute gives to both sides; null if the order continues. */
  split_amount: Money | null
}

/** What guards check of a rental. Instants in ISO. */
export type RentalFacts = {
  pickup_at: string
  /** Until when the client gets everything back. */
  free_cancel_until: string
  /** From when the provider can say that the client did not come. */
  no_show_from: string
  /** Another client still has the car. */
  is_out_elsewhere: boolean
  /** The car may not be back in time from the rental before. */
  is_at_risk: boolean
  /** The client has not confirmed the last hand-over yet. */
  has_unconfirmed_handover: boolean
  /** Until when the provider can claim a part of the security deposit; null unless the car is back and the deposit held. */
  claim_until: string | null
  /** What of the security deposit can be claimed. */
  claimable: Money
  return_at: string
  /** The extension that is neither paid nor over. `expires_at`: of the answer, then of the payment. */
  extension: { status: 'requested' | 'accepted'; expires_at: string; price: Money } | null
}

const isForOffer = (approval: NonNullable<OrderFacts['approval']>, { id, version, total }: NonNullable<OrderFacts['offer']>): boolean =>
  approval.offer_id === id && approval.version === version && approval.amount === total
const isOpenExtension = (rental: RentalFacts | null, status: 'requested' | 'accepted', now: string): boolean =>
  rental?.extension?.status === status && now < rental.extension.expires_at
const beforeHandover: readonly RentalFulfilment[] = ['booked', 'under_inspection', 'inspected']
const isOneOf = (names: readonly string[], name: string | null): boolean => name !== null && names.includes(name)
/** Whether a car is booked whose client does not have it yet. */
export const isBeforeHandover = (fulfilment: Fulfilment | null): boolean => isOneOf(beforeHandover, fulfilment)

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

const guard = <K extends keyof OrderFacts>(
  needs: readonly K[],
  passes: (facts: Pick<OrderFacts, K>) => boolean,
  scope: GuardScope = 'order',
): GuardRule<OrderFacts> => ({ needs, passes, scope })

/** The guards of the order lifecycle. */
export const orderGuards: Guards<OrderLifecycle, OrderFacts> = {
  profile_complete: guard(['profile_complete'], (order) => order.profile_complete),
  company_complete: guard(['company_complete'], (order) => order.company_complete),
  provider_available: guard(['provider_available'], (order) => order.provider_available, 'content'),
  items_complete: guard(['items_complete'], (order) => order.items_complete, 'content'),
  chooses_provider: guard(['kind'], ({ kind }) => kind === 'private', 'content'),
  // It decides the target of an acceptance, with the guards of the request.
  has_package: guard(['has_package'], (order) => order.has_package, 'content'),
  no_package: guard(['is_editable'], (order) => order.is_editable),
  provider_approved: guard(['provider_approved'], (order) => order.provider_approved),
  numbers_valid: guard(['numbers_valid'], (order) => order.numbers_valid),
  provider_serves: guard(['provider_serves'], (order) => order.provider_serves),
  chosen_provider: guard(['provider_chosen'], (order) => order.provider_chosen),
  handles_kind: guard(['handles_kind'], (order) => order.handles_kind),
  no_own_live_offer: guard(['own_live_offers'], (order) => order.own_live_offers === 0),
  offer_pending: guard(['offer'], ({ offer }) => offer?.status === 'pending', 'offer'),
  bidder_approved: guard(['offer'], ({ offer }) => offer?.bidder_approved === true, 'offer'),
  offer_in_time: guard(['offer', 'now'], ({ offer, now }) => offer !== null && now < offer.expires_at, 'offer'),
  offer_has_expired: guard(['offer', 'now'], ({ offer, now }) => offer !== null && offer.expires_at <= now, 'offer'),
  offer_within_limit: guard(
    ['offer', 'approval_limit', 'approval'],
    ({ offer, approval_limit: limit, approval }) =>
      limit === null || (offer !== null && (offer.total <= limit || (approval?.status === 'given' && isForOffer(approval, offer)))),
    'offer',
  ),
  offer_above_limit: guard(
    ['offer', 'approval_limit'],
    ({ offer, approval_limit: limit }) => limit !== null && offer !== null && offer.total > limit,
    'offer',
  ),
  offer_not_requested: guard(
    ['offer', 'approval'],
    ({ offer, approval }) => approval === null || offer === null || !isForOffer(approval, offer),
    'offer',
  ),
  invoice_within_limit: guard(
    ['invoice_total', 'approval_limit', 'approved_invoice_total'],
    ({ invoice_total: total, approval_limit: limit, approved_invoice_total: approved }) =>
      limit === null || total <= Math.max(limit, approved ?? 0),
  ),
  invoice_above_limit: guard(
    ['invoice_total', 'approval_limit', 'approved_invoice_total'],
    ({ invoice_total: total, approval_limit: limit, approved_invoice_total: approved }) =>
      limit !== null && total > Math.max(limit, approved ?? 0),
  ),
  // Of an invoice that changes, the approval ends.
  invoice_not_requested: guard(['approval'], ({ approval }) => approval === null),
  approval_open: guard(['approval'], ({ approval }) => approval?.status === 'open'),
  approval_given: guard(['approval'], ({ approval }) => approval?.status === 'given'),
  no_open_counter: guard(['offer'], ({ offer }) => offer?.has_open_counter === false, 'offer'),
  counter_rounds_left: guard(
    ['offer', 'max_counter_rounds'],
    ({ offer, max_counter_rounds }) => offer !== null && offer.counter_rounds < max_counter_rounds,
    'offer',
  ),
  counter_open: guard(['offer'], ({ offer }) => offer?.has_open_counter === true, 'offer'),
  other_live_offers: guard(['other_live_offers'], (order) => order.other_live_offers > 0, 'offer'),
  transfer_matches: guard(
    ['transfer_amount', 'captured_amount', 'due_amount'],
    (order) => order.captured_amount + order.transfer_amount >= order.due_amount,
  ),
  nothing_due: guard(['due_amount'], (order) => order.due_amount === 0),
  due_captured: guard(['captured_amount', 'due_amount'], (order) => order.captured_amount >= order.due_amount),
  no_payment_open: guard(['in_flight_payments'], (order) => order.in_flight_payments === 0),
  no_transfer_open: guard(['submitted_transfers'], (order) => order.submitted_transfers === 0),
  before_payment: guard(
    ['status', 'captured_amount'],
    ({ status, captured_amount }) => unpaidStatuses.includes(status) && captured_amount === 0,
  ),
  deadline_passed: guard(['due_at', 'now'], ({ due_at, now }) => due_at !== null && due_at <= now),
  nothing_remains: guard(['remaining_amount'], (order) => order.remaining_amount === 0),
  something_remains: guard(['remaining_amount'], (order) => order.remaining_amount > 0),
  no_blocking_complaint: guard(['has_blocking_complaint'], (order) => !order.has_blocking_complaint),
  no_open_complaint: guard(['has_open_complaint'], (order) => !order.has_open_complaint),
  rounds_left: guard(['change_rounds', 'max_change_rounds'], (order) => order.change_rounds < order.max_change_rounds),
  refund_adds_up: guard(['refund_amount', 'captured_amount'], (order) => order.refund_amount === order.captured_amount),
  split_adds_up: guard(
    ['split_amount', 'held_amount'],
    ({ split_amount, held_amount }) => split_amount === null || split_amount === held_amount,
  ),
  is_preparing: guard(['fulfilment'], ({ fulfilment }) => fulfilment === 'preparing'),
  is_prepared: guard(['fulfilment'], ({ fulfilment }) => fulfilment === 'prepared' || fulfilment === 'out_for_delivery'),
  something_to_send: guard(['goods'], ({ goods }) => goods.open > 0),
  // What the client picks up is handed over at once.
  all_sent_out: guard(['fulfilment', 'goods'], ({ fulfilment, goods }) => fulfilment !== 'out_for_delivery' || goods.open === 0),
  all_refunded: guard(['goods'], ({ goods }) => goods.remaining === 0),
  not_sent_out: guard(['goods'], ({ goods }) => goods.shipped === 0),
  goods_returnable: guard(['goods'], ({ goods }) => goods.are_returnable),
  goods_to_return: guard(['goods'], ({ goods }) => goods.returnable > 0),
  within_return_time: guard(['return_until', 'now'], ({ return_until, now }) => return_until !== null && now <= return_until),
  no_open_return: guard(['has_open_return'], (order) => !order.has_open_return),
  no_open_withdrawal: guard(['withdrawal_due_at'], (order) => order.withdrawal_due_at === null),
  withdrawal_open: guard(['withdrawal_due_at'], (order) => order.withdrawal_due_at !== null),
  withdrawal_not_rejected: guard(['withdrawal_rejected'], (order) => !order.withdrawal_rejected),
  withdrawal_due: guard(
    ['withdrawal_due_at', 'now'],
    ({ withdrawal_due_at, now }) => withdrawal_due_at !== null && withdrawal_due_at <= now,
  ),
  is_delivered_by_seller: guard(['shipping_method'], ({ shipping_method }) => shipping_method !== 'pick_up'),
  // Orders without goods have no fulfilment.
  ready_to_deliver: guard(
    ['fulfilment', 'shipping_method'],
    ({ fulfilment, shipping_method }) =>
      fulfilment === null || fulfilment === 'out_for_delivery' || (fulfilment === 'prepared' && shipping_method === 'pick_up'),
  ),
  // It decides the target of a return, with the guards of the request.
  is_under_way: guard(['status'], ({ status }) => status === 'in_progress', 'content'),
  not_handed_over: guard(['fulfilment'], ({ fulfilment }) => isBeforeHandover(fulfilment)),
  // Orders of anything else have no pick-up.
  pickup_ahead: guard(['rental', 'now'], ({ rental, now }) => rental === null || now < rental.pickup_at),
  pickup_is_near: guard(['rental', 'now'], ({ rental, now }) => rental !== null && inspectionAhead(rental.pickup_at, now) === null),
  is_booked: guard(['fulfilment'], ({ fulfilment }) => fulfilment === 'booked'),
  is_under_inspection: guard(['fulfilment'], ({ fulfilment }) => fulfilment === 'under_inspection'),
  is_inspected: guard(['fulfilment'], ({ fulfilment }) => fulfilment === 'inspected'),
  previous_returned: guard(['rental'], ({ rental }) => rental !== null && !rental.is_out_elsewhere),
  is_with_client: guard(['fulfilment'], ({ fulfilment }) => fulfilment === 'received'),
  no_show_passed: guard(['rental', 'now'], ({ rental, now }) => rental !== null && rental.no_show_from <= now),
  // It decides the target, with the guards of the request.
  cancels_for_free: guard(
    ['rental', 'now'],
    ({ rental, now }) => rental !== null && (rental.is_at_risk || now <= rental.free_cancel_until),
    'content',
  ),
  is_at_risk: guard(['rental'], ({ rental }) => rental?.is_at_risk === true),
  // Its client may not have come because the car was not there.
  not_at_risk: guard(['rental'], ({ rental }) => rental?.is_at_risk === false),
  within_claim_time: guard(
    ['rental', 'now'],
    ({ rental, now }) => rental !== null && rental.claim_until !== null && now < rental.claim_until,
  ),
  deposit_is_left: guard(['rental'], ({ rental }) => rental !== null && rental.claimable > 0),
  return_ahead: guard(['rental', 'now'], ({ rental, now }) => rental !== null && now < rental.return_at),
  no_extension_open: guard(['rental'], ({ rental }) => rental?.extension === null),
  extension_requested: guard(['rental', 'now'], ({ rental, now }) => isOpenExtension(rental, 'requested', now)),
  extension_accepted: guard(['rental', 'now'], ({ rental, now }) => isOpenExtension(rental, 'accepted', now)),
  extension_is_free: guard(['rental'], ({ rental }) => rental?.extension?.price === 0),
  extension_passed: guard(
    ['rental', 'now'],
    ({ rental, now }) => rental !== null && rental.extension !== null && rental.extension.expires_at <= now,
  ),
  handover_unconfirmed: guard(['rental'], ({ rental }) => rental?.has_unconfirmed_handover === true),
  time_from_provider: guard(['proposed_time'], ({ proposed_time }) => proposed_time?.by === 'provider'),
  time_from_client: guard(['proposed_time'], ({ proposed_time }) => proposed_time?.by === 'client'),
  proposed_time_ahead: guard(['proposed_time', 'now'], ({ proposed_time, now }) => proposed_time !== null && now < proposed_time.at),
  is_on_site: guard(['is_on_site'], (order) => order.is_on_site),
  not_on_the_way: guard(['visit_step'], ({ visit_step }) => visit_step === null),
  is_on_the_way: guard(['visit_step'], ({ visit_step }) => visit_step === 'on_the_way'),
  has_arrived: guard(['visit_step'], ({ visit_step }) => visit_step === 'arrived'),
  sold_by_platform: guard(['is_own_sale'], (order) => order.is_own_sale),
  no_pending_refund: guard(['has_pending_refund'], (order) => !order.has_pending_refund),
}
