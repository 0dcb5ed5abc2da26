import type { GatewayMethod } from '@wasl/shared/contract/choices.ts'
import { and, eq, or } from 'drizzle-orm'
import { GatewayError, type WebhookRequest } from '../../../money/gateway/gateway.ts'
import { gatewayBusy } from '../../../money/gateway/require-gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { notFound, RequestError } from '../../../platform/http/errors.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { payments } from '../../tables/payments.ts'
import { applyPage } from './apply-page.ts'

/**
 * Takes an event of the gateway: the page that it names is fetched, and its effect and the event are stored in one transaction, once. Throws 401 for a wrong
 * secret or token, 404 for a payment that is not known, 503 if the gateway does not answer: the gateway then sends the event again.
 */
export async function receiveEvent(guest: Ctx, method: GatewayMethod, request: WebhookRequest): Promise<void> {
  const ctx = asSystem(guest)
  const gateway = ctx.adapters.gateways[method]
  const event = await gateway?.parseWebhook(request)
  if (!gateway || !event) throw new RequestError('unauthenticated', { en: 'Unknown sender', ar: 'مرسل غير معروف' })
  const { page_id, payment_id } = event
  const [payment] = await ctx.db
    .select({ id: payments.id, gateway_id: payments.gateway_id })
    .from(payments)
    .where(
      and(
        eq(payments.method, method),
        or(page_id ? eq(payments.gateway_id, page_id) : undefined, payment_id ? eq(payments.gateway_payment_id, payment_id) : undefined),
      ),
    )
  if (!payment?.gateway_id) throw notFound()
  try {
    const page = await gateway.fetch(payment.gateway_id)
    if (!page) throw notFound()
    await applyPage(ctx, payment.id, page, event)
  } catch (error) {
    if (error instanceof GatewayError) throw gatewayBusy()
    throw error
  }
}
