import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useSubmit } from 'react-router'
import { AlertCard } from '../alerts/AlertCard.tsx'
import { type Alert, alertOf, endsSession } from '../alerts/push.ts'
import { useLive } from '../alerts/use-live.ts'
import { useLocale, usePathIn } from '../i18n/locale.ts'

/** At most this many at once; the oldest gives way. */
const most = 4

/** The stack of in-app alerts and the bell they ring, at the page's end corner. Only for people who are signed in. */
export function AlertStack() {
  const { t } = useTranslation()
  const locale = useLocale()
  const pathIn = usePathIn()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  const bell = useRef<HTMLAudioElement>(null)
  const [alerts, setAlerts] = useState<readonly (Alert & { key: number })[]>([])
  const remove = useCallback((key: number) => setAlerts((shown) => shown.filter((one) => one.key !== key)), [])
  useLive({
    onNotice: (push) => {
      if (endsSession(push)) return void submit({ blocked: '1' }, { method: 'post', action: pathIn('/auth/logout') })
      const alert = alertOf(push, locale)
      setAlerts((shown) => [...shown.slice(1 - most), { ...alert, key: (shown.at(-1)?.key ?? 0) + 1 }])
      // A page that nobody has touched yet may not make a sound: the alert is there without it.
      bell.current?.play().catch(() => undefined)
    },
    // The server's count, and with it whatever the notice was about, as it is now.
    onUnread: () => void revalidate(),
  })
  return (
    <section
      aria-label={t('alerts')}
      aria-live="polite"
      className="pointer-events-none fixed end-4 top-20 z-40 w-88 max-w-[calc(100vw-2rem)] no-print"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a bell has no words */}
      <audio ref={bell} src="/bell.wav" preload="none" hidden />
      <ul className="flex flex-col gap-3">
        {alerts.map((alert) => (
          <Kept key={alert.key} alert={alert} onRemove={remove} />
        ))}
      </ul>
    </section>
  )
}

/** Gives a card the same way out at each render, so that its clock does not start anew. */
function Kept({ alert, onRemove }: { alert: Alert & { key: number }; onRemove: (key: number) => void }) {
  const { key } = alert
  const onGone = useCallback(() => onRemove(key), [key, onRemove])
  return <AlertCard alert={alert} onGone={onGone} />
}
