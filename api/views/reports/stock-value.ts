import type { ReportRow } from '@wasl/shared/reports.ts'
import { boundsOf, type Period } from '@wasl/shared/rules/periods.ts'
import { count, desc, eq, sql, sum } from 'drizzle-orm'
import { product_variants, products } from '../../catalog/tables/from-registry.ts'
import { stock, stockMoves } from '../../catalog/tables/stock.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { platformName } from './goods-sql.ts'
import { type ReportRequest, type ReportSummary, toSummary } from './report-request.ts'

/** Each product with its stock at the end of the period, and what moved it within. Those without stock and moves are left out. */
function productStocks({ db }: Pick<Ctx, 'db'>, period: Period) {
  const { start, end } = boundsOf(period)
  const moved = (...reasons: readonly string[]) =>
    sql<number>`coalesce(sum(${stockMoves.on_hand_delta}) filter (where ${stockMoves.reason} in ${reasons} and ${stockMoves.created_at} >= ${start}), 0)`
  const moves = db
    .select({
      unit_id: stockMoves.unit_id,
      received: moved('receipt').as('moved_received'),
      sold: sql<number>`-${moved('sale')}`.as('moved_sold'),
      returned: moved('return').as('moved_returned'),
      corrected: moved('correction').as('moved_corrected'),
      on_hand: sql<number>`sum(${stockMoves.on_hand_delta})`.as('moved_on_hand'),
    })
    .from(stockMoves)
    .where(sql`${stockMoves.created_at} < ${end}`)
    .groupBy(stockMoves.unit_id)
    .as('moves')
  return db
    .select({
      id: products.id,
      provider_id: products.provider_id,
      name_ar: products.name_ar,
      name_en: products.name_en,
      received: sum(moves.received).mapWith(Number).as('product_received'),
      sold: sum(moves.sold).mapWith(Number).as('product_sold'),
      returned: sum(moves.returned).mapWith(Number).as('product_returned'),
      corrected: sum(moves.corrected).mapWith(Number).as('product_corrected'),
      on_hand: sum(moves.on_hand).mapWith(Number).as('product_on_hand'),
      value: sql<number>`sum(${moves.on_hand} * coalesce(${product_variants.price}, ${products.price}))`
        .mapWith(Number)
        .as('product_value'),
    })
    .from(moves)
    .innerJoin(stock, eq(stock.unit_id, moves.unit_id))
    .innerJoin(products, eq(products.id, stock.product_id))
    .leftJoin(product_variants, eq(product_variants.id, stock.unit_id))
    .groupBy(products.id)
    .having(
      sql`bool_or(${moves.on_hand} <> 0 or ${moves.received} <> 0 or ${moves.sold} <> 0 or ${moves.returned} <> 0 or ${moves.corrected} <> 0)`,
    )
    .as('product_stocks')
}

/** The first `limit` products by the value of their stock at the end of the period. */
export async function stockValueReport(ctx: Ctx, { period }: ReportRequest, limit: number): Promise<ReportRow<'stock_value'>[]> {
  const stocks = productStocks(ctx, period)
  const { id, name_ar, name_en, received, sold, returned, corrected, on_hand, value } = stocks
  return ctx.db
    .select({
      ...{ id, product: { ar: name_ar, en: name_en }, received, sold, returned, corrected, on_hand, value },
      provider: {
        ar: sql<string>`coalesce(${providers.name_ar}, ${platformName.ar})`,
        en: sql<string>`coalesce(${providers.name_en}, ${platformName.en})`,
      },
    })
    .from(stocks)
    .leftJoin(providers, eq(providers.id, stocks.provider_id))
    .orderBy(desc(stocks.value), stocks.name_en, stocks.id)
    .limit(limit)
}

/** The number of products of the whole report, and its totals. */
export async function stockValueSummary(ctx: Ctx, { period }: ReportRequest): Promise<ReportSummary> {
  const stocks = productStocks(ctx, period)
  const { received, sold, returned, corrected, on_hand, value } = stocks
  const all = { received, sold, returned, corrected, on_hand, value }
  const sums = Object.fromEntries(Object.entries(all).map(([name, column]) => [name, sum(column).mapWith(Number)]))
  const [summary] = await ctx.db.select({ row_count: count(), ...sums }).from(stocks)
  return toSummary(summary)
}
