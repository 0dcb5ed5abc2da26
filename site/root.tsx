import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import { brandCss } from '@wasl/shared/design/brand-palette.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { LiveAlerts } from './alerts/LiveAlerts.tsx'
import { useLocale } from './i18n/locale.ts'
import { completeTexts, guestTextsUrl } from './i18n/page-texts.ts'
import { BottomBar } from './layout/BottomBar.tsx'
import { BrandHead } from './layout/BrandHead.tsx'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { NavigationStatus } from './layout/NavigationStatus.tsx'
import { OfflineBanner } from './layout/OfflineBanner.tsx'
import { ThemeColor } from './layout/ThemeColor.tsx'
import { ViewingBanner } from './layout/ViewingBanner.tsx'
import { useNonce } from './nonce.ts'
import { loadAppInfo } from './server/app-info.server.ts'
import { cartCountCookie, toastCookie } from './server/cookies.server.ts'
import { emptyHeaderData, loadHeaderData } from './server/header-data.server.ts'
import { readHostContext } from './server/host-context.server.ts'
import { localeTexts } from './server/i18n.server.ts'
import { sessionMiddleware } from './server/middleware.server.ts'
import { publicOrigin } from './server/seo.server.ts'
import { getToday, sessionContext } from './server/session.server.ts'
import { type PageHandle, type RootData, useRootData } from './ui/root-data.ts'
import { ToastRegion } from './ui/Toast.tsx'
import './styles/app.css'

export { ErrorPage as ErrorBoundary } from './layout/ErrorPage.tsx'

export const middleware = [sessionMiddleware]

/** A page that is opened without a new document may use any text. */
export const clientMiddleware: MiddlewareFunction[] = [completeTexts]

/** The data of every page; see RootData. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, theme, toast, api, requestId, locale } = context.get(sessionContext)
  const [appInfo, headerData] = await Promise.all([
    loadAppInfo(api, readHostContext(context).contentVersion),
    viewer ? loadHeaderData(api) : { ...emptyHeaderData, cartCount: cartCountCookie.read(request.headers.get('cookie')) },
  ])
  const {
    answer_hours,
    brand,
    card_methods,
    company,
    contact,
    currency_sign,
    demo,
    images_per_upload,
    is_open,
    map,
    nafath,
    offer_image_megabytes,
    password_min,
    price_display,
    social,
    upload_megabytes,
  } = appInfo
  const rootData: RootData & { year: number } = {
    viewer,
    theme,
    toast,
    ...headerData,
    requestId,
    textsUrl: localeTexts(locale).url,
    origin: publicOrigin(request),
    brandCss: brandCss(brand.color),
    appInfo: {
      answer_hours,
      brand,
      card_methods,
      company,
      contact,
      currency_sign,
      demo,
      images_per_upload,
      is_open,
      map,
      nafath,
      offer_image_megabytes,
      password_min,
      price_display,
      social,
      upload_megabytes,
    },
    year: Number(getToday(context).slice(0, 4)),
  }
  const headers: [string, string][] = toast ? [['set-cookie', await toastCookie.serialize('', { maxAge: 0 })]] : []
  return data(rootData, { headers })
}

/** The HTML document of every page and error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const nonce = useNonce()
  const rootData = useRootData()
  const year = useRouteLoaderData<typeof loader>('root')?.year ?? 2026
  // Guests get no script on pages that work without one.
  const handles = useMatches().flatMap(({ handle }) => (isPageHandle(handle) ? [handle] : []))
  const withScript = Boolean(rootData?.viewer) || !handles.some(({ noScriptForGuests }) => noScriptForGuests)
  const guestTexts = rootData?.viewer ? undefined : handles.find((handle) => handle.guestTexts)?.guestTexts
  const textsUrl = rootData && guestTexts ? guestTextsUrl(rootData.textsUrl, guestTexts) : rootData?.textsUrl
  // The document preloads its texts; those of a later page are loaded by a script, so another preload would be for nothing.
  const [preloadedUrl] = useState(textsUrl)
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} data-theme={rootData?.theme ?? undefined} data-texts={textsUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={rootData?.theme ?? null} />
        <link rel="preload" href={arabicFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="manifest" href={pathIn(locale, resourceRoutes.manifest())} />
        {withScript && preloadedUrl && <link rel="preload" href={preloadedUrl} as="fetch" fetchPriority="low" crossOrigin="anonymous" />}
        <BrandHead />
        <Meta />
        {/* Style sheets of this origin need no nonce; without one, pages without a script are the same in every response. */}
        <Links nonce="" />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-brand p-3 text-on-brand focus:not-sr-only focus:absolute focus:start-4 focus:top-4"
        >
          {t('skip')}
        </a>
        <Header />
        {rootData?.viewer?.viewed_until && <ViewingBanner viewer={rootData.viewer} until={rootData.viewer.viewed_until} />}
        <OfflineBanner />
        <main id="content" tabIndex={-1} className="grow focus:outline-none">
          {children}
        </main>
        <Footer year={year} isUser={Boolean(rootData?.viewer)} />
        <ToastRegion />
        {withScript && <NavigationStatus />}
        {rootData?.viewer && <LiveAlerts />}
        {rootData?.viewer && <BottomBar viewer={rootData.viewer} header={rootData} />}
        {withScript && <ScrollRestoration nonce={nonce} />}
        {withScript && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

const isPageHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null

export default function App() {
  return <Outlet />
}
