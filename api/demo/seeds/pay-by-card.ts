import { eq } from 'drizzle-orm'
import { payDueFromWallet, payOrder } from '../../ordering/payment-page/pay-order.ts'
import { startCardTopUp } from '../../ordering/payment-page/top-up.ts'
import { settlePayment } from '../../ordering/payments/gateway-records/settle-payment.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { isSandbox, type Sandbox } from '../gateway/sandbox.ts'
import { payWithCard } from '../gateway/sandbox-pay.ts'

type ClientCtx = UserCtx & TransactionCtx

/** Pays what is due for an order by card, as the client of the context; from the wallet if the real gateway is configured. */
export async function payByCard(ctx: ClientCtx, order_id: string, coupon_code?: string): Promise<void> {
  const sandbox = sandboxOf(ctx)
  if (!sandbox) {
    await payDueFromWallet(ctx, order_id, coupon_code)
    return
  }
  const form = { method: 'electronic' as const, use_wallet: false, ...(coupon_code && { coupon_code }) }
  const { payment_id } = await payOrder(ctx, { order_id, key: crypto.randomUUID(), form })
  await enterCard(ctx, sandbox, payment_id)
}

/**
 * Adds this amount to the wallet of the client of the context by card, and returns the id of the page at the gateway; nothing if the real
 * gateway is configured. Halalas.
 */
export async function topUpByCard(ctx: ClientCtx, amount: number): Promise<string> {
  const sandbox = sandboxOf(ctx)
  if (!sandbox) return ''
  const { payment_id } = await startCardTopUp(ctx, { key: crypto.randomUUID(), form: { amount } })
  return enterCard(ctx, sandbox, payment_id)
}

/** The sandbox of the gateway; null if the real one is configured. */
export const sandboxOf = ({
  adapters: {
    gateways: { electronic: gateway },
  },
}: Pick<ClientCtx, 'adapters'>): Sandbox | null => (isSandbox(gateway) ? gateway.sandbox : null)

// Without the sandbox's events: they would arrive while this transaction is still open.
async function enterCard(ctx: ClientCtx, sandbox: Sandbox, payment_id: string): Promise<string> {
  const [payment] = await ctx.db.select({ page: payments.gateway_id }).from(payments).where(eq(payments.id, payment_id))
  const page = payment?.page ?? ''
  await payWithCard(sandbox, page, '4111111111111111')
  const record = await sandbox.store.find(page)
  if (!record) throw new Error(`enterCard: the sandbox has no page of the payment ${payment_id}`)
  await sandbox.store.save({ ...record, status: 'paid', payments: record.payments.map((made) => ({ ...made, status: 'paid' })) })
  await settlePayment(ctx, payment_id)
  return page
}
