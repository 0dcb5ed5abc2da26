import type { ShippingChoice } from '@wasl/shared/contract/cart.ts'
import { goodsPrice, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { shippingPrice } from '@wasl/shared/rules/shipping-price.ts'
import { and, asc, eq, getTableColumns, placeholder, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { cities, shipping_rates } from '../tables/from-registry.ts'

type RateRow = Omit<typeof shipping_rates.$inferSelect, 'created_at' | 'updated_at'>
/** A seller of a cart, its terms and the amount to pay for its goods that can be bought. */
type Goods = { provider_id: string | null; terms: SaleTerms | null; subtotal: number }

/**
 * How each of these sellers hands goods over, cheapest first. With a city those that serve it, otherwise all, each with its city. The order of the answer is that of
 * the sellers.
 */
export async function loadShippingChoices(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>,
  goods: readonly Goods[],
  city_id: string | undefined,
): Promise<ShippingChoice[][]> {
  const providerIds = goods.flatMap(({ provider_id }) => provider_id ?? [])
  const isOwn = goods.some(({ provider_id }) => provider_id === null)
  const values = { providers: `{${providerIds.join(',')}}`, is_own: isOwn, city_id: city_id ?? null }
  const rates = await runLookup(ctx, { key: 'shipping-rates', build: buildRates, values })
  return goods.map(({ provider_id, terms, subtotal }) =>
    rates
      .filter((rate) => rate.provider_id === provider_id)
      .map((rate) => shippingChoice(toPay(rate, terms), rate.city && idAndName(rate.city), subtotal))
      .sort((one, other) => one.price - other.price),
  )
}

const { created_at: _, updated_at: __, ...rateColumns } = getTableColumns(shipping_rates)
/** `is_own`: those of the platform too. `city_id`: of one city, null for all. */
const buildRates = (db: Database | Tx) =>
  db
    .select({ ...rateColumns, city: namedColumns(cities) })
    .from(shipping_rates)
    .leftJoin(cities, eq(cities.id, shipping_rates.city_id))
    .where(
      and(
        eq(shipping_rates.is_active, true),
        sql`(${shipping_rates.provider_id} = any(${placeholder('providers')}::uuid[]) or ${placeholder('is_own')}::boolean and ${shipping_rates.provider_id} is null)`,
        sql`(${placeholder('city_id')}::uuid is null or ${shipping_rates.city_id} is null or ${shipping_rates.city_id} = ${placeholder('city_id')}::uuid)`,
      ),
    )
    .orderBy(asc(shipping_rates.created_at), asc(shipping_rates.id))

/** A rate with its amounts as a buyer pays them. */
const toPay = (rate: RateRow, terms: SaleTerms | null): RateRow => ({
  ...rate,
  price: goodsPrice(rate.price, terms),
  free_from: rate.free_from === null ? null : goodsPrice(rate.free_from, terms),
})

function shippingChoice(rate: RateRow, city: ShippingChoice['city'], subtotal: number): ShippingChoice {
  const { id, method, price, free_from, days_min, days_max } = rate
  return {
    id,
    title: { ar: rate.shipping_title_ar, en: rate.shipping_title_en },
    ...{ method, city, price: shippingPrice(rate, subtotal), full_price: price, free_from, days_min, days_max, pick_up: pickUpOf(rate) },
  }
}

/** Where goods are picked up, if the seller has said it in both languages. */
function pickUpOf(rate: RateRow): ShippingChoice['pick_up'] {
  if (rate.method !== 'pick_up' || !rate.pick_up_place_ar || !rate.pick_up_place_en) return null
  const { pick_up_hours_ar: ar, pick_up_hours_en: en } = rate
  return { place: { ar: rate.pick_up_place_ar, en: rate.pick_up_place_en }, hours: ar && en ? { ar, en } : null }
}
