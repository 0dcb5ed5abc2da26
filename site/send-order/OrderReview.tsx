import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { type FormStep, stepOfField } from './form-steps.ts'
import type { ReviewRow } from './read-review.ts'

type Props = { rows: readonly ReviewRow[]; steps: readonly FormStep[]; onStep: (step: FormStep) => void }

/** On phones, in the last step: what the earlier ones say, each with a way back to it. */
export function OrderReview({ rows, steps, onStep }: Props) {
  const { t } = useTranslation('send-order')
  return (
    <section aria-label={t('review.title')} className="order-review card p-4">
      {steps.slice(0, -1).map((step) => (
        <div key={step} className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-base">{t(`steps.${step}`)}</h3>
            <Button
              type="button"
              tone="bare"
              size="small"
              onClick={() => onStep(step)}
              aria-label={t('review.editNamed', { name: t(`steps.${step}`) })}
            >
              {t('review.edit')}
            </Button>
          </div>
          <dl className="mt-1 grid gap-2">
            {rows
              .filter(({ name }) => stepOfField(name, steps) === step)
              .map(({ name, label, value }) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="line-clamp-3 wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
