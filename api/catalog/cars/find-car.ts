import type { Settings } from '@wasl/shared/settings/settings.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { cars } from '../tables/from-registry.ts'
import { type CarProvider, loadCarProvider } from './car-providers.ts'

export type FoundCar = { car: typeof cars.$inferSelect; provider: CarProvider; settings: Settings }

/** The car of a rental with its provider, published or not; undefined once its provider is not approved. */
export async function findRentedCar(ctx: Pick<Ctx, 'db' | 'caches'>, id: string): Promise<FoundCar | undefined> {
  const settings = await loadSettings(ctx)
  const [car] = await ctx.db.select().from(cars).where(eq(cars.id, id))
  const provider = car && (await loadCarProvider(ctx, settings, car.provider_id))
  return provider && { car, provider, settings }
}

/** A published car with its provider. Throws 404 for any other, and for one whose provider is not approved. */
export async function findCar(ctx: Pick<Ctx, 'db' | 'caches'>, id: string): Promise<FoundCar> {
  const settings = await loadSettings(ctx)
  const [car] = await ctx.db
    .select()
    .from(cars)
    .where(and(eq(cars.id, id), eq(cars.status, 'published')))
  const provider = car && (await loadCarProvider(ctx, settings, car.provider_id))
  if (!car || !provider) throw notFound()
  return { car, provider, settings }
}
