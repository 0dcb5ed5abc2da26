import type { Money } from '../units.ts'

/** A captured payment: what was paid, what the platform paid beside it because of a coupon, and what of both was returned. */
export type RefundablePayment = { amount: Money; discount: Money; refunded_amount: Money; refunded_discount: Money }
/** What one payment returns: `amount` to the client, `discount` to the platform. */
export type RefundPart<P> = { payment: P; amount: Money; discount: Money }

/** What can still be refunded of a payment, with its coupon part, in halalas. */
export const refundable = ({ amount, discount, refunded_amount, refunded_discount }: RefundablePayment): Money =>
  amount + discount - refunded_amount - refunded_discount

/**
 * Divides a refund over the payments of an order, in their order: the newest first. Each returns its coupon part in proportion, rounded half up
 * over all refunds of the payment, so that the last one returns exactly the rest. Throws RangeError if the payments hold less.
 */
export function planRefund<P extends RefundablePayment>(payments: readonly P[], total: Money): RefundPart<P>[] {
  let rest = total
  const parts = payments.flatMap((payment) => {
    const part = Math.min(rest, refundable(payment))
    if (part === 0) return []
    rest -= part
    const paid = payment.amount + payment.discount
    const returned = payment.refunded_amount + payment.refunded_discount + part
    const discount = Math.floor((returned * payment.discount * 2 + paid) / (2 * paid)) - payment.refunded_discount
    return [{ payment, amount: part - discount, discount }]
  })
  if (rest > 0) throw new RangeError(`planRefund: ${total} is ${rest} more than was paid`)
  return parts
}
