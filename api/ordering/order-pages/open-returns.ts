import type { OpenReturn } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import type { Turn } from '@wasl/shared/registry/turns.ts'
import { type SQL, sql } from 'drizzle-orm'
import { returns } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'

const open: readonly OpenReturn[] = ['requested', 'accepted', 'sent_back']
const listOf = (statuses: readonly string[]): SQL => sql.raw(`('${statuses.join("','")}')`)

const openStatus = sql`case when ${orders.has_open_return} then (select ${returns.status} from ${returns} where ${returns.order_id} = ${orders.id} and ${returns.status} in ${listOf(open)} limit 1) end`

/** The status of the return of an order that has not ended, of which an order has at most one; null if there is none. Read for orders with one only. */
// In SQL of its own: a query of one table writes the columns of what it selects without their table.
export const openReturnStatus = sql<OpenReturn | null>`${openStatus}`

/** Whether this side has to do something about the open return of an order. */
export const hasReturnFor = (side: 'client' | 'provider'): SQL =>
  sql`${openStatus} in ${listOf(open.filter((status) => turnOfReturn(status) === side))}`

/** Whose turn it is in an open return. */
export const turnOfReturn = (status: OpenReturn): 'client' | 'provider' => (status === 'accepted' ? 'client' : 'provider')

export const isOpenReturn = (status: string): status is OpenReturn => open.some((one) => one === status)

/** Whose turn it is in a status, with what is returned. */
export const turnOf = (status: OrderStatus, openReturn: OpenReturn | null): Turn =>
  openReturn ? turnOfReturn(openReturn) : turns[status].turn
