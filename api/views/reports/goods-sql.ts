import type { Localized } from '@wasl/shared/units.ts'
import { and, countDistinct, eq, type SQL, sql, sum } from 'drizzle-orm'
import { products } from '../../catalog/tables/from-registry.ts'
import { stockMoves } from '../../catalog/tables/stock.ts'
import { orderLines } from '../../ordering/tables/checkouts.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { orderFilter, type ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** Who sells what no provider does. */
export const platformName: Localized = { ar: 'المنصة', en: 'The platform' }

/** The goods that were paid in the period, one row for each line of an order, with what of them was refunded or returned until now. Halalas with VAT. */
export const soldGoods = ({ db }: Pick<Ctx, 'db'>, request: ReportRequest) =>
  db
    .select({
      order_id: orderLines.order_id,
      product_id: orderLines.product_id,
      provider_id: orders.provider_id,
      category_id: products.category_id,
      name_ar: sql<string>`coalesce(${products.name_ar}, ${orderLines.title} ->> 'ar')`.as('product_ar'),
      name_en: sql<string>`coalesce(${products.name_en}, ${orderLines.title} ->> 'en')`.as('product_en'),
      quantity: orderLines.quantity,
      // Of a cancelled order everything was refunded.
      back: sql<number>`case ${orders.status} when 'cancelled' then ${orderLines.quantity} else ${orderLines.refunded} + ${orderLines.returned} end`.as(
        'back',
      ),
      price: orderLines.price,
    })
    .from(stockMoves)
    .innerJoin(orderLines, and(eq(orderLines.order_id, stockMoves.order_id), eq(orderLines.unit_id, stockMoves.unit_id)))
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .leftJoin(products, eq(products.id, orderLines.product_id))
    .where(and(eq(stockMoves.reason, 'sale'), within(stockMoves.created_at, request.period), orderFilter(request)))
    .as('sold_goods')

type SoldGoods = ReturnType<typeof soldGoods>
const total = (amount: SQL): SQL<number> => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)

/** The figures of sold goods that every report of sales has. */
export const salesFigures = (goods: SoldGoods) => ({
  orders: countDistinct(goods.order_id),
  sold: sum(goods.quantity).mapWith(Number),
  amount: total(sql`${goods.quantity} * ${goods.price}`),
  back: sum(goods.back).mapWith(Number),
  refunded: total(sql`${goods.back} * ${goods.price}`),
  sales: salesOfGoods(goods),
})

/** What clients pay for these goods and keep. */
export const salesOfGoods = (goods: SoldGoods): SQL<number> => total(sql`(${goods.quantity} - ${goods.back}) * ${goods.price}`)
