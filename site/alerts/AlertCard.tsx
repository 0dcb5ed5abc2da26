import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { unbrokenNumbers } from '../ui/unbroken-numbers.ts'
import type { Alert } from './alert.ts'
import { usePausableTimeout } from './usePausableTimeout.ts'

const shownMs = 8_000
const fadeMs = 500

/** One in-app alert: shown for 8 seconds (paused on hover and focus), then fades out for half a second. */
export function AlertCard({ alert, onClosed }: { alert: Alert; onClosed: () => void }) {
  const { t } = useTranslation('account')
  const [isPaused, setIsPaused] = useState(false)
  const [isClosing, setIsClosing] = useState(false)
  const close = useCallback(() => setIsClosing(true), [])
  usePausableTimeout(shownMs, isPaused || isClosing, close)
  // A timer, not `transitionend`: with reduced motion there is no transition.
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(onClosed, fadeMs)
    return () => clearTimeout(timer)
  }, [isClosing, onClosed])
  const { title, body, link } = alert
  return (
    <li
      data-closing={isClosing || undefined}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="card pointer-events-auto flex gap-3 p-4 shadow-xl transition-opacity duration-500 starting:opacity-0 data-closing:opacity-0"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name="bell" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p dir="auto" className="text-start text-sm text-muted">
          {unbrokenNumbers(body)}
        </p>
        {link && (
          <PageLink to={link.to} onClick={close} className="mt-1 inline-block font-medium text-brand underline underline-offset-4">
            {t(link.isOrder ? 'alert.openOrder' : 'alert.details')}
          </PageLink>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={t('alert.close')}
        className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
