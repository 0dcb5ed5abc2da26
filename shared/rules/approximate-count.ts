/** From this many rows on, a count or a total may come from a cache; below, it is always computed. */
export const approximateCountFrom = 10_000
/** How long a cached count or total is used, in milliseconds. */
export const approximateCountTtlMs = 2_000
