import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckControlsContext } from '../forms/field-checks.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isShown } from './form-steps.ts'

/** Leads to the next step once the fields of this one are filled in. */
export function StepNext({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('send-order')
  const check = useContext(CheckControlsContext)
  return (
    <div className="order-step-next">
      <Button
        type="button"
        size="large"
        className="w-full"
        onClick={({ currentTarget }) => {
          const controls = [...(currentTarget.closest('.order-step')?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])]
          const wrong = check(controls.filter(isShown))
          if (!wrong) return onNext()
          wrong.focus({ preventScroll: true })
          wrong.scrollIntoView({ block: 'center' })
        }}
      >
        {t('steps.next')}
        <Icon name="arrow" />
      </Button>
    </div>
  )
}
