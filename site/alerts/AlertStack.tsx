import { barePath } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRevalidator, useSubmit } from 'react-router'
import { useLocale, usePathIn } from '../i18n/locale.ts'
import { AlertCard } from './AlertCard.tsx'
import { type Alert, endsSession, toAlert } from './alert.ts'
import { useLiveConnection } from './useLiveConnection.ts'
import { useWorkerPushes } from './useWorkerPushes.ts'

// A new alert removes the oldest one.
const maxAlerts = 4

/** The in-app alerts of logged-in users in the page's end corner, with a bell sound. */
export default function AlertStack() {
  const { t } = useTranslation()
  const locale = useLocale()
  const pathIn = usePathIn()
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const bell = useRef<HTMLAudioElement>(null)
  // Of the last push, whether or not it is shown. Source: specification, section 4.
  const [currentType, setCurrentType] = useState<string>()
  const [alerts, setAlerts] = useState<readonly (Alert & { key: number })[]>([])
  const remove = useCallback((key: number) => setAlerts((shown) => shown.filter((alert) => alert.key !== key)), [])
  const logOut = () => void submit({ blocked: '1' }, { method: 'post', action: pathIn(pages.logout()) })
  useWorkerPushes((type) => {
    setCurrentType(type)
    if (endsSession({ type })) logOut()
    else void revalidate()
  })
  useLiveConnection({
    onPush: (push) => {
      setCurrentType(push.data.type)
      if (endsSession(push.data)) return logOut()
      if (!push.is_notify) return
      // A push about the order on screen only reloads it.
      if (push.data.link === barePath(pathname)) return
      const alert = toAlert(push, locale)
      setAlerts((shown) => [...shown.slice(1 - maxAlerts), { ...alert, key: (shown.at(-1)?.key ?? 0) + 1 }])
      // Browsers block sound before the first interaction; the alert shows without it.
      bell.current?.play().catch(() => undefined)
    },
    // Reloads the unread count and the data that the notification is about.
    onUnread: () => void revalidate(),
    // The open chat shows its messages itself.
    onMessage: ({ room_id }) => void (barePath(pathname) !== pages.chat({ id: room_id }) && revalidate()),
  })
  return (
    <section
      aria-label={t('alerts')}
      data-current-type={currentType}
      aria-live="polite"
      className="pointer-events-none fixed end-4 top-20 z-40 w-88 max-w-[calc(100vw-2rem)] no-print"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a bell has no words */}
      <audio ref={bell} src="/bell.wav" preload="none" hidden />
      <ul className="flex flex-col gap-3">
        {alerts.map((alert) => (
          <StackedAlert key={alert.key} alert={alert} onRemove={remove} />
        ))}
      </ul>
    </section>
  )
}

/** Passes a stable callback, so that a render does not restart the card's timer. */
function StackedAlert({ alert, onRemove }: { alert: Alert & { key: number }; onRemove: (key: number) => void }) {
  const { key } = alert
  const onClosed = useCallback(() => onRemove(key), [key, onRemove])
  return <AlertCard alert={alert} onClosed={onClosed} />
}
