import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../context.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import { payments } from '../../../platform/db/tables/payments.ts'
import { addSeconds } from '../../../platform/instants.ts'
import { GatewayError } from '../../gateway/gateway.ts'
import { gatewayBusy, requireGateway } from '../../gateway/require-gateway.ts'
import { graceSeconds } from './start-attempt.ts'

/**
 * Makes the gateway's page of an attempt, once: outside a transaction, since the gateway may be slow. Two tabs, and a request that is sent again after a
 * failure, get the same page. Other payments are left as they are. Throws 503 if the gateway does not answer.
 */
export async function openPage(ctx: Ctx, payment_id: string): Promise<void> {
  const [found] = await ctx.db
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.id, payment_id), eq(payments.status, 'initiated')))
  if (!found) return
  const { order_id, amount, expires_at } = found.payment
  const gateway = requireGateway(ctx)
  const now = ctx.clock.now()
  const page = await gateway
    .create({
      payment_id,
      amount,
      description: found.number ? `Wasl ${found.number}` : 'Wasl wallet',
      metadata: { payment_id, ...(order_id && { order_id }) },
      return_url: new URL(
        `${ctx.locale === 'en' ? '/en' : ''}/payments/${payment_id}`,
        ctx.env.PUBLIC_URL ?? `http://localhost:${ctx.env.PORT}`,
      ).href,
      expires_at: expires_at ?? addSeconds(now, graceSeconds),
    })
    .catch((error: unknown) => {
      ctx.log.error({ err: error, payment_id }, 'the gateway made no payment page')
      if (error instanceof GatewayError) throw gatewayBusy()
      throw error
    })
  const stored = await ctx.db
    .update(payments)
    .set({ status: 'requires_action', gateway_id: page.id, gateway_url: page.url, updated_at: now })
    .where(and(eq(payments.id, payment_id), isNull(payments.gateway_id), eq(payments.status, 'initiated')))
    .returning({ id: payments.id })
  if (stored.length > 0) return
  // Another tab was faster, or the attempt has ended: a second page must not be paid.
  const [current] = await ctx.db.select({ gateway_id: payments.gateway_id }).from(payments).where(eq(payments.id, payment_id))
  if (current?.gateway_id !== page.id) await gateway.cancel(page.id)
}
