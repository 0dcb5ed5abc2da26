import type { PaymentView } from '@wasl/shared/contract/payments.ts'

/** What is known about a payment, as its client reads it. `unpaid`: the client has not paid at the gateway yet, or the last try there failed. */
export type PaymentOutcome = 'confirmed' | 'refunded' | 'failed' | 'checking' | 'unpaid' | 'credited' | 'voided' | 'review'

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

export const paymentOutcome = ({ status }: Pick<PaymentView, 'status'>): PaymentOutcome => outcomes[status]
