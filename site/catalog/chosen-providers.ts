/** The providers that an address names: `providers=a,b` or `providers=a&providers=b`. */
export const providersInQuery = (query: URLSearchParams): string[] => [
  ...new Set(query.getAll('providers').flatMap((ids) => ids.split(',').filter(Boolean))),
]

/** The query with these providers in place of its own. */
export function withProviders(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete('providers')
  if (ids.length > 0) changed.set('providers', ids.join(','))
  return changed
}
