import { checkReadiness } from '@wasl/shared/contract/endpoints/deployment.ts'
import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { type ColorName, colors } from '@wasl/shared/design/tokens.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadAppInfo } from '../server/app-info.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { getApi, sessionContext } from '../server/session.server.ts'

/** The offline page, complete in itself: the service worker stores it and shows it in place of a page that cannot be loaded. Loads that page once the server answers. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { nonce } = context.get(sessionContext)
  const { brand } = await loadAppInfo(getApi(context))
  const palette: Record<ColorName, readonly [light: string, dark: string]> = { ...colors, ...brandPalette(brand.color) }
  const color = (name: ColorName) => `light-dark(${palette[name].join(', ')})`
  const locale = params.locale === 'en' ? 'en' : 'ar'
  const { t } = serverI18n(locale)
  const html = `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('connection.offline')} | ${t('brand')}</title>
<style>
  :root { color-scheme: light dark }
  body { min-height: 100dvh; margin: 0; padding: 1rem; display: grid; place-content: center; justify-items: center; gap: 1rem; text-align: center; font: 1rem/1.7 system-ui, sans-serif; color: ${color('ink')}; background: ${color('page')} }
  h1, p { margin: 0 }
  .brand { font-size: 1.5rem; font-weight: 700; color: ${color('brand')} }
  a { padding: .6rem 1.25rem; border-radius: 12px; font-weight: 500; text-decoration: none; color: ${color('on-brand')}; background: ${color('brand')} }
</style>
<p class="brand">${t('brand')}</p>
<h1>${t('connection.offline')}</h1>
<p>${t('connection.pageHint')}</p>
<a href="">${t('connection.retry')}</a>
<script${nonce ? ` nonce="${nonce}"` : ''}>
  const load = () => fetch('${checkReadiness.path}').then(({ ok }) => ok && location.reload(), () => undefined)
  addEventListener('online', load)
  setInterval(() => navigator.onLine && load(), 5000)
</script>
</html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } })
}
