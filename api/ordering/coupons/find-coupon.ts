import { applyCoupon } from '@wasl/shared/rules/apply-coupon.ts'
import { couponDenialReason, normalizeCouponCode } from '@wasl/shared/rules/coupon-denial.ts'
import type { Label } from '@wasl/shared/units.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { joinTables } from '../../resources/tables/registry/resource-tables.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { coupon_uses, coupons } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'
import { limitWrongCodes } from './wrong-codes.ts'

type CouponRow = typeof coupons.$inferSelect
/** The order that is paid, its invoice, and the amount that is due now, in halalas. */
export type CouponPayment = { order: OrderRow; invoice: InvoiceRow; due: number }
export type FoundCoupon = { coupon: CouponRow; discount: number; is_limited: boolean }

/** Gateways charge no less than one riyal, so a coupon leaves that much of a payment. */
export const minPayable = 100

/**
 * The coupon of a typed code with its discount on the next payment of an order, or on one payment of orders of a checkout: calculated from the invoices before VAT, and
 * less than the payment. Throws 422 on the code with the reason why the order's client cannot use it, and 429 after many wrong codes. `lock` locks the coupon until the commit, so that
 * of two clients one gets the last use.
 */
export const findCoupon = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'principal' | 'caches'>,
  paid: readonly CouponPayment[],
  code: string,
  { lock = false } = {},
): Promise<FoundCoupon> => limitWrongCodes(ctx, () => findUsable(ctx, paid, code, lock))

async function findUsable(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  paid: readonly CouponPayment[],
  code: string,
  lock: boolean,
): Promise<FoundCoupon> {
  const { order, amount, due } = sumOfPaid(paid)
  const query = ctx.db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normalizeCouponCode(code)))
  const [coupon] = await (lock ? query.for('update') : query)
  if (!coupon) throw invalidCode({ en: 'There is no coupon with this code', ar: 'لا يوجد كوبون بهذا الرمز' })
  const facts = await loadClientFacts(ctx, order, coupon)
  if (facts.order_use === 'used') throw invalidCode({ en: 'This order already has a coupon', ar: 'استُخدم كوبون لهذا الطلب من قبل' })
  // The order's own reservation of this coupon is not in its way.
  const used_count = coupon.used_count - (facts.order_use === 'reserved' ? 1 : 0)
  const reason = couponDenialReason(
    { ...coupon, used_count, category_ids: await loadCategoryIds(ctx, coupon) },
    { amount, category_id: order.category_id, ...facts },
    riyadhDate(ctx.clock.now()),
  )
  if (reason) throw invalidCode(reason)
  const full = applyCoupon(coupon, amount)
  const discount = Math.min(full, due - minPayable)
  if (discount <= 0) throw invalidCode({ en: 'This payment is too small for a coupon', ar: 'هذه الدفعة أصغر من أن يُستخدم معها كوبون' })
  return { coupon, discount, is_limited: discount < full }
}

/** The first order, and the sums of all: the amount before VAT, and what is due now. */
export function sumOfPaid(paid: readonly CouponPayment[]): { order: OrderRow; amount: number; due: number } {
  const [first] = paid
  if (!first) throw new Error('sumOfPaid: nothing is paid')
  return {
    order: first.order,
    amount: paid.reduce((sum, { invoice }) => sum + invoice.service_amount - invoice.discount, 0),
    due: paid.reduce((sum, one) => sum + one.due, 0),
  }
}

/** The order and those of its checkout: a coupon is used once for all of them. */
export const withItsCheckout = ({ db }: Pick<Ctx, 'db'>, order_id: string) => {
  const ofOrder = db.select({ id: orders.checkout_id }).from(orders).where(eq(orders.id, order_id))
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, order_id), inArray(orders.checkout_id, ofOrder)))
}

export const invalidCode = (reason: Label) => invalid('coupon_code', reason)

async function loadCategoryIds({ db }: Pick<Ctx, 'db'>, { id }: CouponRow): Promise<string[]> {
  const pairs = joinTables['coupons.category_ids']
  if (!pairs) throw new Error('findCoupon: coupons have no categories')
  const rows = await db.select({ id: pairs.to_id }).from(pairs).where(eq(pairs.row_id, id))
  return rows.map((row) => row.id)
}

/** What the client has paid and used before. `order_use`: the use of any coupon for the order or its checkout, or its reservation of this one. */
async function loadClientFacts({ db }: Pick<Ctx, 'db'>, order: OrderRow, coupon: CouponRow) {
  const own = (await withItsCheckout({ db }, order.id)).map(({ id }) => id)
  const isOwn = (order_id: string | null) => order_id !== null && own.includes(order_id)
  const uses = await db.select().from(coupon_uses).where(eq(coupon_uses.user_id, order.client_id))
  const ownUse = uses.find(({ order_id, coupon_id, status }) => isOwn(order_id) && (status === 'used' || coupon_id === coupon.id))
  const paid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.client_id, order.client_id), notInArray(payments.order_id, own), inArray(payments.status, ['captured', 'refunded'])),
    )
    .limit(1)
  const others = uses.filter(({ order_id }) => !isOwn(order_id))
  return {
    order_use: ownUse?.status ?? null,
    client_uses: others.filter(({ coupon_id }) => coupon_id === coupon.id).length,
    // An open payment with a coupon counts: two first orders at once get one discount.
    has_paid_before: paid.length > 0 || others.some(({ status }) => status === 'reserved'),
  }
}
