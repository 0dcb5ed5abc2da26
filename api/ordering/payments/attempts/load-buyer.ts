import { eq } from 'drizzle-orm'
import { cities } from '../../../catalog/tables/from-registry.ts'
import { users } from '../../../identity/tables/people.ts'
import type { Buyer } from '../../../money/gateway/gateway.ts'
import type { Ctx } from '../../../platform/context.ts'

/** The client of a payment, as a gateway needs it. */
export async function loadBuyer({ db }: Ctx, client_id: string): Promise<Buyer> {
  const [found] = await db
    .select({ name: users.name, phone: users.phone, email: users.email, registered_at: users.created_at, city: cities.name_en })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .where(eq(users.id, client_id))
  if (!found) throw new Error(`loadBuyer: the client ${client_id} does not exist`)
  return { ...found, city: found.city ?? 'Riyadh' }
}
