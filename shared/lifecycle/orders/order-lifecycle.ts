import type {
  ActorOf,
  EffectOf,
  GuardOf,
  KindOf,
  ServedEffect,
  ServedTransitionBy,
  StatusOf,
  Transition,
  TransitionName,
} from '../lifecycle.ts'
import { lifecycle } from '../lifecycle.ts'
import { appointmentTransitions } from './appointment-transitions.ts'
import { approvalTransitions } from './approval-transitions.ts'
import { effects } from './effects.ts'
import { extensionTransitions } from './extension-transitions.ts'
import { goodsTransitions } from './goods-transitions.ts'
import { paymentTransitions } from './payment-transitions.ts'
import { rentalTransitions } from './rental-transitions.ts'
import { requestTransitions } from './request-transitions.ts'
import { actors, guards, kinds, statuses } from './vocabulary.ts'
import { workTransitions } from './work-transitions.ts'

/** The lifecycle of an order; its transitions are in eight files. Source: domain, section 2. */
export const orderLifecycle = lifecycle({
  start: 'draft',
  actors,
  kinds,
  statuses,
  guards,
  effects,
  transitions: {
    ...requestTransitions,
    ...paymentTransitions,
    ...approvalTransitions,
    ...goodsTransitions,
    // Before the return of the car: the first that is possible is the main button.
    ...extensionTransitions,
    ...rentalTransitions,
    ...workTransitions,
    ...appointmentTransitions,
  },
})

export type OrderLifecycle = typeof orderLifecycle
export type OrderStatus = StatusOf<OrderLifecycle>
export type OrderKind = KindOf<OrderLifecycle>
export type OrderActor = ActorOf<OrderLifecycle>
export type OrderEffect = EffectOf<OrderLifecycle>
/** The effects that a served transition has. */
export type ServedOrderEffect = ServedEffect<OrderLifecycle>
export type OrderTransition = TransitionName<OrderLifecycle>
export type OrderTransitionRow = Transition<OrderStatus, OrderKind, OrderActor, GuardOf<OrderLifecycle>, OrderEffect, OrderTransition>
/** The rows by name; a transition that follows another one is declared, or this does not compile. */
export const orderTransitions: Readonly<Record<OrderTransition, OrderTransitionRow>> = orderLifecycle.transitions
/** The served transitions of clients and providers on a stored order: each has a route. `submit`, `book_car` and `checkout` store the order; the routes of complaints and of checkouts make the others. */
export type PublicOrderTransition = Exclude<
  ServedTransitionBy<OrderLifecycle, 'client' | 'provider'>,
  'submit' | 'book_car' | 'checkout' | 'send_checkout_transfer' | 'dispute' | 'withdraw_dispute'
>
