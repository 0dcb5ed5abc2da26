import { extensionSteps, type OpenExtension } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import { type OpenReturn, openReturns, returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import type { Turn } from '@wasl/shared/registry/turns.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'
import { rentalExtensions } from '../tables/rentals.ts'
import { openRentalOf, rentalParts, turnOfRental } from './open-rentals.ts'

const listOf = (statuses: readonly string[]): SQL => sql.raw(`('${statuses.join("','")}')`)

const extensionTurns = typedKeys(extensionSteps)
const openExtension = sql`case when ${orders.kind} = 'car' and ${orders.status} = 'in_progress' then (select ${rentalExtensions.status} from ${rentalExtensions} where ${rentalExtensions.order_id} = ${orders.id} and ${rentalExtensions.status} in ${listOf(extensionTurns)}) end`

/** How far the open extension of a rental under way is, of which an order has at most one; null if there is none. */
const openExtensionStatus = sql<OpenExtension | null>`${openExtension}`

/** What can be open beside the status of an order, as columns. */
export const openParts = { open_return: orders.open_return, open_extension: openExtensionStatus, ...rentalParts }
type OpenParts = { open_return: OpenReturn | null; open_extension: OpenExtension | null } & Parameters<typeof openRentalOf>[0]
type Reading = { reader: 'client' | 'provider'; now: string }

/** Whether this side has to do something about the open extension of an order; null if it has none. */
export const hasExtensionFor = (side: 'client' | 'provider'): SQL =>
  sql`${openExtension} in ${listOf(extensionTurns.filter((status) => extensionSteps[status].turn === side))}`

/** Whether this side has to do something about the open return of an order. */
export const hasReturnFor = (side: 'client' | 'provider'): SQL =>
  sql`${orders.open_return} in ${listOf(openReturns.filter((status) => turnOfReturn(status) === side))}`

/** Whose turn it is in an open return. */
export const turnOfReturn = (status: OpenReturn): Turn => returnLifecycle.turns[status]?.turn ?? 'nobody'

/** Whose turn it is in a status, with what is returned, extended or claimed, and with a car that is late, booked for later or not due back yet. */
export function turnOf(status: OrderStatus, { open_return, open_extension, ...rental }: OpenParts, { reader, now }: Reading): Turn {
  if (open_return) return turnOfReturn(open_return)
  if (open_extension) return extensionSteps[open_extension].turn
  return turnOfRental(openRentalOf(rental, now), reader) ?? turns[status].turn
}

/** What of a rental decides the next step of its order, as lists read it: an open extension or claim, and a car that is late, booked for later or not due back yet. */
export async function loadRentalState({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { id, kind }: OrderRow) {
  const none = { claim_due_at: null, rental_alert: null, booked_for: null, due_back_at: null, open_extension: null }
  const [row = none] = kind === 'car' ? await db.select(openParts).from(orders).where(eq(orders.id, id)) : []
  return { open_extension: row.open_extension, ...openRentalOf(row, clock.now()) }
}
