import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'

type StatusConditions = Readonly<Record<string, (now: string) => SQL>>

/** The SQL condition of each derived status, by resource. A test compares each with the declaration's `compute`. */
export const derivedSql: Readonly<Partial<Record<string, StatusConditions>>> = {
  coupons: {
    closed: () => sql`not is_open`,
    expired: (now) => sql`is_open and expire_date < ${riyadhDate(now)}`,
    usage_ended: (now) => sql`is_open and expire_date >= ${riyadhDate(now)} and used_count >= max_use`,
    available: (now) => sql`is_open and expire_date >= ${riyadhDate(now)} and used_count < max_use`,
  },
}

/** The condition that a row has this derived status at `now` (ISO). Throws 422 for an unknown status. */
export function derivedCondition({ declaration }: StoredResource, status: string, now: string): SQL {
  const condition = derivedSql[declaration.name]?.[status]
  if (!condition) throw invalid('derived', { en: 'Choose one of the options', ar: 'اختر أحد الخيارات المتاحة' })
  return sql`(${condition(now)})`
}
