import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'
import { rentalDrivers, rentals } from '../tables/rentals.ts'

const noDay = '1900-01-01'
const erasedDriver = { name: '—', birth_date: noDay, license_hash: '', license_last4: '', license_expires_on: noDay }

/** Erases where the orders of a client took place, who drove rented cars, and the notes; what was ordered and paid stays. */
export async function erasePlacesOfOrders({ db }: Ctx, client_id: string): Promise<void> {
  const destination = { to_lat: null, to_lng: null, to_district: null, to_address: null, to_short_address: null }
  await db
    .update(orders)
    .set({ lat: null, lng: null, district: null, address: null, short_address: null, ...destination, note: null })
    .where(eq(orders.client_id, client_id))
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.client_id, client_id))
  await db.update(rentals).set({ pickup_place: null, return_place: null }).where(inArray(rentals.order_id, ownOrders))
  await db.update(rentalDrivers).set(erasedDriver).where(inArray(rentalDrivers.order_id, ownOrders))
}
