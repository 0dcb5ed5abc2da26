/** A path of this site, or the fallback: whatever a query or a form names never leads outside. */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback
  const { origin, pathname, search, hash } = new URL(value, 'http://site.invalid')
  return origin === 'http://site.invalid' ? pathname + search + hash : fallback
}
