const batchSize = 500

/**
 * The rows of a query that may be long, read in batches in the order of their ids: `load` returns at most `limit` rows with ids after `last`.
 * Rows that stay in the result do not hide the others.
 */
export async function* inBatches<Row extends { id: string }>(
  load: (page: { last: string | null; limit: number }) => PromiseLike<readonly Row[]>,
  limit = batchSize,
): AsyncGenerator<Row> {
  let last: string | null = null
  for (;;) {
    const rows: readonly Row[] = await load({ last, limit })
    yield* rows
    last = rows.at(-1)?.id ?? null
    if (rows.length < limit) return
  }
}
