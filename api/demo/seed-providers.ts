import { demoProviders } from '@wasl/resources/demo/providers.ts'
import { demoReviews } from '@wasl/resources/demo/reviews.ts'
import { weekdays } from '@wasl/resources/weekdays.ts'
import type { Ctx } from '../context.ts'
import { later } from '../identity/auth/later.ts'
import { services } from '../platform/db/resource-tables.ts'
import { providerCategories, providerCities, providerServices, providers } from '../platform/db/tables/people.ts'
import { reviews } from '../platform/db/tables/reviews.ts'
import { idsBySlug } from './rows.ts'
import type { Places } from './seed-catalogue.ts'
import { demoTenants, tenantReviews } from './tenants.ts'

const daySeconds = 86_400
const servicesACategory = 4
// Friday is the day off; the day before it ends early.
const workTimes = Object.keys(weekdays).map((day) => ({
  day,
  is_open: day !== 'friday',
  from: day === 'friday' ? null : '09:00',
  to: day === 'friday' ? null : day === 'thursday' ? '15:00' : '18:00',
}))
const written = [...demoReviews, ...tenantReviews]

/** The providers of the demo accounts, and after them those that fill the catalogue. */
export const everyProvider: readonly (typeof demoTenants)[number][] = [
  ...demoTenants,
  ...demoProviders.map((one) => ({ ...one, status: 'approved' as const })),
]

/** Adds the demo providers with what they serve and the reviews of earlier clients; ratings are the sums of those very reviews. Tells the ids by slug. */
export async function seedProviders({ db, clock }: Pick<Ctx, 'db' | 'clock'>, places: Places): Promise<(slug: string) => string> {
  const provider = idsBySlug(everyProvider)
  const now = clock.now()
  await db.insert(providers).values(everyProvider.map((one) => row(one, provider(one.slug), places.city(one.cities[0]), now)))
  await db
    .insert(providerCategories)
    .values(
      everyProvider.flatMap((one) =>
        one.categories.map((slug, position) => ({ provider_id: provider(one.slug), category_id: places.category(slug), position })),
      ),
    )
  await db
    .insert(providerCities)
    .values(
      everyProvider.flatMap((one) =>
        one.cities.map((slug, position) => ({ provider_id: provider(one.slug), city_id: places.city(slug), position })),
      ),
    )
  const catalogue = await db
    .select({ id: services.id, category_id: services.category_id })
    .from(services)
    .orderBy(services.sort_order, services.id)
  const offered = (slug: string) => catalogue.filter(({ category_id }) => category_id === places.category(slug)).slice(0, servicesACategory)
  await db
    .insert(providerServices)
    .values(
      everyProvider.flatMap(({ slug, categories }) =>
        categories.flatMap(offered).map(({ id: service_id }, position) => ({ provider_id: provider(slug), service_id, position })),
      ),
    )
  await db.insert(reviews).values(
    written.map(({ provider: slug, days_ago, ...review }) => {
      const at = later(now, -days_ago * daySeconds)
      return { ...review, provider_id: provider(slug), answered_at: review.answer && later(at, daySeconds), created_at: at, updated_at: at }
    }),
  )
  return provider
}

function row(
  { slug, owner, name, bio, address, categories: _categories, cities: _cities, ...rest }: (typeof everyProvider)[number],
  id: string,
  city_id: string,
  now: string,
) {
  const ratings = written.filter((review) => review.provider === slug).map((review) => review.rating)
  return {
    ...rest,
    id,
    city_id,
    name_ar: name.ar,
    name_en: name.en,
    bio_ar: bio.ar,
    bio_en: bio.en,
    address_ar: address.ar,
    address_en: address.en,
    account_name: owner.name,
    // What stands behind the two digits of the bank.
    account_number: rest.iban.slice(6),
    work_times: workTimes,
    rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
    rating_count: ratings.length,
    created_at: later(now, -(rest.status === 'pending_review' ? 2 : 400) * daySeconds),
  }
}
