import './first-steps.css'
import { CheckCircleFilled } from '@ant-design/icons'
import type { FirstStepsView } from '@wasl/shared/contract/first-steps.ts'
import { type FirstStep, type FirstStepName, firstSteps } from '@wasl/shared/first-steps.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { App, Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { useChangeFirstSteps, useFirstSteps } from './first-steps-calls.ts'
import { StepAction } from './StepAction.tsx'

/** The checklist of a new deployment; nothing once every step is done or ticked by hand, or it is hidden. */
export function FirstSteps() {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const { data } = useFirstSteps()
  const { mutateAsync, isPending } = useChangeFirstSteps()
  if (!data || data.is_hidden || data.steps.every(({ state }) => state !== 'open')) return null
  const { steps } = data
  const finished = steps.filter(({ state }) => state !== 'open').length
  const skipped = steps.filter(({ state }) => state === 'skipped').map(({ name }) => name)
  const change = (choice: Parameters<typeof mutateAsync>[0]) =>
    mutateAsync(choice).catch((error: unknown) => {
      notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
    })
  const toggle = (name: FirstStepName) =>
    change({ skipped: skipped.includes(name) ? skipped.filter((one) => one !== name) : [...skipped, name] })
  return (
    <section className="card first-steps" aria-labelledby="first-steps-title">
      <header className="card-header">
        <h2 id="first-steps-title">{t('firstSteps.title')}</h2>
        <Button type="text" size="small" disabled={isPending} onClick={() => void change({ is_hidden: true })}>
          {t('firstSteps.hide')}
        </Button>
      </header>
      <p className="muted">{t('firstSteps.progress', { done: formatCount(finished), all: formatCount(steps.length) })}</p>
      <Progress percent={Math.round((finished / steps.length) * 100)} showInfo={false} aria-label={t('firstSteps.title')} />
      <ul>
        {steps.map((step) => (
          <Step key={step.name} {...step} isBusy={isPending} onToggle={() => void toggle(step.name)} />
        ))}
      </ul>
    </section>
  )
}

type StepProps = FirstStepsView['steps'][number] & { isBusy: boolean; onToggle: () => void }

function Step({ name, state, isBusy, onToggle }: StepProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const step: FirstStep = firstSteps[name]
  const isOpen = state === 'open'
  const label = localize(step.label)
  const toggleLabel = t(isOpen ? 'firstSteps.skip' : 'firstSteps.undo')
  return (
    <li data-state={state}>
      {isOpen ? <span className="first-step-open" aria-hidden /> : <CheckCircleFilled aria-hidden />}
      <div className="first-step-text">
        <strong>{step.path ? <Link to={step.path}>{label}</Link> : label}</strong>
        <span className="visually-hidden"> {t(`firstSteps.state.${state}`)} </span>
        {step.isOptional && isOpen && <span className="muted"> ({t('firstSteps.optional')})</span>}
        {isOpen && <p className="muted">{localize(step.help)}</p>}
      </div>
      <div className="first-step-actions">
        {isOpen && <StepAction name={name} ready={step.ready} />}
        {state !== 'done' && !step.isRequired && (
          <Button type="text" size="small" disabled={isBusy} onClick={onToggle} aria-label={`${toggleLabel}: ${label}`}>
            {toggleLabel}
          </Button>
        )}
      </div>
    </li>
  )
}
