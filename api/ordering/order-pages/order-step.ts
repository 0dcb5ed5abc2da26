import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { approvalSteps } from '@wasl/shared/lifecycle/approvals.ts'
import { counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import type { AnnouncedDecision } from '@wasl/shared/lifecycle/orders/decided-step.ts'
import { extensionSteps, type OpenExtension, type RentalAlert } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { nextStepFor, turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import type { OpenReturn } from '@wasl/shared/lifecycle/returns.ts'
import type { Turn } from '@wasl/shared/registry/turns.ts'
import type { User } from '../../platform/context.ts'
import { openOf } from '../goods/shipments.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { isLeftToOwner } from './left-to-owner.ts'
import { turnOfRental } from './open-rentals.ts'
import { turnOfReturn } from './open-returns.ts'

type Facts = {
  /** The approval of the company that the order waits for, or had. */
  approval: OrderPage['approval']
  /** Of a company: a colleague, or its owner. */
  principal: User
  reader: OrderPage['reader']
  /** Another provider got the order. */
  hasLost: boolean
  held: number
  can_review: boolean
  has_proposed_time: boolean
  decision: AnnouncedDecision | null
  goods: OrderPage['goods']
  open_extension: OpenExtension | null
  rental_alert: RentalAlert | null
  inspection_from: string | null
  is_out_on_time: boolean
  has_open_claim: boolean
  is_unaccepted: boolean
}

/** Whose turn it is and what happens next, as the reader sees it. */
export function stepView(
  order: OrderRow,
  offers: OrderPage['offers'],
  { hasLost, goods, approval, principal, ...facts }: Facts,
): Pick<OrderPage, 'turn' | 'next_step'> {
  const has_open_counter = offers.some(isNegotiated)
  const has_one_offer = offers.filter(({ status }) => status === offerLifecycle.start).length === 1
  const open_return = goods && order.open_return
  const has_unsent_goods = (goods?.lines ?? []).some((line) => openOf(line) > 0)
  const has_open_approval = approval?.status === 'open'
  const state = { ...facts, has_open_counter, has_one_offer, open_return, has_unsent_goods }
  return {
    turn: turnForReader(principal, order, { turn: turnFor(order, offers, state), has_open_approval }),
    next_step: hasLost
      ? orderLifecycle.guards.chosen_provider
      : has_open_approval
        ? approvalSteps[principal.company ? 'colleague' : 'owner']
        : nextStepFor(facts.reader, order, state),
  }
}

/** What waits for the owner of a company, its colleagues read as that. */
export function turnForReader(
  principal: User,
  order: Omit<Parameters<typeof isLeftToOwner>[1], 'has_open_approval'>,
  { turn, has_open_approval }: { turn: Turn; has_open_approval: boolean },
): OrderPage['turn'] {
  const isForClient = turn === 'client' || has_open_approval
  if (!isForClient) return turn
  return isLeftToOwner(principal, { ...order, has_open_approval }) ? 'owner' : 'client'
}

type TurnFacts = Pick<
  Facts,
  | 'reader'
  | 'can_review'
  | 'has_proposed_time'
  | 'open_extension'
  | 'rental_alert'
  | 'inspection_from'
  | 'is_out_on_time'
  | 'has_open_claim'
> & {
  has_open_counter: boolean
  open_return: OpenReturn | null
}

function turnFor({ status }: OrderRow, offers: OrderPage['offers'], facts: TurnFacts): Turn {
  const { reader, can_review, has_proposed_time, has_open_counter, open_return, open_extension } = facts
  if (open_return) return turnOfReturn(open_return)
  if (status === 'in_progress' && open_extension) return extensionSteps[open_extension].turn
  const ofRental = turnOfRental(facts, reader)
  if (ofRental) return ofRental
  if (can_review) return 'client'
  if (has_proposed_time) return reader
  if (status !== 'offered' || !has_open_counter) return turns[status].turn
  // The client can still accept an offer that has no open proposal.
  const open = offers.filter((offer) => offer.status === offerLifecycle.start)
  return reader === 'provider' || open.every(isNegotiated) ? 'provider' : 'client'
}

/** The client has proposed other terms for an offer, and its provider has not answered. */
const isNegotiated = ({ negotiation }: OrderPage['offers'][number]): boolean =>
  negotiation.some(({ status }) => status === counterOfferLifecycle.start)
