import type { GatewayEvent } from '../../../money/gateway/gateway.ts'
import type { TransactionCtx } from '../../../platform/context.ts'
import { gatewayEvents } from '../../tables/payments.ts'
import type { PaymentRow } from '../payment-status.ts'

/** Stores an event of the gateway in the transaction of its effect. Returns false if it was stored before: its effect has happened then. */
export async function storeEvent(ctx: TransactionCtx, event: GatewayEvent, { id, gateway }: PaymentRow): Promise<boolean> {
  if (!gateway) throw new Error(`storeEvent: the payment ${id} has no gateway`)
  const stored = await ctx.db
    .insert(gatewayEvents)
    .values({ gateway, event_id: event.id, type: event.type, payment_id: id, amount: event.amount, received_at: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  return stored.length > 0
}
