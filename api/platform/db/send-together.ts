/**
 * Waits for statements of one transaction that were started together: they are sent without waiting for each other's answers. If one fails, throws its error once all
 * have ended, so that none of them runs after the rollback.
 */
export async function sendTogether<T extends readonly unknown[]>(started: readonly [...{ [K in keyof T]: Promise<T[K]> }]): Promise<T> {
  try {
    // Safe: the results of a tuple are a tuple.
    return (await Promise.all(started)) as unknown as T
  } finally {
    await Promise.allSettled(started)
  }
}
