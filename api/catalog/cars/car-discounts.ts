import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gte, lte } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { car_offers } from '../tables/from-registry.ts'

export type CarOffer = typeof car_offers.$inferSelect

/** The offers of a provider, or of all, that count for a rental of this many days that begins at an instant: its first day decides. */
export async function loadDiscounts(
  { db }: Pick<Ctx, 'db'>,
  { pickup_at, days, provider_id }: { pickup_at: string; days: number; provider_id?: string },
): Promise<CarOffer[]> {
  const day = riyadhDate(pickup_at)
  return db
    .select()
    .from(car_offers)
    .where(
      and(
        provider_id ? eq(car_offers.provider_id, provider_id) : undefined,
        eq(car_offers.is_active, true),
        lte(car_offers.starts_on, day),
        gte(car_offers.ends_on, day),
        lte(car_offers.min_days, days),
      ),
    )
}

/** The offers of one car among those of several providers. */
export const offersFor = ({ id, provider_id }: { id: string; provider_id: string }, offers: readonly CarOffer[]) =>
  offers
    .filter((offer) => offer.provider_id === provider_id && (offer.car_id === null || offer.car_id === id))
    .map(({ offer_title_ar, offer_title_en, ...offer }) => ({ ...offer, offer_title: { ar: offer_title_ar, en: offer_title_en } }))
