import type { TransactionStatus } from '@wasl/shared/contract/choices.ts'
import type { BadgeTone } from '../ui/Badge.tsx'

/** The color of a transaction's status. */
export const transactionTones: Readonly<Record<TransactionStatus, BadgeTone>> = {
  completed: 'good',
  pending: 'warn',
  failed: 'bad',
  cancelled: 'plain',
}
