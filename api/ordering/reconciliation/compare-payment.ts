import type { GatewayPayment } from '../../money/gateway/gateway.ts'
import { isBooked, type PaymentRow } from '../payments/payment-status.ts'
import type { gateway_differences } from '../tables/from-registry.ts'

export type DifferenceRow = typeof gateway_differences.$inferSelect
/** A difference between the gateway's record and the ledger, as it is stored. */
export type GatewayDifference = Pick<
  DifferenceRow,
  'kind' | 'reference' | 'expected' | 'found' | 'currency' | 'page_id' | 'payment_number' | 'order_id' | 'client_id' | 'occurred_at'
>
/** A card payment here, with what was refunded to its card: confirmed, and still on its way. */
export type BookedPayment = {
  payment: Pick<
    PaymentRow,
    'order_id' | 'client_id' | 'amount' | 'status' | 'gateway_id' | 'gateway_payment_id' | 'gateway_fee' | 'reference_number' | 'created_at'
  >
  refunded: number
  refunding: number
}

/** The differences of one payment; `booked` or `record` is null if that side does not know it. */
export function comparePayment(booked: BookedPayment | null, record: GatewayPayment | null): GatewayDifference[] {
  const values = {
    currency: null,
    reference: record?.id ?? booked?.payment.gateway_payment_id ?? booked?.payment.gateway_id ?? '',
    page_id: record?.page_id ?? booked?.payment.gateway_id ?? null,
    payment_number: booked?.payment.reference_number ?? null,
    order_id: booked?.payment.order_id ?? null,
    client_id: booked?.payment.client_id ?? null,
    occurred_at: record?.created_at ?? booked?.payment.created_at ?? '',
  }
  const difference = (kind: GatewayDifference['kind'], expected: number, found: number): GatewayDifference => ({
    ...values,
    kind,
    expected,
    found,
  })
  const taken = record && isTaken(record) ? record : null
  if (!booked || !hasMoney(booked, record)) {
    const amount = taken ? taken.amount - taken.refunded : 0
    if (!taken || amount === 0) return []
    // An attempt whose page was paid with another amount or currency was not booked.
    if (booked && !isBooked(booked.payment) && booked.payment.amount !== amount)
      return [difference('other_amount', booked.payment.amount, amount)]
    if (booked && taken.currency !== 'SAR') return [{ ...difference('other_currency', amount, amount), currency: taken.currency }]
    return [difference('unknown_payment', 0, amount)]
  }
  const { payment, refunded, refunding } = booked
  if (!taken) return [difference('missing_payment', payment.amount, 0)]
  const all: GatewayDifference[] = []
  if (taken.amount !== payment.amount) all.push(difference('other_amount', payment.amount, taken.amount))
  if (taken.currency !== 'SAR') all.push({ ...difference('other_currency', payment.amount, taken.amount), currency: taken.currency })
  if (taken.fee !== payment.gateway_fee) all.push(difference('other_fee', payment.gateway_fee ?? 0, taken.fee))
  if (taken.refunded < refunded) all.push(difference('missing_refund', refunded, taken.refunded))
  if (taken.refunded > refunded + refunding) all.push(difference('unknown_refund', refunded, taken.refunded))
  return all
}

const isTaken = ({ status }: GatewayPayment): boolean => status === 'paid' || status === 'refunded'

/** Whether the ledger has the money of this payment of the gateway: a page that was paid twice is booked once. */
const hasMoney = ({ payment }: BookedPayment, record: GatewayPayment | null): boolean =>
  ['captured', 'refunded', 'credited'].includes(payment.status) && (!record || record.id === payment.gateway_payment_id)
