import type { OrderPage } from '@wasl/shared/contract/orders.ts'

// Only the first three are edited; the paths are those of the specification, section 2.
const editPaths = {
  service: 'updata',
  consultation: 'update_consult',
  private: 'update_provider',
  car: 'updata',
  store: 'updata',
} as const

/** The page that edits an order of this kind. */
export const editOrderPath = ({ kind, id }: Pick<OrderPage, 'kind' | 'id'>): string => `/orders/${editPaths[kind]}/${id}`
