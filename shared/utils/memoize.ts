/** As `compute`, but computed once for each object and names: for schemas, which are expensive and depend on a declaration only. */
export function memoize<O extends object, R>(
  compute: (object: O, names: readonly string[]) => R,
): (object: O, names?: readonly string[]) => R {
  const resultsByObject = new WeakMap<O, Map<string, R>>()
  return (object, names = []) => {
    const results = resultsByObject.get(object) ?? new Map<string, R>()
    resultsByObject.set(object, results)
    const key = names.join()
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(object, names)
    results.set(key, result)
    return result
  }
}
