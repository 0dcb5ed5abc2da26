import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { claimedAmounts, listClaims } from '../orders/claim-rows.ts'
import { loadRental } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { deposit_claims } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { rentals } from '../tables/rentals.ts'
import { setRental } from './rental-effects.ts'

/**
 * Books a paid rental, and holds its security deposit: it went with the payment through the wallet of the client, and is nobody's revenue. Throws a conflict if the
 * balance is insufficient.
 */
export const startRental: Effect = async (ctx, { orderContext: { order } }) => {
  const rental = await loadRental(ctx, order)
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

/** Returns the security deposit of an order, less what its claims retained, to the wallet of its client, once no claim is open. The order is locked. */
export async function returnSecurityDeposit(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  const rental = await loadRental(ctx, order)
  if (!rental?.security_deposit_held_at || rental.security_deposit_returned_at) return
  const { open, retained } = claimedAmounts(await listClaims(ctx, order.id))
  if (open > 0) return
  await setRental(ctx, order.id, { security_deposit_returned_at: ctx.clock.now() })
  const amount = rental.security_deposit - retained
  if (amount === 0) return
  await postTransaction(ctx, {
    ...{ kind: 'security_deposit_returned', order_id: order.id },
    legs: [
      { account: { kind: 'security_deposit', order_id: order.id }, amount: -amount },
      { account: { kind: 'client_wallet', user_id: order.client_id }, amount },
    ],
  })
  const params = { order: order.number, amount: moneyParam(amount) }
  await notify(ctx, { type: 'security_deposit_returned', params, user_ids: [order.client_id], order_id: order.id })
}

// After a decision, the order of a car that came back may be cancelled.
const endedStatuses: OrderRow['status'][] = ['completed', 'cancelled']

/** The orders whose cars came back so long ago that their security deposits go back, unless there is a dispute or an open claim. */
export async function listDueDeposits(ctx: Ctx): Promise<string[]> {
  const { security_deposit_days, deposit_claim_hours } = await loadSettings(ctx)
  const seconds = Math.max(security_deposit_days * daySeconds, deposit_claim_hours * hourSeconds)
  const rows = await ctx.db
    .select({ id: rentals.order_id })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.order_id))
    .where(
      and(
        inArray(orders.status, endedStatuses),
        isNotNull(rentals.security_deposit_held_at),
        isNull(rentals.security_deposit_returned_at),
        lte(rentals.returned_at, addSeconds(ctx.clock.now(), -seconds)),
        notExists(
          ctx.db
            .select()
            .from(deposit_claims)
            .where(and(eq(deposit_claims.order_id, orders.id), isNull(deposit_claims.ended_at))),
        ),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Gives a security deposit back that is due. */
export const returnDueDeposit = (ctx: Ctx, order_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (!order || !endedStatuses.includes(order.status)) return
    await returnSecurityDeposit(ctx, order)
    await audit(ctx, { action: 'return_security_deposit', resource: 'orders', row_id: order_id, automatic_actor: 'scheduler' })
  })
