import type { PaymentView } from '@wasl/shared/contract/payments.ts'

/** What is known about a payment, as its client reads it. `unpaid`: the client has not paid at the gateway yet; `declined`: the last try there failed. */
export type PaymentOutcome = 'confirmed' | 'refunded' | 'failed' | 'checking' | 'unpaid' | 'declined' | 'credited' | 'voided' | 'review'

const outcomes: Readonly<Record<PaymentView['status'], PaymentOutcome>> = {
  initiated: 'checking',
  requires_action: 'unpaid',
  authorized: 'checking',
  captured: 'confirmed',
  refunded: 'refunded',
  approved: 'confirmed',
  failed: 'failed',
  expired: 'failed',
  rejected: 'failed',
  submitted: 'review',
  voided: 'voided',
  credited: 'credited',
}

/** Without `failure_reason`, which only the client of the payment sees, a declined card is an unpaid payment. */
export function paymentOutcome({ status, failure_reason }: Pick<PaymentView, 'status'> & Partial<PaymentView>): PaymentOutcome {
  return status === 'requires_action' && failure_reason ? 'declined' : outcomes[status]
}
