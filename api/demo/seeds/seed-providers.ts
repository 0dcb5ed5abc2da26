import { demoBranches } from '@wasl/resources/demo/cars.ts'
import { demoProviders } from '@wasl/resources/demo/providers.ts'
import { demoReviews } from '@wasl/resources/demo/reviews.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { services } from '../../catalog/tables/from-registry.ts'
import { providerCategories, providerCities, providerServices, providers } from '../../identity/tables/people.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { idsBySlug } from '../../resources/write/column-values.ts'
import { demoAccountProviders, demoAccountReviews } from '../data/providers.ts'
import type { CatalogIds } from './seed-catalog.ts'

const servicesPerCategory = 4
// Friday is the day off; the day before it ends early.
const workTimes = typedKeys(weekdays).map((day) => ({
  day,
  is_open: day !== 'friday',
  from: day === 'friday' ? null : '09:00',
  to: day === 'friday' ? null : day === 'thursday' ? '15:00' : '18:00',
}))
/** Rental branches are open every day until late: a car for this evening is found all day. */
const rentalTimes = typedKeys(weekdays).map((day) => ({ day, is_open: true, from: day === 'friday' ? '14:00' : '08:00', to: '23:30' }))
const accountSlugs: readonly string[] = demoAccountProviders.map(({ slug }) => slug)
const rentsCars = (slug: string): boolean => !accountSlugs.includes(slug) && demoBranches.some(({ provider }) => provider === slug)
const allReviews = [...demoReviews, ...demoAccountReviews]

/** The providers of the demo accounts, followed by those that fill the catalog. */
export const allDemoProviders: readonly (typeof demoAccountProviders)[number][] = [
  ...demoAccountProviders,
  ...demoProviders.map((provider) => ({ ...provider, status: 'approved' as const })),
]

/** Inserts the demo providers with their categories, cities, services and reviews; ratings are computed from these reviews. Returns the ids by slug. */
export async function seedProviders({ db, clock }: Pick<Ctx, 'db' | 'clock'>, catalogIds: CatalogIds): Promise<(slug: string) => string> {
  const provider = idsBySlug(allDemoProviders)
  const now = clock.now()
  await rawDatabase(db)
    .insert(providers)
    .values(allDemoProviders.map((demo) => providerRow(demo, provider(demo.slug), catalogIds.city(demo.cities[0]), now)))
  await db
    .insert(providerCategories)
    .values(
      allDemoProviders.flatMap((demo) =>
        demo.categories.map((slug, position) => ({ provider_id: provider(demo.slug), category_id: catalogIds.category(slug), position })),
      ),
    )
  await db
    .insert(providerCities)
    .values(
      allDemoProviders.flatMap((demo) =>
        demo.cities.map((slug, position) => ({ provider_id: provider(demo.slug), city_id: catalogIds.city(slug), position })),
      ),
    )
  const activeServices = await db
    .select({ id: services.id, category_id: services.category_id })
    .from(services)
    .orderBy(services.sort_order, services.id)
  const offered = (slug: string) =>
    activeServices.filter(({ category_id }) => category_id === catalogIds.category(slug)).slice(0, servicesPerCategory)
  await db
    .insert(providerServices)
    .values(
      allDemoProviders.flatMap(({ slug, categories }) =>
        categories.flatMap(offered).map(({ id: service_id }, position) => ({ provider_id: provider(slug), service_id, position })),
      ),
    )
  await rawDatabase(db)
    .insert(reviews)
    .values(
      allReviews.map(({ provider: slug, days_ago, ...review }) => {
        const at = addSeconds(now, -days_ago * daySeconds)
        return {
          ...review,
          provider_id: provider(slug),
          answered_at: review.answer && addSeconds(at, daySeconds),
          created_at: at,
          updated_at: at,
        }
      }),
    )
  return provider
}

function providerRow(
  { slug, owner, name, bio, address, categories: _categories, cities: _cities, ...rest }: (typeof allDemoProviders)[number],
  id: string,
  city_id: string,
  now: string,
) {
  const ratings = allReviews.filter((review) => review.provider === slug).map((review) => review.rating)
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
    // A Saudi IBAN has the account number after the country, check digits and bank code.
    account_number: rest.iban.slice(6),
    work_times: rentsCars(slug) ? rentalTimes : workTimes,
    rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
    rating_count: ratings.length,
    created_at: addSeconds(now, -(rest.status === 'pending_review' ? 2 : 400) * daySeconds),
  }
}
