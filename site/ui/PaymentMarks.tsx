import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The marks of payment methods, in their own colors on white in both themes. */
const marks = {
  mada: {
    name: 'mada',
    art: (
      <>
        <rect x="5" y="6" width="17" height="4.5" rx="1" fill="#259bd6" />
        <rect x="5" y="13.5" width="17" height="4.5" rx="1" fill="#84b740" />
        <text x="25" y="16.5" fontSize="10.5" fontWeight="700" fill="#1a1a1a">
          mada
        </text>
      </>
    ),
  },
  visa: {
    name: 'Visa',
    art: (
      <text x="28" y="17" fontSize="14" fontWeight="800" fontStyle="italic" textAnchor="middle" fill="#1434cb">
        VISA
      </text>
    ),
  },
  mastercard: {
    name: 'Mastercard',
    art: (
      <>
        <circle cx="23" cy="12" r="7.5" fill="#eb001b" />
        <circle cx="33" cy="12" r="7.5" fill="#f79e1b" />
        <path d="M28 6.4a7.5 7.5 0 0 1 0 11.2 7.5 7.5 0 0 1 0-11.2Z" fill="#ff5f00" />
      </>
    ),
  },
} as const satisfies Readonly<Record<string, { name: string; art: ReactNode }>>
export type PaymentMark = keyof typeof marks

/** A row of the marks of these methods. Never mirrored. */
export function PaymentMarks({ methods }: { methods: readonly PaymentMark[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('footer.paymentMethods')} dir="ltr" className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <li key={method}>
          <svg
            role="img"
            aria-label={marks[method].name}
            width="56"
            height="24"
            viewBox="0 0 56 24"
            className="rounded-small border border-line bg-white font-sans"
          >
            {marks[method].art}
          </svg>
        </li>
      ))}
    </ul>
  )
}
