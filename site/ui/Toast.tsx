import { useTranslation } from 'react-i18next'
import { type ToastMessage, useRootData } from '../root-data.ts'
import { Icon } from './Icon.tsx'

const toastStyles = { good: ['check-circle', 'text-good'], bad: ['alert', 'text-bad'], note: ['info', 'text-note'] } as const

// The text of the others is their title. English in both languages. Source: specification, section 8.
const noteTitle = 'Info'

/** A toast, hidden after three seconds (paused on hover and focus) by CSS, so it works without a script. */
export function Toast({ toast }: { toast: ToastMessage }) {
  const [icon, color] = toastStyles[toast.tone]
  return (
    <div className="toast card pointer-events-auto flex max-w-md items-center gap-3 px-5 py-3.5 shadow-xl">
      <Icon name={icon} size={24} className={color} />
      <p className="font-medium">
        {toast.tone === 'note' && <bdi className="block text-sm text-muted">{noteTitle}</bdi>}
        {toast.text}
      </p>
    </div>
  )
}

/** The live region that shows the toast of the last redirect. */
export function ToastRegion() {
  const { t } = useTranslation()
  const toast = useRootData()?.toast
  return (
    <section
      aria-label={t('toasts')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1.25rem+var(--bottom-bar))] z-40 flex flex-col items-center gap-2 no-print"
    >
      {toast && <Toast key={toast.at} toast={toast} />}
    </section>
  )
}
