/** A value whose texts, at any depth, may stand in an address as they are. */
export function escaped<T>(value: T): T
export function escaped(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value)
  if (Array.isArray(value)) return value.map((inner) => escaped(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, escaped(inner)]))
}
