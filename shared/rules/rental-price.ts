import type { Localized, Money } from '../units.ts'
import type { ServicePeriod } from './car-choices.ts'
import { splitIncludedVat } from './included-vat.ts'
import { percentOf } from './order-totals.ts'
import { cheapestCover, type RentCover, type RentPrices, rentCost } from './rent-cost.ts'
import { goodsPrice, type SaleTerms } from './sale-terms.ts'

/** What a car costs, as its provider entered it. */
export type CarPrices = RentPrices & {
  insurance_price: Money
  insurance_refund: Money
  foreign_authorization_price: Money | null
  receipt_price: Money | null
  delivery_price: Money | null
  additional_services: readonly { name: Localized; price: Money; per: ServicePeriod }[]
}
/** What a client adds to a rental: delivery of the car, its collection, the permit to leave the Kingdom, services by their position. */
export type RentalOptions = { delivery: boolean; collection: boolean; permit: boolean; services: readonly number[] }
type Discount = { discount_type: 'ratio' | 'number'; discount_percent: number | null; discount_amount: Money | null }
export type CarDiscount = Discount & { offer_title: Localized }

export const rentalLineKinds = [
  'rent_year',
  'rent_month',
  'rent_day',
  'discount',
  'delivery',
  'collection',
  'permit',
  'service',
  'insurance',
  'extension',
] as const
export type RentalLineKind = (typeof rentalLineKinds)[number]
/** One line of the price: `amount` is `unit_price` times `count`, negative for a discount. `title`: of a service or an offer. */
export type RentalLine = { kind: RentalLineKind; title: Localized | null; unit_price: Money; count: number; amount: Money }

/** `price` and `tax` add up to `total`, which is the sum of the lines. The security deposit is paid besides, has no VAT and comes back. */
export type RentalPrice = { lines: RentalLine[]; price: Money; tax: Money; total: Money; security_deposit: Money }

/** The prices of rent as a client pays them. */
export const shownRentPrices = ({ daily_price, monthly_price, yearly_price }: RentPrices, terms: SaleTerms): RentPrices => ({
  daily_price: goodsPrice(daily_price, terms),
  monthly_price: monthly_price === null ? null : goodsPrice(monthly_price, terms),
  yearly_price: yearly_price === null ? null : goodsPrice(yearly_price, terms),
})

/** The price of a rental with its lines, in halalas with VAT. Of several offers the greatest discount counts, and never more than the rent. */
export function rentalPrice(
  car: CarPrices,
  { days, options, discounts, terms }: { days: number; options: RentalOptions; discounts: readonly CarDiscount[]; terms: SaleTerms },
): RentalPrice {
  const rent = rentLines(days, shownRentPrices(car, terms))
  const best = bestDiscount(sumOf(rent), discounts, terms)
  const lines = [...rent, ...(best ? [best] : []), ...extraLines(car, { days, options, terms })]
  const total = sumOf(lines)
  const { tax } = splitIncludedVat(total, terms.vat_percent)
  return { lines, price: total - tax, tax, total, security_deposit: car.insurance_refund }
}

/** The total of `rentalPrice` without options, fast enough to compare thousands of cars. `covers`: of `rentCovers` for the days. */
export function rentalTotal(
  car: RentPrices & Pick<CarPrices, 'insurance_price' | 'insurance_refund'>,
  { covers, discounts, terms }: { covers: readonly RentCover[]; discounts: readonly Discount[]; terms: SaleTerms },
): Money {
  const { cost } = cheapestCover(covers, shownRentPrices(car, terms))
  const discount = discounts.reduce((most, one) => Math.max(most, discountOf(cost, one, terms)), 0)
  return cost - discount + goodsPrice(Math.max(0, car.insurance_price - car.insurance_refund), terms)
}

function rentLines(days: number, prices: RentPrices): RentalLine[] {
  const { cover } = rentCost(days, prices)
  return [
    lineOf('rent_year', prices.yearly_price ?? 0, cover.year),
    lineOf('rent_month', prices.monthly_price ?? 0, cover.month),
    lineOf('rent_day', prices.daily_price, cover.day),
  ].filter(({ count }) => count > 0)
}

function extraLines(car: CarPrices, { days, options, terms }: { days: number; options: RentalOptions; terms: SaleTerms }): RentalLine[] {
  const once = (kind: RentalLineKind, isChosen: boolean, entered: Money | null) =>
    isChosen && entered !== null ? [lineOf(kind, goodsPrice(entered, terms), 1)] : []
  const services = car.additional_services.flatMap(({ name, price, per }, at) =>
    options.services.includes(at) ? [lineOf('service', goodsPrice(price, terms), per === 'day' ? days : 1, name)] : [],
  )
  const insurance = car.insurance_price - car.insurance_refund
  return [
    ...once('delivery', options.delivery, car.receipt_price),
    ...once('collection', options.collection, car.delivery_price),
    ...once('permit', options.permit, car.foreign_authorization_price),
    ...services,
    ...once('insurance', insurance > 0, insurance),
  ]
}

function bestDiscount(rent: Money, discounts: readonly CarDiscount[], terms: SaleTerms): RentalLine | null {
  const lines = discounts.map((discount) => lineOf('discount', -discountOf(rent, discount, terms), 1, discount.offer_title))
  return lines.reduce<RentalLine | null>((best, line) => (line.amount < (best?.amount ?? 0) ? line : best), null)
}

/** What an offer takes off a rent. */
export const discountOf = (rent: Money, { discount_type, discount_percent, discount_amount }: Discount, terms: SaleTerms): Money =>
  discount_type === 'ratio' ? percentOf(rent, discount_percent ?? 0) : Math.min(rent, goodsPrice(discount_amount ?? 0, terms))

const lineOf = (kind: RentalLineKind, unit_price: Money, count: number, title: Localized | null = null): RentalLine => ({
  kind,
  title,
  unit_price,
  count,
  amount: unit_price * count,
})
const sumOf = (lines: readonly RentalLine[]): Money => lines.reduce((sum, { amount }) => sum + amount, 0)
