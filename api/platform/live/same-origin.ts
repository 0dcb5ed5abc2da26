import type { IncomingHttpHeaders } from 'node:http'

/** Whether a connection comes from a page of ours: of PUBLIC_URL's origin, or, where none is set, of the same host name at any port. */
export function isOwnOrigin({ origin = '', host = '' }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const from = URL.parse(origin)
  if (!from) return false
  return publicUrl ? from.origin === new URL(publicUrl).origin : from.hostname === URL.parse(`http://${host}`)?.hostname
}
