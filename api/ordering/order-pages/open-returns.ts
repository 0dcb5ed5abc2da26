import { extensionSteps, type OpenExtension, type OpenReturn } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import type { Turn } from '@wasl/shared/registry/turns.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { type SQL, sql } from 'drizzle-orm'
import { returns } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { rentalExtensions } from '../tables/rentals.ts'

const open: readonly OpenReturn[] = ['requested', 'accepted', 'sent_back']
const listOf = (statuses: readonly string[]): SQL => sql.raw(`('${statuses.join("','")}')`)

const openStatus = sql`case when ${orders.has_open_return} then (select ${returns.status} from ${returns} where ${returns.order_id} = ${orders.id} and ${returns.status} in ${listOf(open)} limit 1) end`

/** The status of the return of an order that has not ended, of which an order has at most one; null if there is none. Read for orders with one only. */
// In SQL of its own: a query of one table writes the columns of what it selects without their table.
const openReturnStatus = sql<OpenReturn | null>`${openStatus}`

const extensionTurns = typedKeys(extensionSteps)
const openExtension = sql`case when ${orders.kind} = 'car' and ${orders.status} = 'in_progress' then (select ${rentalExtensions.status} from ${rentalExtensions} where ${rentalExtensions.order_id} = ${orders.id} and ${rentalExtensions.status} in ${listOf(extensionTurns)}) end`

/** How far the open extension of a rental under way is, of which an order has at most one; null if there is none. */
const openExtensionStatus = sql<OpenExtension | null>`${openExtension}`

/** What can be open beside the status of an order, as columns. */
export const openParts = { open_return: openReturnStatus, open_extension: openExtensionStatus }
type OpenParts = { open_return: OpenReturn | null; open_extension: OpenExtension | null }

/** Whether this side has to do something about the open extension of an order; null if it has none. */
export const hasExtensionFor = (side: 'client' | 'provider'): SQL =>
  sql`${openExtension} in ${listOf(extensionTurns.filter((status) => extensionSteps[status].turn === side))}`

/** Whether this side has to do something about the open return of an order. */
export const hasReturnFor = (side: 'client' | 'provider'): SQL =>
  sql`${openStatus} in ${listOf(open.filter((status) => turnOfReturn(status) === side))}`

/** Whose turn it is in an open return. */
export const turnOfReturn = (status: OpenReturn): 'client' | 'provider' => (status === 'accepted' ? 'client' : 'provider')

export const isOpenReturn = (status: string): status is OpenReturn => open.some((one) => one === status)

/** Whose turn it is in a status, with what is returned or extended. */
export const turnOf = (status: OrderStatus, { open_return, open_extension }: OpenParts): Turn =>
  open_return ? turnOfReturn(open_return) : open_extension ? extensionSteps[open_extension].turn : turns[status].turn
