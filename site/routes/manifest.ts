import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { colors } from '@wasl/shared/design/tokens.ts'
import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadAppInfo } from '../server/app-info.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { getApi } from '../server/session.server.ts'

const defaultIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** The web app manifest, in the language of its address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { brand } = await loadAppInfo(getApi(context))
  const locale = localeOf(new URL(request.url).pathname)
  const { t } = serverI18n(locale)
  const manifest = {
    id: pages.home(),
    name: t('brand'),
    short_name: t('brand'),
    description: t('slogan'),
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: pathIn(locale, pages.home()),
    display: 'standalone',
    background_color: colors.page[0],
    theme_color: brandPalette(brand.color).brand[0],
    icons: brand.icon ? [{ src: publicImageUrl(brand.icon), sizes: 'any' }] : defaultIcons,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
