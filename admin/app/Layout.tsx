import { useGetIdentity, useIsAuthenticated } from '@refinedev/core'
import { CatchAllNavigate } from '@refinedev/react-router'
import { Layout as AntdLayout, Drawer, Grid } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { openLive } from '../api/live/live.ts'
import type { AdminProfile } from '../auth/current-admin.ts'
import { AskHost } from '../ui/confirm.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Brand } from './Brand.tsx'
import { House, usualHouse } from './client-settings.ts'
import { Header } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'

/** The frame around every screen of someone who is logged in; others are sent to log in and brought back. */
export function Layout() {
  const { data, isFetching } = useIsAuthenticated()
  const { data: admin } = useGetIdentity<AdminProfile>({ queryOptions: { enabled: data?.authenticated === true } })
  // Asked again while someone works, as when the network is back: the screen stays, and what is written in it.
  if (data?.authenticated)
    return (
      <House value={admin?.house ?? usualHouse}>
        <AskHost>
          <Frame />
        </AskHost>
      </House>
    )
  return isFetching ? <Loading /> : <CatchAllNavigate to="/login" />
}

function Frame() {
  const { t } = useTranslation()
  const wide = Grid.useBreakpoint().lg ?? matchMedia('(min-width: 992px)').matches
  const [isOpen, setOpen] = useState(false)
  // The live connection is outside of React: it opens with the session's frame and closes with it.
  useEffect(() => openLive(), [])
  return (
    <AntdLayout className="frame">
      <a className="skip" href="#content">
        {t('nav.skip')}
      </a>
      {wide ? (
        <AntdLayout.Sider width={240} className="side">
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
          <MainMenu onChosen={() => setOpen(false)} />
        </Drawer>
      )}
      <AntdLayout>
        <Header openMenu={wide ? undefined : () => setOpen(true)} />
        <AntdLayout.Content id="content" className="content" role="main" tabIndex={-1}>
          <Outlet />
        </AntdLayout.Content>
      </AntdLayout>
    </AntdLayout>
  )
}
