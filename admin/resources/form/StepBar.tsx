import { Steps } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { FormStep } from './steps.ts'

type Props = { steps: readonly FormStep[]; current: number; failed: ReadonlySet<number>; onGo: (step: number) => void }

/** The steps of a form with the current and the failed ones marked; the heading takes focus when the step changes. */
export function StepBar({ steps, current, failed, onGo }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastShown = useRef(current)
  const names = [...steps.map(({ label }) => (label ? localize(label) : '')), t('steps.review')]

  // Focus follows the step, unless the step opened because of an error.
  useEffect(() => {
    if (lastShown.current !== current && !failed.has(current)) heading.current?.focus()
    lastShown.current = current
  }, [current, failed])

  return (
    <>
      <Steps
        className="steps"
        size="small"
        responsive={false}
        current={current}
        onChange={onGo}
        items={names.map((name, index) => (failed.has(index) ? { title: <FailedStep name={name} />, status: 'error' } : { title: name }))}
      />
      <h2 ref={heading} tabIndex={-1} className="step-name">
        {t('steps.name', { number: current + 1, total: names.length, name: names[current] })}
      </h2>
    </>
  )
}

function FailedStep({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <>
      {name} <span className="visually-hidden">({t('steps.failed')})</span>
    </>
  )
}
