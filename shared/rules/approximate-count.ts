/** Rows from which a count or a sum over all of them may be two seconds old; up to here each is made anew. */
export const greatFrom = 10_000
export const greatKeptForMs = 2_000
