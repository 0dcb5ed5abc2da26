import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { hasFields } from './StepForm.tsx'
import type { NewStep, QueuedStep, StepEntries } from './step-queue.ts'

export type QueueControl = {
  isEnded: boolean
  add: (step: NewStep) => Promise<void>
  /** The rejected step whose form is open. */
  openKey: string | null
  edit: (key: string) => void
  correct: (key: string, entries: StepEntries) => Promise<void>
  retry: (key: string) => void
  discard: (key: string) => void
}

type Props = { steps: readonly QueuedStep[]; control: QueueControl; isListed?: boolean }

/** The steps of a delivery that the server has not confirmed, with what they wait for. Those of one that is no longer `isListed` have no form. */
export function QueuedSteps({ steps, control, isListed = true }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {steps.length > 0 && (
        <ul className="mt-5 flex flex-col gap-3">
          {steps.map((step) => (
            <QueuedStepRow key={step.key} step={step} control={control} hasForm={isListed && hasFields(step.name)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function QueuedStepRow({ step, control, hasForm }: { step: QueuedStep; control: QueueControl; hasForm: boolean }) {
  const { t } = useTranslation('deliveries')
  const { key, name, state, msg, photos, isStored } = step
  const isFailed = state === 'failed'
  return (
    <li className={`rounded-control p-3 ${isFailed ? 'bg-bad-soft text-bad' : 'bg-caution-soft text-caution'}`}>
      <p className="flex items-center gap-2 font-medium">
        <Icon name={isFailed ? 'alert' : state === 'sending' ? 'upload' : 'clock'} />
        {t(`steps.${name}`)}
      </p>
      <p className="text-sm">{stateText()}</p>
      {photos.length > 0 && <p className="text-sm">{t('photos', { count: photos.length })}</p>}
      {isFailed && (
        <div className="mt-3 flex flex-wrap gap-2">
          {hasForm && control.openKey !== key && (
            <Button type="button" size="small" icon="edit" onClick={() => control.edit(key)}>
              {t('correct')}
            </Button>
          )}
          <Button type="button" tone="plain" size="small" icon="refresh" onClick={() => control.retry(key)}>
            {t('retry')}
          </Button>
          <Button type="button" tone="plain" size="small" icon="trash" onClick={() => control.discard(key)}>
            {t('discard')}
          </Button>
        </div>
      )}
    </li>
  )

  function stateText(): string {
    if (isFailed) return msg || t('failed')
    if (state === 'sending') return t('sending')
    if (!isStored) return t('notStored')
    return control.isEnded ? t('sessionEnded') : t('waiting')
  }
}
