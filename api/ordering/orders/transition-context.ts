import type { OrderActor, OrderStatus, OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { NotificationSubject } from '../../resources/notify.ts'
import type { OfferRow, OrderContext } from './order-context.ts'
import type { OrderInput } from './write-items.ts'

/** One transition of one order while it runs inside its transaction. */
export type TransitionContext = {
  name: OrderTransition
  actor: OrderActor
  orderContext: OrderContext
  to: OrderStatus
  offer: OfferRow | null
  reason: string | null
  reason_id: string | null
  /** The transition's own part of the request body, such as an offer's terms or an invoice's lines. */
  terms: unknown
  /** The new content of an edited request. */
  content: OrderInput | null
}
/** What an effect knows for the notifications that follow it. */
export type NotificationData = {
  /** The terms that a client proposed. */
  terms?: { price: number; duration_days: number }
  /** In halalas. */
  amount?: number
  /** What the client receives in place of the declared notification. */
  clientType?: NotificationType
  /** Providers whose offers were closed. */
  rejectedProviders?: readonly string[]
  /** Providers whose offers are still open. */
  bidders?: readonly string[]
  /** The names of the providers that a private order went to. */
  recipients?: Localized
  /** The client was notified of the first order of the group. */
  isFurtherOrder?: boolean
  /** The row that the administration's notification links to, if it is not the order. */
  subject?: NotificationSubject
}
/** The columns of the order, apart from its status, that an effect may change. */
export type OrderChange = Partial<{
  provider_id: string
  accepted_offer_id: string
  final_amount: number
  change_rounds: number
  pending_refund_amount: null
  /** Overrides the deadline of the new status. */
  due_at: string | null
}>
/** What an effect changed and whom to tell. Two effects of a transition never return the same part. */
export type EffectResult = {
  order?: OrderChange
  /** The offer that was made or changed. */
  offer?: OfferRow
  notify?: NotificationData
}
/** An effect of a transition; runs inside the transition's transaction. */
export type Effect = (ctx: TransactionCtx, transition: TransitionContext) => Promise<EffectResult>
