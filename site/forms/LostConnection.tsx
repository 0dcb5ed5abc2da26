import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { submitAgain, useLostSubmission } from './submissions.ts'

/** Says that the form was not sent for want of a connection, beside its button, and sends it once the browser is online again. Takes the focus. */
export function LostConnection({ form }: { form: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const isLost = useLostSubmission() === form
  useEffect(() => {
    if (!isLost) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
    window.addEventListener('online', submitAgain)
    return () => window.removeEventListener('online', submitAgain)
  }, [isLost])
  if (!isLost) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="col-span-full flex scroll-mb-6 flex-wrap items-center gap-3 rounded-card border border-bad bg-bad-soft p-4 text-bad"
    >
      <p className="flex grow basis-60 gap-3 font-medium">
        <Icon name="alert" className="mt-1" />
        {t(navigator.onLine ? 'connection.notSent' : 'connection.sentLater')}
      </p>
      <Button type="button" tone="plain" onClick={submitAgain}>
        {t('connection.retry')}
      </Button>
    </div>
  )
}
