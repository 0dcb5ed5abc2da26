import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { FormStep } from './form-steps.ts'

type Props = { steps: readonly FormStep[]; step: FormStep | null; onStep: (step: FormStep) => void }

/** On phones: which step of the form is open, and a way back. */
export function StepBar({ steps, step, onStep }: Props) {
  const { t } = useTranslation('send-order')
  const at = Math.max(0, step ? steps.indexOf(step) : 0)
  const former = steps[at - 1]
  const isWithoutPlace = steps.length === 2 && at === 1
  return (
    <div className="order-step-bar">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 tabIndex={-1} className="text-lg focus:outline-none">
          <span className="text-muted">{t('steps.position', { number: at + 1, total: steps.length })} · </span>
          {t(isWithoutPlace ? 'steps.timeAndSend' : `steps.${steps[at] ?? 'service'}`)}
        </h2>
        {former && (
          <Button type="button" tone="bare" size="small" onClick={() => onStep(former)}>
            {t('steps.back')}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="mt-1 flex gap-1.5">
        {steps.map((name, index) => (
          <span key={name} className={`h-1.5 grow rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
