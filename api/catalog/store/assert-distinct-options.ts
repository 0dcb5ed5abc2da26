import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { product_variants, products } from '../tables/from-registry.ts'

type ProductRow = typeof products.$inferSelect

/** Write hook: throws 422 if two products of a group have the same options. */
export async function assertGroupOptionsDistinct(ctx: Ctx, { after }: RowWrite): Promise<void> {
  const ids = Array.isArray(after?.product_ids) ? after.product_ids.map(String) : []
  const same = await findSameOptions(ctx, ids)
  if (same) throw invalid('product_ids', sameOptionsMessage(same[0], same[1]))
}

/** Throws 422 if another product in one of this product's groups has the same options. */
export async function assertOptionsDistinctInGroups(ctx: Ctx, product: { id: string; type?: unknown }): Promise<void> {
  const pairs = joinTableOf('product-groups.product_ids')
  const groups = ctx.db.select({ id: pairs.row_id }).from(pairs).where(eq(pairs.to_id, product.id))
  const members = await ctx.db.select().from(pairs).where(inArray(pairs.row_id, groups))
  for (const group of Map.groupBy(members, ({ row_id }) => row_id).values()) {
    const same = await findSameOptions(
      ctx,
      group.map(({ to_id }) => to_id),
    )
    if (same?.some(({ id }) => id === product.id))
      throw invalid(product.type === 'multi' ? 'variants' : 'option_ids', sameOptionsMessage(same[0], same[1]))
  }
}

const sameOptionsMessage = (one: ProductRow, other: ProductRow): Label => ({
  en: `The products of a group must have different options. “${one.name_en}” and “${other.name_en}” have the same`,
  ar: `تختلف منتجات المجموعة في خياراتها، وخيارات «${one.name_ar}» و«${other.name_ar}» متطابقة`,
})

async function findSameOptions(ctx: Ctx, ids: readonly string[]): Promise<[ProductRow, ProductRow] | null> {
  if (ids.length < 2) return null
  const rows = await ctx.db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  const options = await loadOptions(ctx, rows)
  const productByKey = new Map<string, ProductRow>()
  for (const product of rows) {
    const key = combinationKey([...new Set(options.get(product.id))])
    const other = productByKey.get(key)
    if (other) return [other, product]
    productByKey.set(key, product)
  }
  return null
}

// A simple product has options of its own; a multi product has those of its variants.
async function loadOptions({ db }: Ctx, rows: readonly ProductRow[]): Promise<Map<string, string[]>> {
  const idsOfType = (type: ProductRow['type']) => rows.filter((row) => row.type === type).map(({ id }) => id)
  const [ofProducts, ofVariants] = [joinTableOf('products.option_ids'), joinTableOf('product-variants.options')]
  const optionRows = [
    ...(await db
      .select({ id: ofProducts.row_id, option: ofProducts.to_id })
      .from(ofProducts)
      .where(inArray(ofProducts.row_id, idsOfType('simple')))),
    ...(await db
      .select({ id: product_variants.product_id, option: ofVariants.to_id })
      .from(ofVariants)
      .innerJoin(product_variants, eq(product_variants.id, ofVariants.row_id))
      .where(inArray(product_variants.product_id, idsOfType('multi')))),
  ]
  const byId = Map.groupBy(optionRows, ({ id }) => String(id))
  return new Map([...byId].map(([id, pairs]) => [id, pairs.map(({ option }) => option)]))
}
