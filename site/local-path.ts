/** The value as a path of this site, else the fallback. Guards redirects and links from user input against other origins. */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback
  const { origin, pathname, search, hash } = new URL(value, 'http://site.invalid')
  return origin === 'http://site.invalid' ? pathname + search + hash : fallback
}
