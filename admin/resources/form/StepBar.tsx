import { Steps } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { FormStep } from './steps.ts'

type Props = { steps: readonly FormStep[]; at: number; failing: ReadonlySet<number>; onGo: (step: number) => void }

/** Where one is among the steps of a form and which of them need another look; its heading takes focus when the step changes. */
export function StepBar({ steps, at, failing, onGo }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  const names = [...steps.map(({ label }) => (label ? say(label) : '')), t('steps.review')]

  // Focus is the browser's, not React's: it follows the step, except to one that came up because of an error.
  useEffect(() => {
    if (shown.current !== at && !failing.has(at)) heading.current?.focus()
    shown.current = at
  }, [at, failing])

  return (
    <>
      <Steps
        className="steps"
        size="small"
        responsive={false}
        current={at}
        onChange={onGo}
        items={names.map((title, index) => ({ title, ...(failing.has(index) && { status: 'error' as const }) }))}
      />
      <h2 ref={heading} tabIndex={-1} className="step-name">
        {t('steps.name', { number: at + 1, total: names.length, name: names[at] })}
      </h2>
    </>
  )
}
