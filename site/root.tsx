import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { useLocale } from './i18n/locale.ts'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { ThemeColor } from './layout/ThemeColor.tsx'
import { appFacts } from './server/app-info.server.ts'
import { toastCookie } from './server/cookies.server.ts'
import { textsOf } from './server/i18n-texts.server.ts'
import { sessionMiddleware } from './server/middleware.server.ts'
import { publicOrigin } from './server/public-origin.server.ts'
import { sessionContext } from './server/session.server.ts'
import { unreadCount } from './server/unread.server.ts'
import { AlertStack } from './ui/AlertStack.tsx'
import { useNonce } from './ui/nonce.ts'
import { type PageFacts, type PageHandle, usePageFacts } from './ui/page-info.ts'
import { ToastArea } from './ui/Toast.tsx'
import { useClearDrafts } from './ui/use-clear-drafts.ts'
import './styles/app.css'

export { ErrorPage as ErrorBoundary } from './layout/ErrorPage.tsx'

export const middleware = [sessionMiddleware]

/** What every page needs: who reads, in which theme, what to say. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, theme, toast, api, requestId, locale } = context.get(sessionContext)
  const [facts, unread] = await Promise.all([appFacts(api), viewer ? unreadCount(api) : 0])
  const { currency_sign, demo, images_per_upload, map, offer_image_megabytes, password_min, social, unpaid_minutes, upload_megabytes } =
    facts
  const page: PageFacts & { year: number } = {
    viewer,
    theme,
    toast,
    unread,
    requestId,
    textsUrl: textsOf[locale].url,
    origin: publicOrigin(request),
    facts: { currency_sign, demo, images_per_upload, map, offer_image_megabytes, password_min, social, unpaid_minutes, upload_megabytes },
    year: new Date().getUTCFullYear(),
  }
  const headers: [string, string][] = toast ? [['set-cookie', await toastCookie.serialize('', { maxAge: 0 })]] : []
  return data(page, { headers })
}

/** The document around every page and every error. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const nonce = useNonce()
  const facts = usePageFacts()
  const year = useRouteLoaderData<typeof loader>('root')?.year ?? 2026
  // Guests get no script on pages whose links and forms do without.
  const asksQuiet = useMatches().some(({ handle }) => isPageHandle(handle) && handle.quiet)
  const isQuiet = asksQuiet && !facts?.viewer
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} data-theme={facts?.theme ?? undefined} data-texts={facts?.textsUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme={facts?.theme ?? null} />
        <link rel="preload" href={arabicFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {!isQuiet && facts && <link rel="preload" href={facts.textsUrl} as="fetch" crossOrigin="anonymous" />}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-brand p-3 text-on-brand focus:not-sr-only focus:absolute focus:start-4 focus:top-4"
        >
          {t('skip')}
        </a>
        <Header />
        <main id="content" tabIndex={-1} className="grow focus:outline-none">
          {children}
        </main>
        <Footer year={year} />
        <ToastArea />
        {facts?.viewer && <AlertStack />}
        {!isQuiet && <ScrollRestoration nonce={nonce} />}
        {!isQuiet && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

const isPageHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null

export default function App() {
  useClearDrafts()
  return <Outlet />
}
