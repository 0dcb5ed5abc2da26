import type { IncomingHttpHeaders } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { ApiResponse } from './in-process-fetch.ts'

/** What this process passes to the site with a request; site/server/host-context.server.ts reads it. */
export type SiteContext = {
  apiFetch: (url: string, init?: RequestInit) => Promise<ApiResponse>
  now: string
  requestId: string
  nonce: string
  contentVersion?: string
  isAbandoned?: () => boolean
}
/** A page that all guests share, with the cookies to render it with and the headers of this reader's response. */
export type GuestPage = { address: string; cookie: string; headers: Readonly<Record<string, string>> }

/** The built site; site/server.ts declares the same. */
export type SiteServer = {
  handle: (request: Request, context: SiteContext) => Promise<Response>
  guestPage: (request: { method: string; url: string; headers: IncomingHttpHeaders }) => GuestPage | null
}

export async function loadSite(entry: string): Promise<SiteServer> {
  const built: unknown = await import(pathToFileURL(entry).href)
  if (isObject(built) && typeof built.handle === 'function' && typeof built.guestPage === 'function') return asSite(built)
  throw new Error(`loadSite: ${entry} does not export handle and guestPage`)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

// Safe: both are functions, as checked above, and site/server.ts declares them with these types.
const asSite = (built: object) => built as SiteServer
