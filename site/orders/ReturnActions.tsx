import type { ReturnView } from '@wasl/shared/contract/returns.ts'
import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { type FormAction, TransitionForm } from './TransitionForm.tsx'

type Step = ReturnView['actions'][number]
type Props = { one: ReturnView; failure: ApiFailure | null; failedAction: string }

/** The steps of a return that the reader can make now. */
export function ReturnActions({ one, failure, failedAction }: Props) {
  if (one.actions.length === 0) return null
  return (
    <div className="flex flex-col gap-3 sm:max-w-md">
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} />
      {one.actions.map((name) => (
        <TransitionForm
          key={name}
          action={viewOf(name)}
          intent="return_step"
          hidden={{ return_id: one.id }}
          errors={failedAction === name ? failure?.errors : undefined}
          fields={name === 'send_back' || name === 'receive' ? <StepFields name={name} /> : undefined}
        />
      ))}
    </div>
  )
}

/** The button of a step, as the buttons of orders are described. The filled one is in the card of the next step and leads here. */
function viewOf(name: Step): FormAction {
  const transition = returnLifecycle.transitions[name]
  return {
    name,
    label: transition.label,
    tone: transition.tone === 'danger' ? 'danger' : 'plain',
    allowed: true,
    denial_reason: null,
    reason: 'reason' in transition ? transition.reason : 'none',
    confirm: 'confirm' in transition ? transition.confirm : null,
  }
}

function StepFields({ name }: { name: 'send_back' | 'receive' }) {
  const { t } = useTranslation('orders')
  if (name === 'send_back')
    return <TextInput name="tracking" id="return-tracking" label={t('goods.tracking')} dir="ltr" maxLength={60} optional />
  return <Checkbox name="is_resellable" id="return-resellable" label={t('goods.restock')} />
}
