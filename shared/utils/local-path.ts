const base = 'http://site.invalid'

/**
 * The value as a path of this site, normalized, else the fallback. Guards redirects and links from user input against other origins: dot
 * segments are resolved before the check, because `/.//host` becomes `//host`, which a browser reads as another origin.
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, base)) return fallback
  const { origin, pathname, search, hash } = new URL(value, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback
}

/** Whether a text is a path of this site. */
export const isLocalPath = (text: string): boolean => localPath(text, '') !== ''
