/** A failure of an outside service, under the name of its adapter, so that nobody takes it for an outage of the database. */
export class AdapterError extends Error {
  override name = 'AdapterError'
  readonly adapter: string

  constructor(adapter: string, cause: unknown) {
    super(`${adapter}: ${reasonOf(cause)}`, { cause })
    this.adapter = adapter
  }
}

/** The adapter whose failures have its name. */
export const named = <T extends object>(name: string, adapter: T): T =>
  // Safe: every method keeps its parameters and result.
  Object.fromEntries(
    Object.entries(adapter).map(([key, value]) => [key, typeof value === 'function' ? withName(name, value as Method) : value]),
  ) as T

type Method = (...args: unknown[]) => unknown

const withName =
  (name: string, method: Method): Method =>
  (...args) => {
    const result = method(...args)
    return result instanceof Promise
      ? result.catch((error: unknown) => {
          throw error instanceof AdapterError ? error : new AdapterError(name, error)
        })
      : result
  }

/** What went wrong, in one line. The reason of a failed connection is in the cause of the error that `fetch` throws. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(reasonOf).join('; ')
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message
}
