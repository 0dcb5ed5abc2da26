/** Whether two JSON values are equal, whatever the order of their keys; null and undefined count as equal. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, index) => deepEqual(entry, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => deepEqual(a[key], b[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
