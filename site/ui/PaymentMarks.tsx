<<<<<<< HEAD

import { useTranslation } from 'react-i18next'

/** The names of the marks; their drawings are in `public/marks`. */
const names = { mada: 'mada', visa: 'Visa', mastercard: 'Mastercard' } as const
type PaymentMark = keyof typeof names

/** A row of the marks of these payment methods, on white in both themes. Never mirrored. */
export function PaymentMarks({ methods }: { methods: readonly PaymentMark[] }) {
=======
import type { CardMethod } from '@wasl/shared/contract/choices.ts'
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
        <text x="25" y="16.5" fontSize="10.5" fontWeight="700" textLength="27" lengthAdjust="spacingAndGlyphs" fill="#1a1a1a">
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
  apple_pay: {
    name: 'Apple Pay',
    art: (
      <>
        <path
          d="M15.9 8.3c.5-.6.8-1.4.7-2.2-.7 0-1.5.5-2 1.1-.4.5-.8 1.3-.7 2.1.8.1 1.5-.4 2-1Zm.7 1.1c-1.1-.1-2 .6-2.6.6-.5 0-1.3-.6-2.2-.6-1.1 0-2.2.7-2.8 1.7-1.2 2-.3 5 .9 6.7.5.8 1.2 1.7 2.1 1.7.8 0 1.2-.6 2.2-.6s1.3.6 2.2.6c.9 0 1.5-.8 2.1-1.6.6-.9.9-1.9.9-1.9s-1.7-.7-1.7-2.6c0-1.6 1.3-2.4 1.4-2.5-.8-1.1-2-1.2-2.5-1.5Z"
          fill="#000"
          transform="translate(-2.5 -.6)"
        />
        <text x="21" y="16.5" fontSize="11.5" fontWeight="500" fill="#000">
          Pay
        </text>
      </>
    ),
  },
  stc_pay: {
    name: 'STC Pay',
    art: (
      <>
        <text x="6" y="16" fontSize="11.5" fontWeight="800" fill="#4f008c">
          stc
        </text>
        <text x="27" y="16" fontSize="11.5" fontWeight="500" fill="#00a54f">
          pay
        </text>
      </>
    ),
  },
} as const satisfies Readonly<Record<CardMethod, { name: string; art: ReactNode }>>

/** A row of the marks of these methods. Never mirrored. */
export function PaymentMarks({ methods }: { methods: readonly CardMethod[] }) {
>>>>>>> 1c7b5514 (Fix coupons that are lost after a declined card, add payment marks)
  const { t } = useTranslation()
  return (
    <ul aria-label={t('footer.paymentMethods')} dir="ltr" className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <li key={method}>
          <img src={`/marks/${method}.svg`} alt={names[method]} width="56" height="24" className="rounded-small border border-line" />
        </li>
      ))}
    </ul>
  )
}
