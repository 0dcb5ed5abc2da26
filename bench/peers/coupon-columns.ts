import { coupons } from '../../resources/coupons.ts'
import type { AnyField } from '../../shared/registry/fields.ts'
import { isOfKind, unsortableKinds } from '../../shared/registry/kinds.ts'
import { newCoupon } from '../figures/lists.ts'
import type { RandomList } from '../figures/random-lists.ts'
import type { Client } from '../harness/database.ts'

type ColumnType = 'text' | 'choice' | 'integer' | 'boolean' | 'date'
type Column = { name: string; type: ColumnType; options: readonly string[] }

/** The columns of the coupons that a peer stores in a table of its own, from the declaration. */
export const couponColumns: readonly Column[] = Object.entries<AnyField>(coupons.fields)
  .filter(([, field]) => !isOfKind(unsortableKinds, field))
  .flatMap(([name, field]) => {
    const column = { type: typeOf(field), options: field.kind === 'choice' ? Object.keys(field.options) : [] }
    return field.kind === 'localized' ? [`${name}_ar`, `${name}_en`].map((name) => ({ name, ...column })) : [{ name, ...column }]
  })

function typeOf({ kind }: AnyField): ColumnType {
  if (kind === 'choice' || kind === 'boolean' || kind === 'date') return kind
  return kind === 'text' || kind === 'localized' ? 'text' : 'integer'
}

const names = couponColumns.map(({ name }) => name)

/** Copies the coupons into a peer's table and gives it an index on each column, as ours has. `values` are SQL for further columns. */
export async function copyCoupons(db: Client, table: string, values: Readonly<Record<string, string>>, cast = (name: string) => name) {
  await db.query(`delete from ${table}`)
  const columns = [...names, ...Object.keys(values)].join(', ')
  await db.query(
    `insert into ${table} (${columns}) select ${[...names.map(cast), ...Object.values(values)].join(', ')} from public.coupons`,
  )
  for (const name of [...names, 'created_at', 'updated_at']) await db.query(`create index on ${table} (${name})`)
  await db.query(`vacuum analyze ${table}`)
  await db.query('checkpoint')
}

/** The sort as a column of a peer that writes its own times as `createdAt`. */
export const peerColumn = (sort: RandomList['sort']): string =>
  ({ title: 'title_en', created_at: 'createdAt', updated_at: 'updatedAt' })[sort] ?? sort

/** A new coupon with the columns of its table. */
export function newStoredCoupon() {
  const { title, ...coupon } = newCoupon()
  return { ...coupon, title_ar: title.ar, title_en: title.en, is_open: true, used_count: 0, first_order_only: false }
}
