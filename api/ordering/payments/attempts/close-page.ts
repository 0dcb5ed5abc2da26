import { GatewayError, type PaymentGateway } from '../../../money/gateway/gateway.ts'
import type { Ctx } from '../../../platform/context.ts'

/** Closes a page at the gateway. A page that the gateway does not close is logged: it may be paid or closed already. Throws a GatewayError without an answer. */
export async function closePage(ctx: Ctx, gateway: PaymentGateway, page_id: string): Promise<void> {
  try {
    await gateway.cancel(page_id)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error
    ctx.log.warn({ page_id, reason: error.message }, 'the gateway did not close a payment page')
  }
}
