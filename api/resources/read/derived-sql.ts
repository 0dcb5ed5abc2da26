import type { DerivedStatusNames } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'

const isInStock = sql`case products.type when 'simple' then coalesce(products.quantity, 0) > 0
  else exists (select 1 from product_variants variant where variant.product_id = products.id and variant.quantity > 0) end`

/** The SQL condition of each derived status, by resource. A test compares each with the declaration's `compute`. */
export const derivedSql: { readonly [N in keyof DerivedStatusNames]: Readonly<Record<DerivedStatusNames[N], (now: string) => SQL>> } = {
  coupons: {
    closed: () => sql`not is_open`,
    scheduled: (now) => sql`is_open and start_date > ${riyadhDate(now)}`,
    expired: (now) => sql`is_open and start_date <= ${riyadhDate(now)} and expire_date < ${riyadhDate(now)}`,
    usage_ended: (now) => sql`is_open and start_date <= ${riyadhDate(now)} and expire_date >= ${riyadhDate(now)} and used_count >= max_use`,
    available: (now) => sql`is_open and start_date <= ${riyadhDate(now)} and expire_date >= ${riyadhDate(now)} and used_count < max_use`,
  },
  products: {
    in_stock: () => sql`availability = 'available' and ${isInStock}`,
    sold_out: () => sql`availability = 'available' and not ${isInStock}`,
    off_sale: () => sql`availability = 'unavailable'`,
  },
}

/** The condition that a row has this derived status at `now` (ISO). Throws 422 for an unknown status. */
export function derivedCondition({ declaration }: StoredResource, status: string, now: string): SQL {
  const conditions = declaration.derived && conditionsOf(declaration)
  const condition = conditions && Object.hasOwn(conditions, status) ? conditions[status] : undefined
  if (!condition) throw invalid('derived', { en: 'Choose one of the options', ar: 'اختر أحد الخيارات المتاحة' })
  return sql`(${condition(now)})`
}

// Safe: a declaration of the registry with derived statuses is a key of the record.
const conditionsOf = ({ name }: AnyResource): Readonly<Record<string, (now: string) => SQL>> => derivedSql[name as keyof DerivedStatusNames]
