import type { TransactionCtx } from '../../../platform/context.ts'
import { gatewayEvents } from '../../../platform/db/tables/payments.ts'
import type { GatewayEvent } from '../../gateway/gateway.ts'
import { requireGateway } from '../../gateway/require-gateway.ts'

/** Stores an event of the gateway in the transaction of its effect. Returns false if it was stored before: its effect has happened then. */
export async function storeEvent(ctx: TransactionCtx, event: GatewayEvent, payment_id: string): Promise<boolean> {
  const { name } = requireGateway(ctx)
  const stored = await ctx.db
    .insert(gatewayEvents)
    .values({ gateway: name, event_id: event.id, type: event.type, payment_id, amount: event.amount, received_at: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  return stored.length > 0
}
