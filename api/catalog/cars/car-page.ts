import type { CarPage } from '@wasl/shared/contract/cars.ts'
import { goodsPrice } from '@wasl/shared/rules/sale-terms.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { averageRating } from '../services/average-rating.ts'
import { idAndName } from '../services/id-and-name.ts'
import { openSpans } from '../services/open-spans.ts'
import { car_offers, cities } from '../tables/from-registry.ts'
import { carFacts } from './car-facts.ts'
import { type FoundCar, findCar } from './find-car.ts'

/** The page of a published car. Throws 404 for any other. */
export async function loadCarPage(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, { id }: { id: string }): Promise<CarPage> {
  const found = await findCar(ctx, id)
  const { car, provider, settings } = found
  const shown = (entered: number) => goodsPrice(entered, provider.terms)
  const shownIf = (isOffered: boolean, entered: number | null) => (isOffered && entered !== null ? shown(entered) : null)
  const [city] = car.city_id ? await ctx.db.select().from(cities).where(eq(cities.id, car.city_id)) : []
  return {
    ...carFacts(car, city ? idAndName(city) : null, provider.terms),
    features: car.features.map(({ name }) => name),
    monthly_price: shownIf(true, car.monthly_price),
    yearly_price: shownIf(true, car.yearly_price),
    insurance_fee: shown(car.insurance_price - car.insurance_refund),
    delivery_price: shownIf(car.delivery, car.receipt_price),
    collection_price: shownIf(car.delivery, car.delivery_price),
    permit_price: shownIf(car.foreign_authorization, car.foreign_authorization_price),
    services: car.additional_services.map((service) => ({ ...service, price: shown(service.price) })),
    branch_place: car.branch_place,
    min_driver_age: car.min_driver_age,
    min_days: car.min_days,
    lead_hours: car.lead_hours,
    turnaround_minutes: car.turnaround_minutes,
    km_per_day: car.km_per_day,
    km_price: shownIf(true, car.km_price),
    has_vat: provider.terms.vat_percent > 0,
    booking_terms: {
      answer_hours: settings.answer_hours,
      accept_hours: settings.car_accept_hours,
      unpaid_minutes: settings.unpaid_minutes,
      free_cancel_hours: settings.car_free_cancel_hours,
      retained_days: settings.car_kept_days,
    },
    offers: await loadOffers(ctx, found),
    provider: {
      ...idAndName(provider),
      rating: averageRating(provider),
      rating_count: provider.rating_count,
      commercial_number: provider.commercial_number,
      work_times: openSpans(provider.work_times),
    },
  }
}

/** The offers of a car that have not ended. */
async function loadOffers({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { car, provider }: FoundCar): Promise<CarPage['offers']> {
  const rows = await db
    .select()
    .from(car_offers)
    .where(
      and(
        eq(car_offers.provider_id, car.provider_id),
        or(isNull(car_offers.car_id), eq(car_offers.car_id, car.id)),
        eq(car_offers.is_active, true),
        gte(car_offers.ends_on, riyadhDate(clock.now())),
      ),
    )
    .orderBy(asc(car_offers.starts_on), asc(car_offers.id))
  return rows.map((offer) => ({
    title: { ar: offer.offer_title_ar, en: offer.offer_title_en },
    percent: offer.discount_type === 'ratio' ? offer.discount_percent : null,
    amount: offer.discount_type === 'number' && offer.discount_amount !== null ? goodsPrice(offer.discount_amount, provider.terms) : null,
    min_days: offer.min_days,
    starts_on: offer.starts_on,
    ends_on: offer.ends_on,
  }))
}
