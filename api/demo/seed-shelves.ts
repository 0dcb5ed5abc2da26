import { demoAttributes, demoBrands, demoFeatures, demoOptions, demoShelves } from '@wasl/resources/demo/store-shelves.ts'
import type { Ctx } from '../context.ts'
import { attribute_options, attributes, brands, features, product_categories } from '../platform/db/resource-tables.ts'
import { columnsOf, idsBySlug } from './rows.ts'

/** Fills what products are described by, and tells the ids by their slugs. */
export async function seedShelves({ db }: Pick<Ctx, 'db'>) {
  const [brand, shelf, attribute] = [idsBySlug(demoBrands), idsBySlug(demoShelves), idsBySlug(demoAttributes)]
  const [option, feature] = [idsBySlug(demoOptions), idsBySlug(demoFeatures)]
  await db.insert(brands).values(demoBrands.map((row) => columnsOf(brands, row, { id: brand(row.slug) })))
  for (const { parent, ...row } of demoShelves)
    await db
      .insert(product_categories)
      .values(columnsOf(product_categories, row, { id: shelf(row.slug), parent_id: parent && shelf(parent) }))
  await db.insert(attributes).values(demoAttributes.map((row) => columnsOf(attributes, row, { id: attribute(row.slug) })))
  await db
    .insert(attribute_options)
    .values(
      demoOptions.map(({ attribute: slug, ...row }) =>
        columnsOf(attribute_options, row, { id: option(row.slug), attribute_id: attribute(slug) }),
      ),
    )
  await db.insert(features).values(demoFeatures.map((row) => columnsOf(features, row, { id: feature(row.slug) })))
  return { brand, shelf, option, feature }
}
