import type { IncomingHttpHeaders } from 'node:http'

/** Whether a connection comes from a page of ours: the origin of PUBLIC_URL, or else of the very host it asks. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers
  if (!origin || !URL.canParse(origin)) return false
  return publicUrl ? new URL(origin).origin === new URL(publicUrl).origin : new URL(origin).host === host
}
