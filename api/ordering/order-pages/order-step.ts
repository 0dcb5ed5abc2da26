import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import type { AnnouncedDecision } from '@wasl/shared/lifecycle/orders/decided-step.ts'
import { extensionSteps, type OpenExtension, type OpenReturn } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { nextStepFor, turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import { openOf } from '../goods/shipments.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { isOpenReturn, turnOfReturn } from './open-returns.ts'

type Facts = {
  reader: OrderPage['reader']
  /** Another provider got the order. */
  hasLost: boolean
  held: number
  can_review: boolean
  has_proposed_time: boolean
  decision: AnnouncedDecision | null
  goods: OrderPage['goods']
  open_extension: OpenExtension | null
}

/** Whose turn it is and what happens next, as the reader sees it. */
export function stepView(
  order: OrderRow,
  offers: OrderPage['offers'],
  { hasLost, goods, ...facts }: Facts,
): Pick<OrderPage, 'turn' | 'next_step'> {
  const has_open_counter = offers.some(isNegotiated)
  const has_one_offer = offers.filter(({ status }) => status === offerLifecycle.start).length === 1
  const open_return = goods?.returns.map(({ status }) => status).find(isOpenReturn) ?? null
  const has_unsent_goods = (goods?.lines ?? []).some((line) => openOf(line) > 0)
  const state = { ...facts, has_open_counter, has_one_offer, open_return, has_unsent_goods }
  return {
    turn: turnFor(order, offers, state),
    next_step: hasLost ? orderLifecycle.guards.chosen_provider : nextStepFor(facts.reader, order, state),
  }
}

type TurnFacts = Pick<Facts, 'reader' | 'can_review' | 'has_proposed_time' | 'open_extension'> & {
  has_open_counter: boolean
  open_return: OpenReturn | null
}

function turnFor({ status }: OrderRow, offers: OrderPage['offers'], facts: TurnFacts): OrderPage['turn'] {
  const { reader, can_review, has_proposed_time, has_open_counter, open_return, open_extension } = facts
  if (open_return) return turnOfReturn(open_return)
  if (status === 'in_progress' && open_extension) return extensionSteps[open_extension].turn
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
