import type { ShippingChoice } from '@wasl/shared/contract/cart.ts'
import { goodsPrice, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { shippingPrice } from '@wasl/shared/rules/shipping-price.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { cities, shipping_rates } from '../tables/from-registry.ts'

type RateRow = typeof shipping_rates.$inferSelect
/** A seller of a cart, its terms and the amount to pay for its goods that can be bought. */
type Goods = { provider_id: string | null; terms: SaleTerms | null; subtotal: number }

/**
 * How each of these sellers hands goods over, cheapest first. With a city those that serve it, otherwise all, each with its city. The order of the answer is that of
 * the sellers.
 */
export async function loadShippingChoices(
  { db }: Pick<Ctx, 'db'>,
  goods: readonly Goods[],
  city_id: string | undefined,
): Promise<ShippingChoice[][]> {
  const providerIds = goods.flatMap(({ provider_id }) => provider_id ?? [])
  const isOfSeller = or(
    inArray(shipping_rates.provider_id, providerIds),
    goods.some(({ provider_id }) => provider_id === null) ? isNull(shipping_rates.provider_id) : undefined,
  )
  const rates = await db
    .select({ ...getTableColumns(shipping_rates), city: namedColumns(cities) })
    .from(shipping_rates)
    .leftJoin(cities, eq(cities.id, shipping_rates.city_id))
    .where(
      and(
        eq(shipping_rates.is_active, true),
        isOfSeller,
        city_id ? or(isNull(shipping_rates.city_id), eq(shipping_rates.city_id, city_id)) : undefined,
      ),
    )
    .orderBy(asc(shipping_rates.created_at), asc(shipping_rates.id))
  return goods.map(({ provider_id, terms, subtotal }) =>
    rates
      .filter((rate) => rate.provider_id === provider_id)
      .map((rate) => shippingChoice(toPay(rate, terms), rate.city && idAndName(rate.city), subtotal))
      .sort((one, other) => one.price - other.price),
  )
}

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
