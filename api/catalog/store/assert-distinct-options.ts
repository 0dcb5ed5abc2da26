import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { pairTables, product_variants, products } from '../../platform/db/resource-tables.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { Write } from '../../resources/write-hooks.ts'

type Product = typeof products.$inferSelect

/** The products of a group differ by their options: two that have the same ones are refused, both named. */
export async function groupWritten(ctx: Ctx, { after }: Write): Promise<void> {
  const ids = Array.isArray(after?.product_ids) ? after.product_ids.map(String) : []
  const same = await sameIn(ctx, ids)
  if (same) throw invalid('product_ids', sayIn(same[0], same[1]))
}

/** Refuses options that another product of one of this product's groups has already. */
export async function refuseOptionsOfGroup(ctx: Ctx, product: { id: string; type?: unknown }): Promise<void> {
  const pairs = pairsOf('product-groups.product_ids')
  const groups = ctx.db.select({ id: pairs.row_id }).from(pairs).where(eq(pairs.to_id, product.id))
  const members = await ctx.db.select().from(pairs).where(inArray(pairs.row_id, groups))
  for (const group of Map.groupBy(members, ({ row_id }) => row_id).values()) {
    const same = await sameIn(
      ctx,
      group.map(({ to_id }) => to_id),
    )
    if (same?.some(({ id }) => id === product.id))
      throw invalid(product.type === 'multi' ? 'variants' : 'option_ids', sayIn(same[0], same[1]))
  }
}

const sayIn = (one: Product, other: Product): [string, string] => [
  `The products of a group differ by their options, and those of “${one.name_en}” and “${other.name_en}” are the same`,
  `تختلف منتجات المجموعة في خياراتها، وخيارات «${one.name_ar}» و«${other.name_ar}» متطابقة`,
]

async function sameIn(ctx: Ctx, ids: readonly string[]): Promise<[Product, Product] | null> {
  if (ids.length < 2) return null
  const rows = await ctx.db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  const options = await optionsOf(ctx, rows)
  const seen = new Map<string, Product>()
  for (const product of rows) {
    const key = combinationKey([...new Set(options.get(product.id))])
    const other = seen.get(key)
    if (other) return [other, product]
    seen.set(key, product)
  }
  return null
}

// A simple product says its options itself, those of a multi product are those of its variants.
async function optionsOf({ db }: Ctx, rows: readonly Product[]): Promise<Map<string, string[]>> {
  const of = (type: Product['type']) => rows.filter((row) => row.type === type).map(({ id }) => id)
  const [own, theirs] = [pairsOf('products.option_ids'), pairsOf('product-variants.options')]
  const found = [
    ...(await db
      .select({ id: own.row_id, option: own.to_id })
      .from(own)
      .where(inArray(own.row_id, of('simple')))),
    ...(await db
      .select({ id: product_variants.product_id, option: theirs.to_id })
      .from(theirs)
      .innerJoin(product_variants, eq(product_variants.id, theirs.row_id))
      .where(inArray(product_variants.product_id, of('multi')))),
  ]
  const byId = Map.groupBy(found, ({ id }) => String(id))
  return new Map([...byId].map(([id, pairs]) => [id, pairs.map(({ option }) => option)]))
}

function pairsOf(field: string) {
  const pairs = pairTables[field]
  if (!pairs) throw new Error(`pairsOf: no pairs of ${field}`)
  return pairs
}
