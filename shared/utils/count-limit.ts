/** The rows of a list are counted up to here, and its pages end here. A larger total only says that there are more. */
export const countLimit = 10_000

/** Whether a list's total says only that there are more rows. */
export const isBeyondCountLimit = (total: number): boolean => total > countLimit

/** How many rows the pages of a list reach. */
export const pagedRows = (total: number): number => Math.min(total, countLimit)
