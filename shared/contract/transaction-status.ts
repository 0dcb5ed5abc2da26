import type { TransactionStatus } from './choices.ts'
import type { PaymentStatus } from './enums.ts'

/** What each status of a payment means to the person who pays. */
export const transactionStatusOf: Readonly<Record<PaymentStatus, TransactionStatus>> = {
  initiated: 'pending',
  requires_action: 'pending',
  authorized: 'pending',
  submitted: 'pending',
  captured: 'completed',
  approved: 'completed',
  refunded: 'completed',
  failed: 'failed',
  rejected: 'failed',
  expired: 'cancelled',
  voided: 'cancelled',
  credited: 'cancelled',
}
