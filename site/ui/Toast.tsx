import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'
import { usePageToast } from './page-toast.ts'
import { type ToastMessage, useRootData } from './root-data.ts'

const toastStyles = {
  good: ['check-circle', 'text-good'],
  bad: ['alert', 'text-bad'],
  warn: ['alert', 'text-caution'],
  note: ['info', 'text-note'],
} as const

// The text of the others is their title. English in both languages. Source: specification, section 8.
const titles = { good: null, bad: null, warn: 'Warning', note: 'Info' } as const

/** A toast, hidden after three seconds (paused on hover and focus) by CSS, so it works without a script. */
export function Toast({ toast }: { toast: ToastMessage }) {
  const [icon, color] = toastStyles[toast.tone]
  const title = titles[toast.tone]
  return (
    <div className="toast card pointer-events-auto flex max-w-md items-center gap-3 px-5 py-3.5 shadow-xl">
      <Icon name={icon} size={24} className={color} />
      <p className="font-medium">
        {title && <bdi className="block text-sm text-muted">{title}</bdi>}
        {toast.text}
      </p>
    </div>
  )
}

/** The live region that shows the toast of the last redirect, and that of this page. */
export function ToastRegion() {
  const { t } = useTranslation()
  const toast = useRootData()?.toast
  const pageToast = usePageToast()
  return (
    <section
      aria-label={t('toasts')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1.25rem+var(--bottom-bar))] z-40 flex flex-col items-center gap-2 no-print"
    >
      {toast && <Toast key={toast.at} toast={toast} />}
      {pageToast && <Toast key={pageToast.at} toast={pageToast} />}
    </section>
  )
}
