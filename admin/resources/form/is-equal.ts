/** Whether two values of the wire say the same; the order of keys says nothing, null and absent are alike. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
    )
  if (!isPlain(one) || !isPlain(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
