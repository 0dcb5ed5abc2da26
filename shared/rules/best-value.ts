/** How far above the lowest total the best value may be, in percent. */
export const bestValueMargin = 15
/** How many reviews a rating needs to count. */
export const bestValueReviews = 3

type ComparedOffer = { id: string; total: number; duration_days: number; rating: number | null; rating_count: number }

/**
 * The id of the offer with the best value: the highest rating from at least `bestValueReviews` reviews among the offers that cost at most
 * `bestValueMargin` percent more than the lowest. Of equal ratings the lower total counts, then the shorter duration. Null for a single
 * offer, and without such a rating. Source: decision 0069.
 */
export function bestValueOf(offers: readonly ComparedOffer[]): string | null {
  if (offers.length < 2) return null
  const lowest = Math.min(...offers.map(({ total }) => total))
  const [best] = offers
    .filter(({ total, rating_count }) => total * 100 <= lowest * (100 + bestValueMargin) && rating_count >= bestValueReviews)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.total - b.total || a.duration_days - b.duration_days)
  return best?.id ?? null
}
