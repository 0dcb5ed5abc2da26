import { extensionSteps, type OpenExtension } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import { type OpenReturn, openReturns, returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import type { Turn } from '@wasl/shared/registry/turns.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../tables/orders.ts'
import { rentalExtensions } from '../tables/rentals.ts'

const listOf = (statuses: readonly string[]): SQL => sql.raw(`('${statuses.join("','")}')`)

const extensionTurns = typedKeys(extensionSteps)
const openExtension = sql`case when ${orders.kind} = 'car' and ${orders.status} = 'in_progress' then (select ${rentalExtensions.status} from ${rentalExtensions} where ${rentalExtensions.order_id} = ${orders.id} and ${rentalExtensions.status} in ${listOf(extensionTurns)}) end`

/** How far the open extension of a rental under way is, of which an order has at most one; null if there is none. */
const openExtensionStatus = sql<OpenExtension | null>`${openExtension}`

/** What can be open beside the status of an order, as columns. */
export const openParts = { open_return: orders.open_return, open_extension: openExtensionStatus }
type OpenParts = { open_return: OpenReturn | null; open_extension: OpenExtension | null }

/** Whether this side has to do something about the open extension of an order; null if it has none. */
export const hasExtensionFor = (side: 'client' | 'provider'): SQL =>
  sql`${openExtension} in ${listOf(extensionTurns.filter((status) => extensionSteps[status].turn === side))}`

/** Whether this side has to do something about the open return of an order. */
export const hasReturnFor = (side: 'client' | 'provider'): SQL =>
  sql`${orders.open_return} in ${listOf(openReturns.filter((status) => turnOfReturn(status) === side))}`

/** Whose turn it is in an open return. */
export const turnOfReturn = (status: OpenReturn): Turn => returnLifecycle.turns[status]?.turn ?? 'nobody'

/** Whose turn it is in a status, with what is returned or extended. */
export const turnOf = (status: OrderStatus, { open_return, open_extension }: OpenParts): Turn =>
  open_return ? turnOfReturn(open_return) : open_extension ? extensionSteps[open_extension].turn : turns[status].turn
