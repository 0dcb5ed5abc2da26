import type { LoaderFunctionArgs } from 'react-router'
import { publicOrigin } from '../server/seo.server.ts'

/** Keeps search engines out of private pages, the API and the back office. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = publicOrigin(request)
  const privatePaths = ['/orders', '/order-details', '/wallet', '/finances', '/profile', '/notifications', '/auth/', '/vertification-code']
  const lines = [
    'User-agent: *',
    ...privatePaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    'Disallow: /admin',
    'Disallow: /api',
  ]
  const text = `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } })
}
