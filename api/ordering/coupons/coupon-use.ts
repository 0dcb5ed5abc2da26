import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { coupon_uses, coupons } from '../tables/from-registry.ts'
import { payments } from '../tables/payments.ts'
import { type CouponPayment, findCoupon, sumOfPaid, withItsCheckout } from './find-coupon.ts'

/** What a payment row stores of its coupon. */
export type PaymentCoupon = { coupon_id: string | null; discount: number }

/**
 * Reserves a use of the coupon with this code for a payment of these orders that is about to start, and returns its columns; without a code, no coupon. The
 * orders are locked; the coupon is locked until the commit. A checkout uses one coupon once, for its first order. Throws 422 on the code.
 */
export async function reserveCoupon(ctx: TransactionCtx, paid: readonly CouponPayment[], code: string | undefined): Promise<PaymentCoupon> {
  const { order, amount } = sumOfPaid(paid)
  // «First order» and the limit per client hold over all orders and coupons of the client. Before the coupon's row, so that two never wait for each other.
  if (code) await lockUntilCommit(ctx.db, 'couponUses', order.client_id)
  await releaseCoupon(ctx, order.id)
  // A payment that is still open, such as a transfer under review, loses its coupon to the one that starts.
  const isOpen = inArray(payments.status, ['initiated', 'requires_action', 'authorized', 'submitted'])
  const isOfCheckout = order.checkout_id ? eq(payments.checkout_id, order.checkout_id) : undefined
  await ctx.db
    .update(payments)
    .set({ coupon_id: null, discount: 0 })
    .where(and(or(inArray(payments.order_id, withItsCheckout(ctx, order.id)), isOfCheckout), isNotNull(payments.coupon_id), isOpen))
  if (!code) return { coupon_id: null, discount: 0 }
  const { coupon, discount } = await findCoupon(ctx, paid, code, { lock: true })
  const now = ctx.clock.now()
  const use: NewRow<typeof coupon_uses> = {
    code: coupon.code,
    coupon_id: coupon.id,
    user_id: order.client_id,
    order_id: order.id,
    status: 'reserved',
    amount,
    discount,
    used_at: now,
    created_at: now,
    updated_at: now,
  }
  await insertRow(ctx, coupon_uses, use, 'is part of a change')
  await changeUsedCount(ctx, coupon.id, 1)
  return { coupon_id: coupon.id, discount }
}

/** Marks the reserved use of a captured payment as used. False if a payment with a coupon has no reservation any more. The order is locked. */
export async function consumeCoupon(ctx: TransactionCtx, payment: PaymentCoupon & { order_id: string }): Promise<boolean> {
  const { order_id, coupon_id, discount } = payment
  if (!coupon_id) return true
  const now = ctx.clock.now()
  const used = await ctx.db
    .update(coupon_uses)
    .set({ status: 'used', used_at: now, updated_at: now })
    .where(and(isReservedFor(ctx, order_id), eq(coupon_uses.coupon_id, coupon_id), eq(coupon_uses.discount, discount)))
    .returning({ id: coupon_uses.id })
  return used.length > 0
}

/** Gives back the use that is reserved for an order or its checkout, if any: its payment failed or expired. The order is locked. */
export async function releaseCoupon(ctx: TransactionCtx, order_id: string): Promise<void> {
  const [released] = await ctx.db.delete(coupon_uses).where(isReservedFor(ctx, order_id)).returning({ coupon_id: coupon_uses.coupon_id })
  if (released) await changeUsedCount(ctx, released.coupon_id, -1)
}

const isReservedFor = (ctx: TransactionCtx, order_id: string) =>
  and(inArray(coupon_uses.order_id, withItsCheckout(ctx, order_id)), eq(coupon_uses.status, 'reserved'))

// Not an edit by an administrator: the version stays, so that an open form can still be saved.
const changeUsedCount = ({ db }: TransactionCtx, coupon_id: string, by: 1 | -1) =>
  db
    .update(coupons)
    .set({ used_count: sql`${coupons.used_count} + ${by}` })
    .where(eq(coupons.id, coupon_id))
