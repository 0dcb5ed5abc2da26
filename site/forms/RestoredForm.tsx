import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/root-data.ts'
import { restoreForm } from './submissions.ts'

type Result = 'restored' | 'restoredWithoutFiles' | 'notSaved'

/** Fills its form again if the session ended while it was sent, or else says that nothing was saved. Takes the focus. */
export function RestoredForm({ isRefilled }: { isRefilled: boolean }) {
  const { t } = useTranslation()
  const viewer = useRootData()?.viewer?.id
  const box = useRef<HTMLParagraphElement>(null)
  const [result, setResult] = useState<Result | null>(null)
  // An effect: only the browser knows what was typed.
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form || !viewer) return
    void restoreForm(form, { viewer, isRefilled }).then((wasInterrupted) => {
      if (!wasInterrupted) return
      if (isRefilled) setResult(form.querySelector('input[type=file]') ? 'restoredWithoutFiles' : 'restored')
      else setResult('notSaved')
    })
  }, [viewer, isRefilled])
  useEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  return (
    <p
      ref={box}
      role="status"
      tabIndex={-1}
      hidden={!result}
      className="col-span-full flex scroll-mt-24 items-start gap-3 rounded-card bg-caution-soft p-4 font-medium text-caution"
    >
      <Icon name="alert" className="mt-0.5" />
      {result && t(`form.${result}`)}
    </p>
  )
}
