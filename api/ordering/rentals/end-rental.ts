import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { releaseCarHold } from '../../catalog/cars/hold-car.ts'
import { cancelInvoice } from '../invoices/invoice-effects.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { fixedReasons } from '../orders/fixed-reasons.ts'
import { loadRental } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import { loadRefundableAmount } from '../payments/payment-facts.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { refundPart } from '../refunds/refund-requests.ts'
import { requireRental } from './rental-effects.ts'
import { returnSecurityDeposit } from './security-deposit.ts'

/**
 * Frees the car of an order that ends, unless it was returned: then its time has ended already. The security deposit goes back at once, except of a rental that took
 * place: its own job returns it. A car that is out stays taken, with its security deposit, until it is taken back.
 */
export const releaseCar: Effect = async (ctx, { to, orderContext: { order } }) => {
  const rental = await loadRental(ctx, order)
  if (!rental || tabOf[to] !== 'finished') return {}
  if (rental.handed_over_at && !rental.returned_at) return {}
  if (!rental.returned_at) await releaseCarHold(ctx, order.id)
  if (!rental.handed_over_at) await returnSecurityDeposit(ctx, order)
  return {}
}

/** Gives back what was paid for a booked car: everything if the order is cancelled, otherwise without the amount that is kept, which goes to the provider. */
export const refundBooking: Effect = async (ctx, transition) => {
  const { name, actor, to, orderContext, reason } = transition
  const { order } = orderContext
  if (to === 'cancelled') {
    await cancelInvoice(ctx, transition)
    return refundOrder(ctx, transition)
  }
  const { retained_amount } = await requireRental(ctx, order)
  const amount = Math.max(0, (await loadRefundableAmount(ctx, order.id)) - retained_amount)
  const terms = { ...{ id: null, number: order.number, amount, reason }, ...toWallet }
  const notifiedReason = reason === null ? fixedReasons[name] : undefined
  if (amount > 0) await refundPart(ctx, order, { ...terms, notifiedReason })
  await completeOrder(ctx, transition)
  // The refund has its own notification. A client who did not come is told of the end as well.
  return { notify: { amount, isClientNotified: actor === 'client' } }
}

const toWallet = { destination: 'wallet', iban: null, account_name: null } as const
