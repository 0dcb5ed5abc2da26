import { rentalFulfilments } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

/** How far a paid rental is. */
export function RentalSteps({ fulfilment }: { fulfilment: string }) {
  const text = useText()
  const steps = typedKeys(rentalFulfilments)
  const names: readonly string[] = steps
  const current = names.indexOf(fulfilment)
  return (
    <ol className="mb-5 grid grid-cols-5 gap-1 text-center text-xs sm:text-sm">
      {steps.map((step, at) => (
        <li key={step} aria-current={at === current ? 'step' : undefined} className="flex flex-col items-center gap-1.5">
          <span className={`h-1.5 w-full rounded-full ${at <= current ? 'bg-brand' : 'bg-line'}`} />
          <span className={at === current ? 'font-semibold text-brand' : at < current ? '' : 'text-muted'}>
            {at < current && <Icon name="check" size={14} className="me-1 inline" />}
            {text(rentalFulfilments[step])}
          </span>
        </li>
      ))}
    </ol>
  )
}
