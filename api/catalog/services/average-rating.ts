/** The average of a provider's ratings, 1 to 5 with one decimal; null while unrated. */
export const averageRating = ({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number | null =>
  rating_count === 0 ? null : Math.round((rating_sum / rating_count) * 10) / 10
