import { demoAttributes, demoBrands, demoFeatures, demoOptions, demoProductCategories } from '@wasl/resources/demo/store-catalog.ts'
import { attribute_options, attributes, brands, features, product_categories } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { idsBySlug, toColumnValues } from '../../resources/write/column-values.ts'

/** Inserts brands, product categories, attributes, options and features. Returns their ids by slug. */
export async function seedProductAttributes({ db }: Pick<Ctx, 'db'>) {
  const [brand, category, attribute] = [idsBySlug(demoBrands), idsBySlug(demoProductCategories), idsBySlug(demoAttributes)]
  const [option, feature] = [idsBySlug(demoOptions), idsBySlug(demoFeatures)]
  await rawDatabase(db)
    .insert(brands)
    .values(demoBrands.map((row) => toColumnValues(brands, row, { id: brand(row.slug) })))
  for (const { parent, ...row } of demoProductCategories)
    await rawDatabase(db)
      .insert(product_categories)
      .values(toColumnValues(product_categories, row, { id: category(row.slug), parent_id: parent && category(parent) }))
  await rawDatabase(db)
    .insert(attributes)
    .values(demoAttributes.map((row) => toColumnValues(attributes, row, { id: attribute(row.slug) })))
  await rawDatabase(db)
    .insert(attribute_options)
    .values(
      demoOptions.map(({ attribute: slug, ...row }, at) =>
        toColumnValues(attribute_options, row, { id: option(row.slug), attribute_id: attribute(slug), sort_order: at + 1 }),
      ),
    )
  await rawDatabase(db)
    .insert(features)
    .values(demoFeatures.map((row) => toColumnValues(features, row, { id: feature(row.slug) })))
  return { brand, category, option, feature }
}
