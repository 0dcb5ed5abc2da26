import { isOwnOrigin } from '@wasl/shared/utils/own-origin.ts'

/** Throws 403 for a form that a page of another site sends. Programs send no origin, and then the browser's cookies are missing too. */
export function assertOwnOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  if (request.method === 'GET' || request.method === 'HEAD' || origin === null) return
  if (!isOwnOrigin({ origin, host: new URL(request.url).host }, process.env.PUBLIC_URL)) throw new Response(null, { status: 403 })
}

/** Marks a response that depends on the cookies: no cache may use it for others, and what a session shows is never stored. */
export function setPrivateHeaders(headers: Headers, { hasSession }: { hasSession: boolean }): void {
  if (headers.has('cache-control')) return
  headers.append('vary', 'Cookie')
  if (hasSession || headers.has('set-cookie')) headers.set('cache-control', 'private, no-store')
}
