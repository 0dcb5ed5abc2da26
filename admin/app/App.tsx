import { Refine } from '@refinedev/core'
import { App as AntdApp, ConfigProvider, Grid } from 'antd'
import type { Locale as AntdLocale } from 'antd/es/locale'
import { useEffect, useState } from 'react'
import { Outlet, RouterProvider } from 'react-router'
import { dataProvider } from '../api/http.ts'
import { accessControl } from '../auth/access-control.ts'
import { authProvider } from '../auth/auth-provider.ts'
import { i18nProvider } from './i18n-provider.ts'
import { speak } from './language.ts'
import { usePreferences } from './preferences.ts'
import { refineResources } from './refine-resources.ts'
import { routerWith } from './router.tsx'
import { routerProvider } from './router-provider.ts'
import { themeFor } from './theme.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useNotifications } from './useNotifications.ts'

const router = routerWith(<Root />)
const hasMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The whole back office; `words` are antd's own in the language the page opened with. */
export function App({ words: first }: { words: AntdLocale }) {
  const { locale, mode } = usePreferences()
  const [spoken, setSpoken] = useState({ locale, words: first })
  const narrow = Grid.useBreakpoint().md === false
  const isArabic = spoken.locale === 'ar'

  // Texts of the other language come over the network; the page flips when they are here.
  useEffect(() => {
    if (spoken.locale !== locale) speak(locale).then((words) => setSpoken({ locale, words }))
  }, [locale, spoken.locale])

  // The colour scheme reaches scrollbars and native controls only through the document.
  useEffect(() => {
    document.documentElement.style.colorScheme = mode
    document.documentElement.dataset.mode = mode
  }, [mode])

  return (
    <ConfigProvider locale={spoken.words} direction={isArabic ? 'rtl' : 'ltr'} theme={themeFor(mode, { hasMotion })}>
      {/* What is told never lies over a dialog's buttons: at the end of the page, or above it where the page ends in the form's own buttons. */}
      <AntdApp notification={{ duration: 3, placement: narrow ? 'top' : isArabic ? 'bottomLeft' : 'bottomRight' }}>
        <RouterProvider router={router} />
      </AntdApp>
    </ConfigProvider>
  )
}

function Root() {
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControl}
      i18nProvider={i18nProvider}
      notificationProvider={useNotifications}
      routerProvider={routerProvider}
      resources={refineResources}
      options={{ syncWithLocation: true, warnWhenUnsavedChanges: true, disableTelemetry: true, reactQuery: { clientConfig } }}
    >
      <Outlet />
      <UnsavedGuard />
    </Refine>
  )
}

const clientConfig = { defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 5_000 } } }
