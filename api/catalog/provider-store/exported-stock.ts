import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import type { Label } from '@wasl/shared/units.ts'
import * as z from 'zod'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'

const variantsSchema = z.array(z.looseObject({ options: z.array(z.string()), sku: z.string(), quantity: z.number() }))
const exportedSchema = z.union([z.int(), z.record(z.string(), z.int())])
type Exported = z.output<typeof exportedSchema>

/** The stock of a product as a cell of its export: the quantity, or the quantity of each variant by its SKU. */
export function stockAtExport({ type, quantity, variants }: AnyRow): string | null {
  if (type !== 'multi') return typeof quantity === 'number' ? JSON.stringify(quantity) : null
  return JSON.stringify(Object.fromEntries(variantsOf(variants).map(({ sku, quantity }) => [sku, quantity])))
}

/** The product with the stock that a cell of its export tells; the stock of now without one. Throws 422 for a cell that was changed. */
export function asExported(row: StoredRow, cell: string | undefined): StoredRow {
  if (!cell) return { ...row, stock_at_export: null }
  const exported = parseExported(cell)
  if ((typeof exported === 'number') === (row.type === 'multi')) throw invalid('stock_at_export', wasChanged)
  if (typeof exported === 'number') return { ...row, stock_at_export: cell, quantity: exported }
  const variants = variantsOf(row.variants).map((variant) => ({ ...variant, quantity: exported[variant.sku] ?? variant.quantity }))
  return { ...row, stock_at_export: cell, variants }
}

/**
 * A change without the quantities that are the same as in the export: sales since then count. Throws 422 for a changed one if the stock has
 * changed as well, so that a file sent twice changes it once.
 */
export function withCurrentStock({ quantity, ...change }: AnyRow, before: AnyRow, stored: AnyRow): AnyRow {
  const next = quantity === undefined ? stored.quantity : nextQuantity('quantity', quantity, before.quantity, stored.quantity)
  const parsed = variantsSchema.safeParse(change.variants)
  return {
    ...change,
    ...(next !== stored.quantity && { quantity: next }),
    ...(parsed.success && { variants: nextVariants(parsed.data, quantitiesOf(before), quantitiesOf(stored)) }),
  }
}

const nextVariants = (
  variants: z.output<typeof variantsSchema>,
  before: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, number>,
) =>
  variants.map((variant) => {
    const key = combinationKey(variant.options)
    return { ...variant, quantity: nextQuantity('variants', variant.quantity, before.get(key), stored.get(key)) }
  })

function nextQuantity(path: string, entered: unknown, before: unknown, stored: unknown): unknown {
  if (typeof before !== 'number' || typeof stored !== 'number' || before === stored) return entered
  if (entered !== before && entered !== stored) throw invalid(path, stockHasChanged(before, stored))
  return stored
}

function parseExported(cell: string): Exported {
  try {
    return exportedSchema.parse(JSON.parse(cell))
  } catch {
    throw invalid('stock_at_export', wasChanged)
  }
}

// A new variant has no stored quantity, and a cell may be anything.
const variantsOf = (variants: unknown) => variantsSchema.safeParse(variants).data ?? []
const quantitiesOf = ({ variants }: AnyRow): ReadonlyMap<string, number> =>
  new Map(variantsOf(variants).map(({ options, quantity }) => [combinationKey(options), quantity]))

const wasChanged: Label = {
  en: 'Leave this cell as it was exported, or leave out the column',
  ar: 'أبقِ هذه الخانة كما صُدّرت، أو تجاهل عمودها',
}
const stockHasChanged = (before: number, now: number): Label => ({
  en: `The stock was ${before} at the export and is ${now} now. Export again and change that number`,
  ar: `كان المخزون ${before} عند التصدير وهو الآن ${now}. صدّر من جديد ثم عدّل الكمية`,
})
