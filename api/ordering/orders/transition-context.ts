import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import type { OrderActor, OrderStatus, OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../context.ts'
import type { About } from '../../messaging/notifications/notify-admins.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OfferRow, OrderInHand } from './facts.ts'

/** One transition while it happens: who makes it, on what, with which words and terms. */
export type Move = {
  name: OrderTransition
  actor: OrderActor
  hand: OrderInHand
  facts: OrderFacts
  to: OrderStatus
  offer: OfferRow | null
  reason: string | null
  /** The body's own part, already parsed by the transition's schema: an offer's terms, an invoice's lines. */
  terms: unknown
  /**
   * What effects add for the notices: the offer they made, an amount in halalas, providers whose offers were closed or still stand,
   * and the row that the administration is told about where it is not the order itself.
   */
  told: { offer?: OfferRow; amount?: number; losers?: readonly string[]; bidders?: readonly string[]; about?: About }
}
export type MoveCtx = Ctx & { db: Tx }
/** What an effect may change of the order's own row beside its status. */
export type OrderChange = Partial<{
  provider_id: string
  accepted_offer_id: string
  final_amount: number
  change_rounds: number
}>
/** One named effect of the lifecycle, run inside the transition's transaction. */
export type Effect = (ctx: MoveCtx, move: Move) => Promise<OrderChange | undefined>
