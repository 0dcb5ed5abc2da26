import { paginate } from '@wasl/shared/contract/common.ts'
import type { OwnProductList, ownProductsQuery } from '@wasl/shared/contract/provider-products.ts'
import { ownProductFilters } from '@wasl/shared/rules/own-product-states.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { UserCtx } from '../../platform/context.ts'
import { toRows } from '../../resources/read/row-mapping.ts'
import { textContains } from '../../resources/read/where-clause.ts'
import { product_variants, products, review_requests } from '../tables/from-registry.ts'
import { productProposals } from '../tables/product-proposals.ts'
import { stock } from '../tables/stock.ts'
import { toProductCards } from './load-own-products.ts'
import { isOwnProduct, productResource } from './own-products.ts'

/** One page of the products of the current user's provider, with the number of each state among those that match the search. */
export async function listProducts(ctx: UserCtx, query: z.output<typeof ownProductsQuery>): Promise<OwnProductList> {
  const matches = and(isOwnProduct(ctx), textContains(productResource().search, query.q ?? null))
  const counted = ownProductFilters.map((name) => sql`count(*) filter (where ${conditions[name]})::integer as ${sql.identifier(name)}`)
  const { rows } = await ctx.db.execute<OwnProductList['counts']>(
    sql`select count(*)::integer as all, ${sql.join(counted, sql`, `)} from ${products} where ${matches}`,
  )
  const [counts] = rows
  if (!counts) throw new Error('listProducts: no counts')
  const raw = await ctx.db
    .select()
    .from(products)
    .where(and(matches, query.state && conditions[query.state]))
    .orderBy(desc(products.created_at), desc(products.id))
    .offset((query.page - 1) * query.per_page)
    .limit(query.per_page)
  return {
    products: await toProductCards(ctx, await toRows(ctx, productResource(), raw)),
    counts,
    pagination: paginate(query, counts[query.state ?? 'all']),
  }
}

const hasOpenChange = (status: 'pending' | 'rejected'): SQL => sql`exists (
  select 1 from ${productProposals} join ${review_requests} on ${review_requests.id} = ${productProposals.request_id}
  where ${productProposals.product_id} = ${products.id} and ${productProposals.closed_at} is null and ${review_requests.status} = ${status}
)`

const conditions: Readonly<Record<(typeof ownProductFilters)[number], SQL | undefined>> = {
  on_sale: eq(products.availability, 'available'),
  in_review: sql`(${products.unavailable_reason} = 'review' or ${hasOpenChange('pending')})`,
  rejected: sql`(${products.unavailable_reason} = 'rejection' or ${hasOpenChange('rejected')})`,
  hidden: sql`(${products.availability} = 'unavailable' and coalesce(${products.unavailable_reason}, '') not in ('review', 'rejection'))`,
  low_stock: sql`exists (
    select 1 from ${stock} left join ${product_variants} on ${product_variants.id} = ${stock.unit_id}
    where ${stock.product_id} = ${products.id} and ${stock.on_hand} <= coalesce(${product_variants.low_stock}, ${products.low_stock})
  )`,
}
