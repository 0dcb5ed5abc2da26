import type { ActorOf, EffectOf, KindOf, StatusOf, TransitionOf } from '../lifecycle.ts'
import { lifecycle } from '../lifecycle.ts'
import { paymentTransitions } from './payment-transitions.ts'
import { requestTransitions } from './request-transitions.ts'
import { actors, effects, guards, kinds, statuses } from './vocabulary.ts'
import { workTransitions } from './work-transitions.ts'

/** The whole life of an order, its rows in three parts. Source: domain.md 2; the words of its statuses are what people see. */
export const orderLifecycle = lifecycle({
  start: 'draft',
  actors,
  kinds,
  statuses,
  guards,
  effects,
  transitions: { ...requestTransitions, ...paymentTransitions, ...workTransitions },
})

export type OrderLifecycle = typeof orderLifecycle
export type OrderStatus = StatusOf<OrderLifecycle>
export type OrderKind = KindOf<OrderLifecycle>
export type OrderActor = ActorOf<OrderLifecycle>
export type OrderEffect = EffectOf<OrderLifecycle>
export type OrderTransition = TransitionOf<OrderLifecycle>
