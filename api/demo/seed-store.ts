import { bannerTarget, demoBanners } from '@wasl/resources/demo/banners.ts'
import { demoGroups, demoProducts } from '@wasl/resources/demo/products.ts'
import { demoReviewRequests } from '@wasl/resources/demo/review-requests.ts'
import type { Ctx } from '../context.ts'
import { later } from '../identity/auth/later.ts'
import { banners, pairTables, product_groups, products, review_requests } from '../platform/db/resource-tables.ts'
import { columnsOf, idsBySlug } from './rows.ts'
import type { Places } from './seed-catalogue.ts'
import { seedShelves } from './seed-shelves.ts'
import { seedVariants } from './seed-variants.ts'

const daySeconds = 86_400

/** Fills the store: shelves, products with their variants, groups, the banners that lead there, and what a provider asked the administration for. */
export async function seedStore(ctx: Ctx, { category }: Places, provider: (slug: string) => string): Promise<void> {
  const shelves = await seedShelves(ctx)
  const product = idsBySlug(demoProducts)
  await ctx.db.insert(products).values(
    demoProducts.map(({ slug, values, shelf, sub, brand, provider: owner }) =>
      columnsOf(products, values, {
        id: product(slug),
        category_id: shelves.shelf(shelf),
        sub_category_id: shelves.shelf(sub),
        brand_id: shelves.brand(brand),
        provider_id: owner && provider(owner),
      }),
    ),
  )
  for (const row of demoProducts) {
    await addPairs(ctx, 'products.feature_ids', product(row.slug), row.features.map(shelves.feature))
    await addPairs(ctx, 'products.option_ids', product(row.slug), row.options.map(shelves.option))
    await seedVariants(ctx, { product_id: product(row.slug), variants: row.variants ?? [], option: shelves.option })
  }
  await ctx.db
    .insert(banners)
    .values(demoBanners.map(({ target, values }) => columnsOf(banners, values, bannerTarget(target, category, product))))
  const group = idsBySlug(demoGroups)
  for (const { slug, name, products: slugs } of demoGroups) {
    const [main = ''] = slugs
    const row = columnsOf(product_groups, { name, is_active: true }, { id: group(slug), main_product_id: product(main) })
    await ctx.db.insert(product_groups).values(row)
    await addPairs(ctx, 'product-groups.product_ids', group(slug), slugs.map(product))
  }
  await ctx.db.insert(review_requests).values(
    demoReviewRequests.map(({ days_ago, ...request }, at) => ({
      number: `RV-${1001 + at}`,
      kind: request.kind,
      status: request.status,
      note: request.note,
      refusal: request.refusal,
      provider_id: provider('itqan'),
      ...(request.kind === 'product'
        ? { product_id: product(request.product) }
        : { group_id: group(request.group), before_product_id: product(request.before), after_product_id: product(request.after) }),
      created_at: later(ctx.clock.now(), -days_ago * daySeconds),
    })),
  )
}

// What a `hasMany` field of a demo row holds.
async function addPairs({ db }: Pick<Ctx, 'db'>, field: string, row_id: string, ids: readonly string[]): Promise<void> {
  const table = pairTables[field]
  if (table && ids.length > 0) await db.insert(table).values(ids.map((to_id, position) => ({ row_id, to_id, position })))
}
