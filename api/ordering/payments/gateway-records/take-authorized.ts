import { eq } from 'drizzle-orm'
import { GatewayError, type GatewayPage, type GatewayPayment, type PaymentGateway } from '../../../money/gateway/gateway.ts'
import { gatewayOfPayment } from '../../../money/gateway/require-gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { orderContext } from '../../orders/order-context.ts'
import { payments } from '../../tables/payments.ts'
import { listDueOrders } from '../attempts/pay-orders.ts'
import { lockPayment } from '../lock-payment.ts'
import { isBooked, isOpen } from '../payment-status.ts'
import { denialReason, isRecordOf } from './capture-payment.ts'

/**
 * Takes the money of an authorized payment if its attempt is open and exactly this is due, otherwise releases it. Decided under the lock, done outside it, because the gateway
 * may be slow. An event and the page of the return at once ask twice, and the gateway takes it once: the record decides, not the answer. Returns the record as it is
 * then; null if the payment was booked before. Throws a GatewayError if the gateway has done neither yet.
 */
export async function takeAuthorized(ctx: Ctx, payment_id: string, page: GatewayPage, made: GatewayPayment): Promise<GatewayPage | null> {
  const decision = await decide(ctx, payment_id, page)
  if (!decision) return null
  const { gateway, isWanted, amount } = decision
  // Rejected because another request was faster, or the answer was lost: the record shows it.
  const failure = await (isWanted ? gateway.capture(made.id, amount) : gateway.void(made.id)).then(() => undefined, gatewayErrorOf)
  const after = await gateway.fetch(page.id)
  if (after && after.payment?.status !== 'authorized') return after
  if (failure) ctx.log.warn({ err: failure, payment_id }, 'the gateway did not take or release an authorized payment')
  throw new GatewayError('unavailable', `${gateway.name}: the payment ${made.id} is still authorized`, failure)
}

function gatewayErrorOf(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  throw error
}

type Decision = { gateway: PaymentGateway; isWanted: boolean; amount: number }

const decide = (ctx: Ctx, payment_id: string, page: GatewayPage): Promise<Decision | null> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { payment, order } = await lockPayment(ctx, payment_id)
    if (isBooked(payment)) return null
    const { amount } = payment
    const gateway = gatewayOfPayment(ctx, payment)
    if (!isOpen(payment) || !isRecordOf(page, payment)) return { gateway, isWanted: false, amount }
    const invoice = order && (await orderContext(ctx, order).invoice())
    const isDue = order
      ? (await denialReason(ctx, payment, order, invoice)) === null
      : !payment.checkout_id || (await listDueOrders(ctx, payment.checkout_id)).length > 0
    if (!isDue) return { gateway, isWanted: false, amount }
    // The client has agreed: nothing is left to do on the page.
    await ctx.db.update(payments).set({ status: 'authorized', updated_at: ctx.clock.now() }).where(eq(payments.id, payment_id))
    return { gateway, isWanted: true, amount }
  })
