import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadRental } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'
import { rentals } from '../tables/rentals.ts'
import { setRental } from './rental-effects.ts'

/**
 * Books a paid rental, and holds its security deposit: it went with the payment through the wallet of the client, and is nobody's revenue. Throws a conflict if the
 * balance is insufficient.
 */
export const startRental: Effect = async (ctx, { orderContext: { order } }) => {
  const rental = await loadRental(ctx, order.id)
  if (!rental) return {}
  const { security_deposit: amount } = rental
  if (amount > 0) {
    await postTransaction(ctx, {
      ...{ kind: 'security_deposit', order_id: order.id },
      legs: [
        { account: { kind: 'client_wallet', user_id: order.client_id }, amount: -amount },
        { account: { kind: 'security_deposit', order_id: order.id }, amount },
      ],
    })
    await setRental(ctx, order.id, { security_deposit_held_at: ctx.clock.now() })
  }
  return { order: { fulfilment: 'booked' } }
}

/** Gives the security deposit that is held for an order back to the wallet of its client. The order is locked. */
export async function returnSecurityDeposit(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  const rental = await loadRental(ctx, order.id)
  if (!rental?.security_deposit_held_at || rental.security_deposit_returned_at) return
  const { security_deposit: amount } = rental
  await postTransaction(ctx, {
    ...{ kind: 'security_deposit_returned', order_id: order.id },
    legs: [
      { account: { kind: 'security_deposit', order_id: order.id }, amount: -amount },
      { account: { kind: 'client_wallet', user_id: order.client_id }, amount },
    ],
  })
  await setRental(ctx, order.id, { security_deposit_returned_at: ctx.clock.now() })
  const params = { order: order.number, amount: moneyParam(amount) }
  await notify(ctx, { type: 'security_deposit_returned', params, user_ids: [order.client_id], order_id: order.id })
}

/** The orders whose cars came back so long ago that their security deposits go back, unless there is a dispute. */
export async function listDueDeposits(ctx: Ctx): Promise<string[]> {
  const { security_deposit_days } = await loadSettings(ctx)
  const rows = await ctx.db
    .select({ id: rentals.order_id })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.order_id))
    .where(
      and(
        eq(orders.status, 'completed'),
        isNotNull(rentals.security_deposit_held_at),
        isNull(rentals.security_deposit_returned_at),
        lte(rentals.returned_at, addSeconds(ctx.clock.now(), -security_deposit_days * daySeconds)),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Gives a security deposit back that is due. */
export const returnDueDeposit = (ctx: Ctx, order_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (order?.status !== 'completed') return
    await returnSecurityDeposit(ctx, order)
    await audit(ctx, { action: 'return_security_deposit', resource: 'orders', row_id: order_id, automatic_actor: 'scheduler' })
  })
