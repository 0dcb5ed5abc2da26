import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'

export type Audience = { audience: 'all' | 'clients' | 'providers' | 'city'; city_id: string | null }

/** The active users of an audience. Users that a provider added count as providers; colleagues of a company order nothing and are no clients. */
export function audienceFilter({ audience, city_id }: Audience): SQL | undefined {
  const active = eq(users.status, 'active')
  if (audience === 'clients') return and(active, eq(users.role, 'client'), isNull(users.company_id))
  if (audience === 'providers') return and(active, inArray(users.role, ['provider', 'provider_user']))
  if (audience === 'city' && city_id) return and(active, eq(users.city_id, city_id))
  return active
}

/** How many people a broadcast to this audience would reach now. */
export async function countAudience({ db }: Pick<Ctx, 'db'>, audience: Audience): Promise<number> {
  const [found] = await db.select({ people: count() }).from(users).where(audienceFilter(audience))
  return found?.people ?? 0
}
