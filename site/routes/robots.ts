import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { publicOrigin } from '../server/seo.server.ts'

/** Keeps search engines out of private pages, the API and the back office. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = publicOrigin(request)
  const privatePaths = [
    pages.orders(),
    pages.orderDetails(),
    pages.wallet(),
    pages.finances(),
    pages.profile(),
    pages.notifications(),
    pages.cart(),
    pages.favorites(),
    pages.login(),
    pages.register(),
    pages.nafath(),
    pages.logout(),
    pages.invitation({ id: '' }),
    pages.verificationCode(),
  ]
  const lines = [
    'User-agent: *',
    ...privatePaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: ${pathIn('en', path)}`]),
    'Disallow: /admin',
    'Disallow: /api',
  ]
  const text = `${lines.join('\n')}\n\nSitemap: ${origin}${resourceRoutes.sitemap()}\n`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } })
}
