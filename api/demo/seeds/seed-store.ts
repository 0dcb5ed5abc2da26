import { bannerTarget, demoBanners } from '@wasl/resources/demo/banners.ts'
import { demoGroups, demoProducts } from '@wasl/resources/demo/products.ts'
import { demoReviewRequests } from '@wasl/resources/demo/review-requests.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { banners, product_groups, products, review_requests } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { joinTables } from '../../resources/tables/registry/resource-tables.ts'
import { idsBySlug, toColumnValues } from '../../resources/write/column-values.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { seedProductAttributes } from './seed-product-attributes.ts'
import { seedVariants } from './seed-variants.ts'

/** Inserts the store: attributes, products with their variants, groups, banners and a provider's review requests. */
export async function seedStore(ctx: Ctx, { category }: CatalogIds, provider: (slug: string) => string): Promise<void> {
  const ids = await seedProductAttributes(ctx)
  const product = idsBySlug(demoProducts)
  const now = ctx.clock.now()
  await rawDatabase(ctx.db)
    .insert(products)
    .values(
      demoProducts.map(({ slug, values, category: categorySlug, subcategory, brand, provider: owner, discountDays }, at) =>
        toColumnValues(products, values, {
          id: product(slug),
          category_id: ids.category(categorySlug),
          sub_category_id: ids.category(subcategory),
          brand_id: ids.brand(brand),
          provider_id: owner && provider(owner),
          unavailable_reason: reasonOf(slug, values.availability),
          discount_expires_on: discountDays && riyadhDate(addSeconds(now, discountDays * daySeconds)),
          created_at: addSeconds(now, -(demoProducts.length - at) * 9 * hourSeconds),
        }),
      ),
    )
  const linked = (slugsOf: (row: DemoProduct) => readonly string[], idOf: (slug: string) => string) =>
    demoProducts.map((row): JoinedRow => [product(row.slug), slugsOf(row).map(idOf)])
  await addJoinRows(
    ctx,
    'products.feature_ids',
    linked(({ features }) => features, ids.feature),
  )
  await addJoinRows(
    ctx,
    'products.option_ids',
    linked(({ options }) => options, ids.option),
  )
  await seedVariants(
    ctx,
    demoProducts.flatMap(({ slug, variants }) =>
      (variants ?? []).map((variant, at) => ({ ...variant, product_id: product(slug), position: at + 1 })),
    ),
    ids.option,
  )
  await rawDatabase(ctx.db)
    .insert(banners)
    .values(demoBanners.map(({ target, values }) => toColumnValues(banners, values, bannerTarget(target, category, product))))
  const group = idsBySlug(demoGroups)
  for (const { slug, name, products: slugs } of demoGroups) {
    const [main = ''] = slugs
    const row = toColumnValues(product_groups, { name, is_active: true }, { id: group(slug), main_product_id: product(main) })
    await rawDatabase(ctx.db).insert(product_groups).values(row)
    await addJoinRows(ctx, 'product-groups.product_ids', [[group(slug), slugs.map(product)]])
  }
  await seedRequests(ctx, provider('itqan'), product, group)
}

/** The requests of a provider to the administration. */
async function seedRequests(ctx: Ctx, provider_id: string, product: (slug: string) => string, group: (slug: string) => string) {
  await rawDatabase(ctx.db)
    .insert(review_requests)
    .values(
      demoReviewRequests.map(({ days_ago, ...request }, at) => ({
        number: `RV-${1001 + at}`,
        kind: request.kind,
        status: request.status,
        note: request.note,
        reject_reason: request.reject_reason,
        provider_id,
        ...(request.kind === 'product'
          ? { product_id: product(request.product) }
          : { group_id: group(request.group), before_product_id: product(request.before), after_product_id: product(request.after) }),
        created_at: addSeconds(ctx.clock.now(), -days_ago * daySeconds),
      })),
    )
}

const reasons = { pending: 'review', rejected: 'rejection', approved: 'provider' } as const

/** Who stopped the sale of a product: its request, the provider that has hidden it since, or the administration. */
function reasonOf(slug: string, availability: 'available' | 'unavailable') {
  if (availability === 'available') return null
  const request = demoReviewRequests.find((one) => one.kind === 'product' && one.product === slug)
  return request ? reasons[request.status] : 'administration'
}

type DemoProduct = (typeof demoProducts)[number]
type JoinedRow = readonly [row_id: string, ids: readonly string[]]

// The values of a `hasMany` field.
async function addJoinRows({ db }: Pick<Ctx, 'db'>, field: string, rows: readonly JoinedRow[]): Promise<void> {
  const table = joinTables[field]
  const pairs = rows.flatMap(([row_id, ids]) => ids.map((to_id, position) => ({ row_id, to_id, position })))
  if (table && pairs.length > 0) await db.insert(table).values(pairs)
}
