import type { ReportRow } from '@wasl/shared/reports.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { countDistinct, desc, eq, max, sql } from 'drizzle-orm'
import { product_categories } from '../../catalog/tables/from-registry.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { platformName, salesFigures, salesOfGoods, soldGoods } from './goods-sql.ts'
import { type ReportRequest, type ReportSummary, toSummary } from './report-request.ts'

const sellerName = {
  ar: sql<string>`coalesce(${providers.name_ar}, ${platformName.ar})`,
  en: sql<string>`coalesce(${providers.name_en}, ${platformName.en})`,
}

const deletedProducts: Localized = { ar: 'منتجات محذوفة', en: 'Deleted products' }

/** The first `limit` products that were sold in the period, highest sales first. */
export async function productSalesReport(ctx: Ctx, request: ReportRequest, limit: number): Promise<ReportRow<'product_sales'>[]> {
  const goods = soldGoods(ctx, request)
  return ctx.db
    .select({
      id: goods.product_id,
      product: { ar: sql<string>`max(${goods.name_ar})`, en: sql<string>`max(${goods.name_en})` },
      provider: sellerName,
      ...salesFigures(goods),
    })
    .from(goods)
    .leftJoin(providers, eq(providers.id, goods.provider_id))
    .groupBy(goods.product_id, providers.id)
    .orderBy(desc(salesOfGoods(goods)), max(goods.name_en), goods.product_id)
    .limit(limit)
}

/** The number of products of the whole report, and its totals. */
export async function productSalesSummary(ctx: Ctx, request: ReportRequest): Promise<ReportSummary> {
  const goods = soldGoods(ctx, request)
  const rows = sql`(${goods.product_id}, ${goods.provider_id})`
  const [summary] = await ctx.db.select({ row_count: countDistinct(rows), ...salesFigures(goods) }).from(goods)
  const { orders: _, ...figures } = summary ?? { orders: 0 }
  return toSummary(figures)
}

/** The sellers of goods in the period: providers, and the platform itself. */
export async function sellerSalesReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'seller_sales'>[]> {
  const goods = soldGoods(ctx, request)
  return ctx.db
    .select({ provider: sellerName, products: countDistinct(goods.product_id), ...salesFigures(goods) })
    .from(goods)
    .leftJoin(providers, eq(providers.id, goods.provider_id))
    .groupBy(providers.id)
    .orderBy(desc(salesOfGoods(goods)), providers.name_en)
}

/** The categories of the products that were sold in the period. */
export async function categorySalesReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'category_sales'>[]> {
  const goods = soldGoods(ctx, request)
  const rows = await ctx.db
    .select({
      name_ar: product_categories.name_ar,
      name_en: product_categories.name_en,
      products: countDistinct(goods.product_id),
      ...salesFigures(goods),
    })
    .from(goods)
    .leftJoin(product_categories, eq(product_categories.id, goods.category_id))
    .groupBy(product_categories.id)
    .orderBy(desc(salesOfGoods(goods)), product_categories.name_en)
  return rows.map(({ name_ar: ar, name_en: en, ...row }) => ({
    ...row,
    category: ar !== null && en !== null ? { ar, en } : deletedProducts,
  }))
}
