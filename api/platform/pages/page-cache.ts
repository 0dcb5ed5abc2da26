import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encodePage, type PageEncoding } from './encode-page.ts'

/** Placeholders for the CSP nonce and the request id in a rendered page. Every response gets its own values. */
export type PageMarkers = { nonce: string; requestId: string }
export type CachedPage = {
  status: number
  headers: Readonly<Record<string, string>>
  bytes: number
  /** Pages that are the same in every response are encoded when a browser first asks for the encoding, and kept so. */
  body:
    | { kind: 'marked'; html: string; markers: PageMarkers }
    | { kind: 'static'; etag: string; identity: Buffer; encode: (encoding: PageEncoding) => Promise<Buffer> }
}
type Cache = {
  /** The page of this key in this version. Concurrent callers share one `render`; only pages with status 200 are kept. */
  get: (key: string, version: string, render: () => Promise<CachedPage | null>) => Promise<CachedPage | null>
}

/** Rendered pages of one content version, the least recently used ones dropped beyond `maxBytes`, each for at most `maxAgeMs`. */
export function createPageCache({ maxBytes, maxAgeMs }: { maxBytes: number; maxAgeMs: number }): Cache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes) || 1,
    ttl: maxAgeMs,
  })
  const rendering = new Map<string, Promise<CachedPage | null>>()
  let currentVersion = ''

  const renderOnce = (key: string, version: string, render: () => Promise<CachedPage | null>) => {
    const running = rendering.get(`${version}\n${key}`)
    if (running) return running
    const started = render()
      .then((page) => {
        if (page?.status === 200 && version === currentVersion) pages.set(key, page)
        return page
      })
      .finally(() => rendering.delete(`${version}\n${key}`))
    rendering.set(`${version}\n${key}`, started)
    return started
  }
  return {
    get: async (key, version, render) => {
      if (version !== currentVersion) {
        pages.clear()
        currentVersion = version
      }
      return pages.get(key) ?? renderOnce(key, version, render)
    },
  }
}

/** What is stored of a rendered page, or null if the response must not be shared: redirects, cookies, errors of the server, other types. */
export async function toCachedPage(response: Response, markers: PageMarkers): Promise<CachedPage | null> {
  const type = response.headers.get('content-type') ?? ''
  const isShareable = (response.status === 200 || response.status === 404) && type.startsWith('text/html')
  if (!isShareable || response.headers.has('set-cookie')) {
    await response.body?.cancel()
    return null
  }
  const html = await response.text()
  const headers = { 'content-type': type, 'content-language': response.headers.get('content-language') ?? 'ar' }
  if (html.includes(markers.nonce) || html.includes(markers.requestId))
    return { status: response.status, headers, bytes: 2 * html.length, body: { kind: 'marked', html, markers } }
  const identity = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  // Both encodings together have less than half of the size of the text.
  const bytes = 1.5 * identity.length
  return { status: response.status, headers, bytes, body: { kind: 'static', etag, identity, encode: encoder(identity) } }
}

/** Encodes each encoding once, when it is first asked for: a page may never be asked for again. */
function encoder(page: Buffer): (encoding: PageEncoding) => Promise<Buffer> {
  const encoded: Partial<Record<PageEncoding, Promise<Buffer>>> = {}
  return (encoding) => {
    encoded[encoding] ??= encodePage(page, encoding)
    return encoded[encoding]
  }
}
