import { demoBranches, demoCars } from '@wasl/resources/demo/cars.ts'
import { addDays, boundsOf } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { car_holds, car_offers, cars } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { toColumnValues } from '../../resources/write/column-values.ts'
import type { CatalogIds } from './seed-catalog.ts'

/** Inserts the cars of three providers with days on which some are not for rent or repaired, and two offers. */
export async function seedCars(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ids: CatalogIds,
  providerId: (slug: string) => string,
): Promise<void> {
  const today = riyadhDate(clock.now())
  const rows = demoCars.map((row, at) => {
    const { provider, city, branch_place, plate } = demoBranches[at % demoBranches.length] ?? demoBranches[0]
    const place = { provider_id: providerId(provider), city_id: ids.city(city), branch_place, plate: `${plate} ${1201 + at * 37}` }
    return toColumnValues(cars, row, place)
  })
  const inserted = await rawDatabase(db).insert(cars).values(rows).returning({ id: cars.id })
  const holds = inserted.flatMap(({ id: car_id }, at) => {
    if (at % 3 !== 0) return []
    const first = addDays(today, 3 + (at % 11))
    const { start, end } = boundsOf({ from: first, to: addDays(first, 2 + (at % 4)) })
    return [{ car_id, kind: at % 2 === 0 ? ('block' as const) : ('maintenance' as const), starts_at: start, ends_at: end }]
  })
  await rawDatabase(db).insert(car_holds).values(holds)
  const offer = { starts_on: today, ends_on: addDays(today, 60) }
  await rawDatabase(db)
    .insert(car_offers)
    .values([
      {
        ...offer,
        offer_title_ar: 'خصم الأسبوع',
        offer_title_en: 'A week for less',
        provider_id: providerId('markabti'),
        discount_type: 'ratio',
        discount_percent: 10,
        min_days: 7,
      },
      {
        ...offer,
        offer_title_ar: 'خصم ثلاثة أيام',
        offer_title_en: 'Three days for less',
        provider_id: providerId('naqla'),
        discount_type: 'number',
        discount_amount: 5_000,
        min_days: 3,
      },
    ])
}
