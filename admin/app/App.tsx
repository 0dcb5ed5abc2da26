import { useNotificationProvider } from '@refinedev/antd'
import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { App as AntdApp, ConfigProvider } from 'antd'
import type { Locale as AntdLocale } from 'antd/es/locale'
import { lazy, useEffect, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { dataProvider } from '../api/http.ts'
import { usePreferences } from '../api/preferences.ts'
import { queryClient } from '../api/query-client.ts'
import { accessControl } from '../auth/access-control.ts'
import { authProvider } from '../auth/auth-provider.ts'
import { CreateDrawerContext } from '../fields/inputs/create-drawer-context.ts'
import { applyLanguage } from '../i18n/language.ts'
import { useBrand } from '../ui/brand-store.ts'
import { useMinWidth } from '../ui/useMinWidth.ts'
import { i18nProvider } from './i18n-provider.ts'
import { refineResources } from './refine-resources.ts'
import { createRouter } from './router.tsx'
import { themeFor } from './theme.ts'

const router = createRouter(<Root />)
const CreateDrawer = lazy(async () => ({ default: (await import('../resources/form/CreateDrawer.tsx')).CreateDrawer }))
const hasMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches

// The text size that the browser is set to.
const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** The admin app. `antdLocale`: antd's texts in the language the page was opened in. */
export function App({ antdLocale: initial }: { antdLocale: AntdLocale }) {
  const { locale, mode } = usePreferences()
  const [active, setActive] = useState({ locale, antdLocale: initial })
  const isNarrow = !useMinWidth('md')
  const isArabic = active.locale === 'ar'
  const { color: brandColor } = useBrand()
  const theme = useMemo(() => themeFor(mode, { hasMotion, brandColor, textScale }), [mode, brandColor])

  // The other language's texts are fetched; the page switches once they have loaded.
  useEffect(() => {
    if (active.locale !== locale) applyLanguage(locale).then((antdLocale) => setActive({ locale, antdLocale }))
  }, [locale, active.locale])

  // Scrollbars and native controls take the color scheme from the document.
  useEffect(() => {
    document.documentElement.style.colorScheme = mode
    document.documentElement.dataset.mode = mode
  }, [mode])

  // What is drawn in the color of the brand in both modes, such as the mark.
  useEffect(() => document.documentElement.style.setProperty('--brand', brandPalette(brandColor).brand[0]), [brandColor])

  return (
    <ConfigProvider
      locale={active.antdLocale}
      direction={isArabic ? 'rtl' : 'ltr'}
      theme={theme}
      // In a virtual list the options have no role, so a screen reader cannot walk through them. Long lists are loaded in parts anyway.
      virtual={false}
    >
      {/* Alerts must not cover a dialog's buttons: at the bottom on wide screens, at the top on narrow ones, where forms end in their buttons. */}
      <AntdApp notification={{ duration: 3, placement: isNarrow ? 'top' : isArabic ? 'bottomLeft' : 'bottomRight' }}>
        <RouterProvider router={router} />
      </AntdApp>
    </ConfigProvider>
  )
}

function Root() {
  const { locale } = usePreferences()
  const resources = useMemo(() => refineResources(locale), [locale])
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControl}
      i18nProvider={i18nProvider}
      notificationProvider={useNotificationProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{ disableTelemetry: true, warnWhenUnsavedChanges: true, reactQuery: { clientConfig: queryClient } }}
    >
      <CreateDrawerContext value={CreateDrawer}>
        <Outlet />
      </CreateDrawerContext>
    </Refine>
  )
}
