import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'

/** Erases where the orders of a client took place, and their notes; what was ordered and paid stays. */
export async function erasePlacesOfOrders({ db }: Ctx, client_id: string): Promise<void> {
  await db.update(orders).set({ lat: null, lng: null, district: null, address: null, note: null }).where(eq(orders.client_id, client_id))
}
