import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/root-data.ts'
import { restoreForm } from './submissions.ts'

/** Fills its form again if the session ended while it was sent, and says so. Takes the focus. */
export function RestoredForm() {
  const { t } = useTranslation()
  const viewer = useRootData()?.viewer?.id
  const box = useRef<HTMLParagraphElement>(null)
  const [result, setResult] = useState<'none' | 'filled' | 'without_files'>('none')
  // An effect: only the browser knows what was typed.
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form || !viewer) return
    void restoreForm(form, viewer).then((isFilled) => {
      if (isFilled) setResult(form.querySelector('input[type=file]') ? 'without_files' : 'filled')
    })
  }, [viewer])
  useEffect(() => {
    if (result !== 'none') box.current?.focus()
  }, [result])
  return (
    <p
      ref={box}
      role="status"
      tabIndex={-1}
      hidden={result === 'none'}
      className="col-span-full flex scroll-mt-24 items-start gap-3 rounded-card bg-caution-soft p-4 font-medium text-caution"
    >
      <Icon name="alert" className="mt-0.5" />
      {t(result === 'without_files' ? 'form.restoredWithoutFiles' : 'form.restored')}
    </p>
  )
}
