import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'
import { type ToastText, usePageFacts } from './page-info.ts'

const looks = { good: ['check-circle', 'text-good'], bad: ['alert', 'text-bad'], note: ['info', 'text-note'] } as const

/** One message, gone after three seconds unless the pointer or focus rests on it. Its clock is CSS, so it needs no script. */
export function Toast({ toast }: { toast: ToastText }) {
  const [icon, color] = looks[toast.tone]
  return (
    <div className="toast card pointer-events-auto flex max-w-md items-center gap-3 px-5 py-3.5 shadow-xl">
      <Icon name={icon} size={24} className={color} />
      <p className="font-medium">{toast.text}</p>
    </div>
  )
}

/** The place of toasts: shows what the page before left to say. */
export function ToastArea() {
  const { t } = useTranslation()
  const toast = usePageFacts()?.toast
  return (
    <section
      aria-label={t('toasts')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-5 z-40 flex flex-col items-center gap-2 no-print"
    >
      {toast && <Toast key={toast.at} toast={toast} />}
    </section>
  )
}
