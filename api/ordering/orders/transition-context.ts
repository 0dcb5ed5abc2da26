import type { BodyOf } from '@wasl/shared/contract/endpoint.ts'
import type { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import type { transitionBody } from '@wasl/shared/contract/transition-body.ts'
import type {
  OrderActor,
  OrderEffect,
  OrderLifecycle,
  OrderStatus,
  OrderTransition,
  PublicOrderTransition,
  ServedOrderEffect,
} from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Fulfilment, VisitStep } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type * as z from 'zod'
import type { providers } from '../../identity/tables/people.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { NotificationSubject } from '../../resources/notify.ts'
import type { OfferRow, OrderContext } from './order-context.ts'

declare module '../../platform/context.ts' {
  interface Hooks {
    /** The effects of transitions, which change what other folders own. */
    orderEffects: Effects
  }
}

type CommonInput = z.output<typeof transitionBody>
/** What the body of a transition has besides the common fields, such as an offer's terms or an invoice's lines. */
type TermsOf<N extends OrderTransition> = N extends PublicOrderTransition
  ? Omit<BodyOf<(typeof transitionEndpoints)[N]>, keyof CommonInput>
  : undefined
/** Transitions with their terms. */
export type NamedTerms<N extends OrderTransition = OrderTransition> = N extends unknown ? { name: N; terms: TermsOf<N> } : never
/** One of these transitions of one order while it runs inside its transaction. */
export type TransitionContext<N extends OrderTransition = OrderTransition> = NamedTerms<N> & {
  actor: OrderActor
  orderContext: OrderContext
  to: OrderStatus
  offer: OfferRow | null
  reason: string | null
  reason_id: string | null
}
/** What an effect knows for the notifications that follow it. */
export type NotificationData = {
  /** The terms that a client proposed. */
  terms?: { price: number; duration_days: number }
  /** In halalas. */
  amount?: number
  /** What the client receives in place of the declared notification. */
  clientType?: NotificationType
  /** Who of the client is notified, if not all who act for the order. */
  clientUsers?: readonly string[]
  /** The name of who of the client has acted. */
  colleague?: string
  /** The effect has notified the client, or there is nothing to tell. */
  isClientNotified?: boolean
  /** Providers whose offers were closed. */
  rejectedProviders?: readonly string[]
  /** Providers whose offers are still open. */
  bidders?: readonly string[]
  /** The names of the providers that a private order went to. */
  recipients?: Localized
  /** The client was notified of the first order of the group. */
  isFurtherOrder?: boolean
  /** The provider of the order as it is now, if it was read before. */
  provider?: typeof providers.$inferSelect | undefined
  /** The row that the administration's notification links to, if it is not the order. */
  subject?: NotificationSubject
}
/** The columns of the order, apart from its status, that an effect may change. */
export type OrderChange = Partial<{
  provider_id: string
  accepted_offer_id: string
  final_amount: number
  change_rounds: number
  fulfilment: Fulfilment
  appointment_at: string
  appointment_minutes: number | null
  proposed_appointment_at: string | null
  proposed_minutes: number | null
  proposed_by: 'client' | 'provider' | null
  visit_step: VisitStep | null
  pending_refund_amount: null
  withdrawal_due_at: string | null
  withdrawal_rejected_at: string
  /** Overrides the deadline of the new status. */
  due_at: string | null
}>
/** What an effect changed and whom to tell. Two effects of a transition never return the same part. */
export type EffectResult = {
  order?: OrderChange
  /** The offer that was made or changed. */
  offer?: OfferRow
  notify?: NotificationData
  /** What its entry in the history says besides. */
  event?: { appointment_at: string; appointment_minutes: number | null }
}
/** An effect of these transitions, by default of any; runs inside the transition's transaction. */
export type Effect<N extends OrderTransition = OrderTransition> = (
  ctx: TransactionCtx,
  transition: TransitionContext<N>,
) => Promise<EffectResult>

type Rows = OrderLifecycle['transitions']
/** The transitions whose rows list an effect. */
type TransitionWith<E extends OrderEffect> = {
  [N in OrderTransition]: Rows[N] extends { effects: readonly (infer Listed)[] } ? (E extends Listed ? N : never) : never
}[OrderTransition]
/** Every effect, for all transitions that list it; only those of planned transitions may be missing. */
export type Effects = Readonly<
  { [E in ServedOrderEffect]: Effect<TransitionWith<E>> } & Partial<Record<Exclude<OrderEffect, ServedOrderEffect>, Effect>>
>
