import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'

// Only the first three are edited.
const editPages = {
  service: pages.editOrder,
  consultation: pages.editConsultation,
  private: pages.editPrivateOrder,
  car: pages.editOrder,
  store: pages.editOrder,
} as const

/** The page that edits an order of this kind. */
export const editOrderPath = ({ kind, id }: Pick<OrderPage, 'kind' | 'id'>): string => editPages[kind]({ id })
