import { colors } from '@wasl/shared/design/tokens.ts'

/** The web app manifest. */
export function loader() {
  const manifest = {
    name: 'وصل',
    short_name: 'وصل',
    description: 'خدمات موثوقة، ودفع محفوظ',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    background_color: colors.page[0],
    theme_color: colors.brand[0],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
