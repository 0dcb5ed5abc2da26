import { typedKeys } from '../../utils/typed-entries.ts'
import type { OrderStatus } from './order-lifecycle.ts'

/** The tabs of /orders in their order. */
export const orderTabs = ['new', 'pending_payment', 'current', 'finished'] as const
export type OrderTab = (typeof orderTabs)[number]

/** The tab of /orders that holds each status. Source: specification, section 4, and domain, section 2. */
export const tabOf: Readonly<Record<OrderStatus, OrderTab>> = {
  draft: 'new',
  submitted: 'new',
  offered: 'new',
  awaiting_provider: 'new',
  awaiting_invoice: 'pending_payment',
  invoiced: 'pending_payment',
  pending_payment: 'pending_payment',
  payment_review: 'pending_payment',
  in_progress: 'current',
  delivered: 'current',
  disputed: 'current',
  completed: 'finished',
  cancelled: 'finished',
  rejected: 'finished',
  expired: 'finished',
}

/** What /orders can list: what waits for the reader, everything, or one tab. */
export const orderLists = ['mine', 'all', ...orderTabs] as const
export type OrderList = (typeof orderLists)[number]

/** The statuses of one tab. */
export const statusesOf = (tab: OrderTab): OrderStatus[] => typedKeys(tabOf).filter((status) => tabOf[status] === tab)
