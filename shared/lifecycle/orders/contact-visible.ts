import type { OrderStatus } from './order-lifecycle.ts'

const statuses: readonly OrderStatus[] = [
  'awaiting_invoice',
  'invoiced',
  'pending_payment',
  'payment_review',
  'in_progress',
  'delivered',
  'disputed',
  'completed',
]

/** From acceptance on, the client and the provider see each other's phone numbers, and the provider the exact place. */
export const isContactVisible = (status: OrderStatus): boolean => statuses.includes(status)
