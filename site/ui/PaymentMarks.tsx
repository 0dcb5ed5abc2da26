import type { CardMethod } from '@wasl/shared/contract/choices.ts'
import { useTranslation } from 'react-i18next'

/** The names of the marks; their drawings are in `public/marks`. */
const names = {
  mada: 'mada',
  visa: 'Visa',
  mastercard: 'Mastercard',
  apple_pay: 'Apple Pay',
  stc_pay: 'STC Pay',
} as const satisfies Readonly<Record<CardMethod, string>>

/** A row of the marks of these payment methods, on white in both themes. Never mirrored. */
export function PaymentMarks({ methods }: { methods: readonly CardMethod[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('footer.paymentMethods')} dir="ltr" className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <li key={method}>
          <img
            src={`/marks/${method}.svg`}
            alt={names[method]}
            width="56"
            height="24"
            loading="lazy"
            className="rounded-small border border-line"
          />
        </li>
      ))}
    </ul>
  )
}
