import type { demoProducts } from '@wasl/resources/demo/products.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { product_variants } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { joinTables } from '../../resources/tables/registry/resource-tables.ts'

type DemoVariants = NonNullable<(typeof demoProducts)[number]['variants']>

/** Inserts the variants of a demo product with their options. */
export async function seedVariants(
  { db }: Pick<Ctx, 'db'>,
  { product_id, variants, option }: { product_id: string; variants: DemoVariants; option: (slug: string) => string },
): Promise<void> {
  const pairs = joinTables['product-variants.options']
  for (const [at, { options, ...row }] of variants.entries()) {
    const [id, ids] = [crypto.randomUUID(), options.map(option)]
    await rawDatabase(db)
      .insert(product_variants)
      .values({ ...row, id, product_id, combination: combinationKey(ids), position: at + 1 })
    if (pairs) await db.insert(pairs).values(ids.map((to_id, position) => ({ row_id: id, to_id, position })))
  }
}
