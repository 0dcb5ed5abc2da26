import type { LoaderFunctionArgs } from 'react-router'
import { publicOrigin } from '../server/public-origin.server.ts'

/** Search engines may read what everybody may; private pages and the back office are not theirs. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = publicOrigin(request)
  const closed = ['/orders', '/order-details', '/wallet', '/finances', '/profile', '/notifications', '/auth/', '/vertification-code']
  const lines = [
    'User-agent: *',
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    'Disallow: /admin',
    'Disallow: /api',
  ]
  const text = `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } })
}
