import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { Alert } from './push.ts'
import { useLifetime } from './use-lifetime.ts'

const shownMs = 8_000
const fadeMs = 500

/** One alert: eight seconds, of which none pass while the pointer or the focus rests on it, then half a second of fading. */
export function AlertCard({ alert, onGone }: { alert: Alert; onGone: () => void }) {
  const { t } = useTranslation('account')
  const [isRested, setIsRested] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = useCallback(() => setIsLeaving(true), [])
  useLifetime(shownMs, isRested || isLeaving, leave)
  // By the clock, not by the end of the transition: where nothing moves there is none.
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(onGone, fadeMs)
    return () => clearTimeout(timer)
  }, [isLeaving, onGone])
  const { title, body, link } = alert
  return (
    <li
      data-leaving={isLeaving || undefined}
      onPointerEnter={() => setIsRested(true)}
      onPointerLeave={() => setIsRested(false)}
      onFocus={() => setIsRested(true)}
      onBlur={() => setIsRested(false)}
      className="card pointer-events-auto flex gap-3 p-4 shadow-xl transition-opacity duration-500 starting:opacity-0 data-leaving:opacity-0"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name="bell" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p dir="auto" className="text-start text-sm text-muted">
          {body}
        </p>
        {link && (
          <PageLink to={link.to} onClick={leave} className="mt-1 inline-block font-medium text-brand underline underline-offset-4">
            {t(link.isOrder ? 'alert.open' : 'alert.follow')}
          </PageLink>
        )}
      </div>
      <button
        type="button"
        onClick={leave}
        aria-label={t('alert.close')}
        className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
