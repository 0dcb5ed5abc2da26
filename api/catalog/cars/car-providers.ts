import { isWithinHours, type RiyadhTime, riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { type SaleTerms, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { openSpans } from '../services/open-spans.ts'
import { cars } from '../tables/from-registry.ts'

type ProviderRow = Pick<
  typeof providers.$inferSelect,
  'id' | 'name_ar' | 'name_en' | 'rating_sum' | 'rating_count' | 'commercial_number' | 'work_times' | 'holidays'
>
/** An approved provider that rents out cars, with who sells for it. */
export type CarProvider = ProviderRow & { terms: SaleTerms }

const columns = {
  id: providers.id,
  name_ar: providers.name_ar,
  name_en: providers.name_en,
  rating_sum: providers.rating_sum,
  rating_count: providers.rating_count,
  commercial_number: providers.commercial_number,
  work_times: providers.work_times,
  holidays: providers.holidays,
  vat_number: providers.vat_number,
  invalid_vat_number: providers.invalid_vat_number,
}

/** The approved providers with a published car. */
export async function loadCarProviders(ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>, settings: Settings): Promise<CarProvider[]> {
  const rows = await runPrepared(ctx, { key: 'car-providers', build: buildCarProviders, values: {} })
  return rows.map((row) => withTerms(row, settings))
}

const buildCarProviders = (db: Database | Tx) =>
  selectApproved(db, sql`exists (select 1 from ${cars} where ${cars.provider_id} = ${providers.id} and ${cars.status} = 'published')`)

/** One approved provider. */
export async function loadCarProvider({ db }: Pick<Ctx, 'db'>, settings: Settings, id: string): Promise<CarProvider | undefined> {
  const [row] = await selectApproved(db, eq(providers.id, id))
  return row && withTerms(row, settings)
}

const selectApproved = (db: Database | Tx, where: SQL) =>
  db
    .select(columns)
    .from(providers)
    .where(and(eq(providers.status, 'approved'), where))

const withTerms = (row: Awaited<ReturnType<typeof selectApproved>>[number], settings: Settings): CarProvider => ({
  ...row,
  terms: saleTerms(row, settings),
})

type Hours = Pick<ProviderRow, 'work_times' | 'holidays'>

/** Whether a provider works at an instant. */
export const isOpen = (provider: Hours, at: string): boolean => isOpenAtAll(provider, [riyadhTime(at)])

/** Whether a provider works at each of these moments. */
export function isOpenAtAll({ work_times, holidays }: Hours, moments: readonly RiyadhTime[]): boolean {
  const spans = openSpans(work_times)
  return moments.every((moment) => isWithinHours(spans, holidays, moment))
}
