import type { PaymentProgress, PaymentView } from '@wasl/shared/contract/payments.ts'
import { paymentFailure } from '@wasl/shared/contract/payments.ts'
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import { settlePayment } from '../payments/gateway-records/settle-payment.ts'
import { isOpen } from '../payments/payment-status.ts'
import { orders } from '../tables/orders.ts'
import { ordersOfClient } from '../tables/orders-of-client.ts'
import { payments } from '../tables/payments.ts'

const secondsBetweenChecks = 2

/** A payment of this client. The gateway is queried for an open one, every two seconds at most: the page after the return waits for nothing else. */
export async function loadPaymentView(ctx: UserCtx, id: string): Promise<PaymentView> {
  const own = and(eq(payments.id, id), eq(payments.client_id, clientIdOf(ctx.principal)), isShown(ctx))
  const [known] = await ctx.db.select().from(payments).where(own)
  if (!known) throw notFound()
  if (isOpen(known) && known.gateway_id && (await claimCheck(ctx, id)))
    await settlePayment(asSystem(ctx), id).catch((error: unknown) => ctx.log.error({ err: error }, 'the gateway did not answer'))
  const [found] = await ctx.db
    .select({ payment: payments, order_number: orders.number })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.order_id))
    .where(own)
  if (!found) throw notFound()
  const { payment, order_number } = found
  const {
    purpose,
    order_id,
    checkout_id,
    method,
    amount,
    wallet_amount,
    discount,
    status,
    reference_number,
    expires_at,
    created_at,
    captured_at,
  } = payment
  return {
    id,
    purpose,
    order_id,
    checkout_id,
    order_number,
    method,
    amount,
    wallet_amount,
    discount,
    status,
    failure_reason: paymentFailure.safeParse(payment.failure_reason).data ?? null,
    is_final: !isOpen(payment),
    pay_url: status === 'requires_action' ? payment.gateway_url : null,
    reference_number,
    expires_at,
    created_at,
    captured_at,
    now: ctx.clock.now(),
  }
}

/** A colleague reads the payments of the orders that it sees. */
const isShown = ({ db, principal }: UserCtx) =>
  principal.company ? inArray(payments.order_id, db.select({ id: orders.id }).from(orders).where(ordersOfClient(principal))) : undefined

/** The state of a payment, without asking the gateway. Throws 404 for an unknown id. */
export async function loadPaymentState({ db }: Pick<Ctx, 'db'>, id: string): Promise<PaymentProgress> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw notFound()
  const { purpose, method, status } = payment
  return { id, purpose, method, status, is_final: !isOpen(payment) }
}

async function claimCheck({ db, clock }: UserCtx, id: string): Promise<boolean> {
  const now = clock.now()
  const isDue = or(isNull(payments.checked_at), lte(payments.checked_at, addSeconds(now, -secondsBetweenChecks)))
  const claimed = await db
    .update(payments)
    .set({ checked_at: now })
    .where(and(eq(payments.id, id), isDue))
    .returning({ id: payments.id })
  return claimed.length > 0
}
