import { formatCount } from '@wasl/shared/i18n/format.ts'
import './bell.css'
import { BellOutlined } from '@ant-design/icons'
import { ownNotifications } from '@wasl/shared/contract/live.ts'
import { runWhenIdle } from '@wasl/shared/utils/run-when-idle.ts'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { Loading } from '../../ui/Loading.tsx'
import { useRefreshNotifications, useUnreadCount } from './notification-calls.ts'

const Panel = lazy(async () => ({ default: (await import('./NotificationPanel.tsx')).NotificationPanel }))
const panelId = 'own-notifications'
const maxShown = 99

/** The bell in the header: shows the live unread count and opens the newest notifications. Nothing is fetched before the page is idle. */
export function Bell() {
  const { t } = useTranslation()
  const [isIdle, setIdle] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const unread = useUnreadCount(isIdle)
  const refresh = useRefreshNotifications()
  // The browser reports when it is idle.
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  useWatchedRows([ownNotifications], (isFirst) => void (isFirst || refresh()))
  const name = t('notifications.bell', { count: unread })
  return (
    <>
      <Button type="text" className="bell" icon={<BellOutlined />} aria-label={name} title={name} popoverTarget={panelId}>
        {unread > 0 && (
          <bdi dir="ltr" className="bell-count" aria-hidden data-count={unread > maxShown ? `${maxShown}+` : formatCount(unread)} />
        )}
      </Button>
      {/* The native popover closes on Esc and on an outside click, and restores focus. */}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="bell-panel"
        role="dialog"
        aria-label={t('notifications.title')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <Panel onSelect={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  )
}
