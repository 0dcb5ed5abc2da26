import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { submitAgain, useLostSubmission } from './submissions.ts'

/** Says beside the button of a form that it was not sent, that its files are too large, or that the server failed. Takes the focus. What was not sent is sent once the browser is online again. */
export function LostConnection({ form }: { form: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const lost = useLostSubmission()
  const failure = lost?.form === form ? lost.failure : null
  useEffect(() => {
    if (!failure) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
    if (failure !== 'notSent') return
    window.addEventListener('online', submitAgain)
    return () => window.removeEventListener('online', submitAgain)
  }, [failure])
  if (!failure) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="col-span-full flex scroll-mb-6 flex-wrap items-center gap-3 rounded-card border border-bad bg-bad-soft p-4 text-bad"
    >
      <p className="flex grow basis-60 gap-3 font-medium">
        <Icon name="alert" className="mt-1" />
        {t(`connection.${failure === 'notSent' && !navigator.onLine ? 'sentLater' : failure}`)}
      </p>
      {failure !== 'tooLarge' && (
        <Button type="button" tone="plain" onClick={submitAgain}>
          {t('connection.retry')}
        </Button>
      )}
    </div>
  )
}
