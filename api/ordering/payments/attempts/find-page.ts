import { and, eq, isNull } from 'drizzle-orm'
import { gatewayOfPayment } from '../../../money/gateway/require-gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { payments } from '../../tables/payments.ts'
import { isOpen, type PaymentRow } from '../payment-status.ts'
import { closePage } from './close-page.ts'

/**
 * The page that the gateway made for an attempt although its answer did not arrive, stored with the attempt; null if there is none. An attempt that has
 * ended keeps its status. Of several pages the paid one counts, and the others are closed. Throws a GatewayError.
 */
export async function adoptPage(ctx: Ctx, payment: PaymentRow): Promise<string | null> {
  const gateway = gatewayOfPayment(ctx, payment)
  const pages = await gateway.findPages(payment.id)
  const page = pages.find((one) => one.payment && !['failed', 'in_progress'].includes(one.payment.status)) ?? pages[0]
  if (!page) return null
  const stored = await storePage(ctx, payment, page)
  for (const other of pages) if (other !== page && other.status === 'open') await closePage(ctx, gateway, other.id)
  ctx.log.warn({ payment_id: payment.id, page_id: page.id }, 'found the payment page of a request without an answer')
  return stored
}

/** Stores the page of an attempt that has none yet. Returns the page that the attempt has now; null if it has ended without one. */
export async function storePage(ctx: Ctx, payment: PaymentRow, page: { id: string; url: string }): Promise<string | null> {
  const [stored] = await ctx.db
    .update(payments)
    .set({
      ...(isOpen(payment) && { status: 'requires_action' as const }),
      gateway_id: page.id,
      gateway_url: page.url,
      page_pending_until: null,
      updated_at: ctx.clock.now(),
    })
    .where(and(eq(payments.id, payment.id), isNull(payments.gateway_id), eq(payments.status, payment.status)))
    .returning({ id: payments.gateway_id })
  if (stored) return stored.id
  const [current] = await ctx.db.select({ id: payments.gateway_id }).from(payments).where(eq(payments.id, payment.id))
  return current?.id ?? null
}
