import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { findRentedCar } from '../../catalog/cars/find-car.ts'
import { loadLatestReturn } from '../../catalog/cars/hold-car.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadOpenExtension, type RentalRow } from '../orders/order-rental.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { isOfClient } from '../tables/orders-of-client.ts'
import { rentalDrivers } from '../tables/rentals.ts'
import { extensionErrors, extensionTerms } from './extension-effects.ts'

/** How many days longer a client can choose to keep a car, by one click. */
const addedDays = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30]

/** The open extension of a rental, and what its client can choose if there is none. */
export async function loadExtensionView(
  ctx: UserCtx,
  order: OrderRow,
  rental: RentalRow,
): Promise<Pick<OrderRental, 'extension' | 'extension_choices'>> {
  const open = await loadOpenExtension(ctx, order.id)
  const isClient = isOfClient(ctx.principal, order)
  const canPay = isClient && !ctx.principal.company && isPermitted({ action: 'ord.pay' }, ctx.principal)
  const extension = open
    ? {
        ...{ return_at: open.return_at, days: open.days, price: open.price, status: open.status, expires_at: open.expires_at },
        checkout_id: canPay && open.status === 'accepted' ? open.checkout_id : null,
      }
    : null
  const canAsk =
    isClient && !open && order.status === 'in_progress' && order.fulfilment === 'received' && ctx.clock.now() < rental.return_at
  return { extension, extension_choices: canAsk ? await listChoices(ctx, order, rental) : [] }
}

/** Later returns at the same hour of the day at which the provider works, until the next booking of the car. */
async function listChoices(ctx: UserCtx, order: OrderRow, rental: RentalRow): Promise<OrderRental['extension_choices']> {
  const found = await findRentedCar(ctx, rental.car_id)
  const invoice = await orderContext(ctx, order).invoice()
  if (!found || !invoice || invoice.credited_amount > 0) return []
  const [driver] = await ctx.db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, order.id))
  const latest = await loadLatestReturn(ctx, order.id)
  return addedDays
    .map((days) => extensionTerms(rental, invoice, found, new Date(Date.parse(rental.return_at) + days * dayMs).toISOString()))
    .filter((terms) => (latest === null || terms.return_at <= latest) && extensionErrors(found, rental, driver, terms).length === 0)
}
