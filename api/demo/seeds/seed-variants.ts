import type { demoProducts } from '@wasl/resources/demo/products.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { product_variants } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { joinTables } from '../../resources/tables/registry/resource-tables.ts'

type DemoVariant = NonNullable<(typeof demoProducts)[number]['variants']>[number] & { product_id: string; position: number }

/** Inserts the variants of the demo products with their options. */
export async function seedVariants(
  { db }: Pick<Ctx, 'db'>,
  variants: readonly DemoVariant[],
  option: (slug: string) => string,
): Promise<void> {
  const rows = variants.map(({ options, ...row }) => ({ row: { ...row, id: crypto.randomUUID() }, options: options.map(option) }))
  await rawDatabase(db)
    .insert(product_variants)
    .values(rows.map(({ row, options }) => ({ ...row, combination: combinationKey(options) })))
  const pairs = joinTables['product-variants.options']
  if (pairs)
    await db
      .insert(pairs)
      .values(rows.flatMap(({ row, options }) => options.map((to_id, position) => ({ row_id: row.id, to_id, position }))))
}
