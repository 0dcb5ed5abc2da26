import type { Money } from '../units.ts'
import { dayMs, minuteMs } from '../utils/durations.ts'

/** The longest rental that a client can ask for, in days. */
export const longestRentalDays = 730

/** The days that are paid for one unit of each price. */
export const rentUnits = { year: 365, month: 30, day: 1 } as const
/** How many years, months and days are paid: together they may cover more days than needed. */
export type RentCover = Record<keyof typeof rentUnits, number>
export type RentPrices = { daily_price: Money; monthly_price: Money | null; yearly_price: Money | null }

/** The days of a rental: each started 24 hours is one, after the grace, and at least one. Instants in ISO. */
export function rentalDays({ pickup_at, return_at }: { pickup_at: string; return_at: string }, grace_minutes: number): number {
  const length = Date.parse(return_at) - Date.parse(pickup_at) - grace_minutes * minuteMs
  return Math.max(1, Math.ceil(length / dayMs))
}

/** Every cover that can be the cheapest for a number of days, whatever the prices are. */
export function rentCovers(days: number): RentCover[] {
  const { year: yearDays, month: monthDays } = rentUnits
  return Array.from({ length: Math.ceil(days / yearDays) + 1 }, (_, year) => {
    const rest = Math.max(0, days - year * yearDays)
    // With more months the cost changes evenly as long as they replace days: only the fewest and the most can be the cheapest.
    const months = new Set([0, Math.floor(rest / monthDays), Math.ceil(rest / monthDays)])
    return [...months].map((month) => ({ year, month, day: Math.max(0, rest - month * monthDays) }))
  }).flat()
}

/** The cheapest cover of a number of days, with its cost in halalas. The cost never falls when the days grow. */
export const rentCost = (days: number, prices: RentPrices): { cost: Money; cover: RentCover } => cheapestCover(rentCovers(days), prices)

/** The cheapest of the covers of `rentCovers`, with its cost in halalas. */
export function cheapestCover(covers: readonly RentCover[], prices: RentPrices): { cost: Money; cover: RentCover } {
  let best: { cost: Money; cover: RentCover } | undefined
  for (const cover of covers) {
    const cost = costOf(cover, prices)
    if (cost !== null && (best === undefined || cost < best.cost)) best = { cost, cover }
  }
  if (best === undefined) throw new RangeError('a rental has at least one cover by days alone')
  return best
}

function costOf({ year, month, day }: RentCover, { daily_price, monthly_price, yearly_price }: RentPrices): Money | null {
  if ((year > 0 && yearly_price === null) || (month > 0 && monthly_price === null)) return null
  return year * (yearly_price ?? 0) + month * (monthly_price ?? 0) + day * daily_price
}
