import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '../platform/http/errors.ts'
import type { StoredResource } from './stored-resource.ts'

type Cases = Readonly<Record<string, (now: string) => SQL>>

/** What each derived status means in SQL, by resource. A test compares every line with the declaration's own `of`. */
export const derivedSql: Readonly<Partial<Record<string, Cases>>> = {
  coupons: {
    closed: () => sql`not is_open`,
    expired: (now) => sql`is_open and expire_date < ${riyadhDate(now)}`,
    usage_ended: (now) => sql`is_open and expire_date >= ${riyadhDate(now)} and used_count >= max_use`,
    available: (now) => sql`is_open and expire_date >= ${riyadhDate(now)} and used_count < max_use`,
  },
}

/** The condition that a row's derived status is this one at this instant. Refuses a status that the resource does not have. */
export function derivedIs({ declaration }: StoredResource, status: string, now: string): SQL {
  const condition = derivedSql[declaration.name]?.[status]
  if (!condition) throw invalid('derived', ['Choose one of the options', 'اختر أحد الخيارات المتاحة'])
  return sql`(${condition(now)})`
}
