import { isWithinHours, type RiyadhTime, riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { type SaleTerms, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { and, eq, placeholder, type SQL, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { openSpans } from '../services/open-spans.ts'

/** A provider as `withTerms` needs it. */
export type ProviderRow = Pick<
  typeof providers.$inferSelect,
  | ('id' | 'name_ar' | 'name_en' | 'rating_sum' | 'rating_count' | 'commercial_number' | 'work_times' | 'holidays')
  | ('vat_number' | 'invalid_vat_number')
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

/** Those of some providers that are approved. */
export const loadProviderRows = (ctx: Pick<Ctx, 'db' | 'prepared'>, ids: readonly string[]): Promise<ProviderRow[]> =>
  runPrepared(ctx, { key: 'car-providers', build: buildApproved, values: { ids: `{${ids.join(',')}}` } })

const buildApproved = (db: Database | Tx) => selectApproved(db, sql`${providers.id} = any(${placeholder('ids')}::uuid[])`)

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

/** A provider with who sells for it. */
export const withTerms = (row: ProviderRow, settings: Settings): CarProvider => ({
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
