import { useIsAuthenticated } from '@refinedev/core'
import { CatchAllNavigate } from '@refinedev/react-router'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Layout as AntdLayout, Drawer } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { ClientSettingsContext, defaultClientSettings } from '../api/client-settings.ts'
import { openLive } from '../api/live/live.ts'
import { useAdmin } from '../auth/useAdmin.ts'
import { RestoredCopyAlert } from '../features/account/RestoredCopyAlert.tsx'
import { Header } from '../features/header/Header.tsx'
import { LoginDialog } from '../features/login/LoginDialog.tsx'
import { ActionDialogProvider } from '../resources/actions/useConfirmAction.tsx'
import { overridesOf } from '../resources/overrides/index.ts'
import { Brand } from '../ui/Brand.tsx'
import { setBrand } from '../ui/brand-store.ts'
import { Loading } from '../ui/Loading.tsx'
import { useMinWidth } from '../ui/useMinWidth.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { MainMenu } from './MainMenu.tsx'
import { useRouteFocus } from './useRouteFocus.ts'

const RequiredSetup = lazy(async () => ({ default: (await import('../features/account/RequiredSetup.tsx')).RequiredSetup }))

const dialogPanelOf = (resource: string) => overridesOf(resource).dialogPanel

/** The layout of all screens that require a session. Without one, redirects to log in and back. */
export function Layout() {
  const { data, isFetching } = useIsAuthenticated()
  const { data: admin } = useAdmin(data?.authenticated === true)
  const brand = admin?.settings.brand
  useEffect(() => {
    if (brand) setBrand(brand)
  }, [brand])
  // While the session is rechecked (e.g. after a reconnect), the screen and its form input must stay.
  if (data?.authenticated)
    return (
      <ClientSettingsContext value={admin?.settings ?? defaultClientSettings}>
        <ActionDialogProvider panelOf={dialogPanelOf}>
          <ConnectionBar />
          {admin?.setup ? (
            <Suspense fallback={<Loading />}>
              <RequiredSetup setup={admin.setup} />
            </Suspense>
          ) : (
            <Frame />
          )}
          <LoginDialog />
        </ActionDialogProvider>
      </ClientSettingsContext>
    )
  return isFetching ? <Loading /> : <CatchAllNavigate to={adminPages.login()} />
}

function Frame() {
  const { t } = useTranslation()
  const isWide = useMinWidth('lg')
  const [isOpen, setOpen] = useState(false)
  useRouteFocus('content')
  // Open the live connection while the layout is mounted.
  useEffect(() => openLive(), [])
  return (
    <AntdLayout className="layout">
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      {isWide ? (
        <AntdLayout.Sider width={240} className="sidebar">
          <Brand />
          <MainMenu />
        </AntdLayout.Sider>
      ) : (
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          placement={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
          width={288}
          title={<Brand />}
          closeIcon={null}
          styles={{ body: { padding: 0 }, header: { padding: '0 4px', border: 0 } }}
        >
          <MainMenu onNavigate={() => setOpen(false)} />
        </Drawer>
      )}
      <AntdLayout>
        <Header openMenu={isWide ? undefined : () => setOpen(true)} />
        <RestoredCopyAlert />
        <AntdLayout.Content id="content" className="content" role="main" tabIndex={-1}>
          <Outlet />
        </AntdLayout.Content>
      </AntdLayout>
    </AntdLayout>
  )
}
