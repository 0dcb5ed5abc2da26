import './bell.css'
import { BellOutlined } from '@ant-design/icons'
import { ownNotices } from '@wasl/shared/contract/live.ts'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { whenIdle } from '../../api/live/when-idle.ts'
import { countText } from '../../fields/format.ts'
import { Loading } from '../../ui/Loading.tsx'
import { useAskAnew, useUnread } from './notification-calls.ts'

const Panel = lazy(async () => ({ default: (await import('./NotificationPanel.tsx')).NoticePanel }))
const panelId = 'own-notices'
const most = 99

/** How many notices are unread, live; opens the newest. Neither count nor list is fetched before the page has come to rest. */
export function Bell() {
  const { t } = useTranslation()
  const [isIdle, setIdle] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const unread = useUnread(isIdle)
  const askAnew = useAskAnew()
  // Only the browser knows when the first rows stand.
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useWatchedRows([ownNotices], (isFirst) => void (isFirst || askAnew()))
  const name = t('notices.bell', { count: unread })
  return (
    <>
      <Button type="text" className="bell" icon={<BellOutlined />} aria-label={name} title={name} popoverTarget={panelId}>
        {unread > 0 && (
          <bdi dir="ltr" className="bell-count" aria-hidden>
            {unread > most ? `${most}+` : countText(unread)}
          </bdi>
        )}
      </Button>
      {/* The browser's own popover: it closes by Esc and by a click beside it, and gives the focus back. */}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="bell-panel"
        role="dialog"
        aria-label={t('notices.title')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <Panel onChosen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  )
}
