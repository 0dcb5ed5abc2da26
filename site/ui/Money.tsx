import { formatExactRiyals, formatRiyals } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useRootData } from './root-data.ts'

type Props = { halalas: number; exact?: boolean; className?: string }

/** An amount with the riyal sign, or «ر.س» / SAR by configuration. Screen readers get the full currency name. */
export function Money({ halalas, exact = false, className = '' }: Props) {
  const { t } = useTranslation()
  const asText = useRootData()?.appInfo.currency_sign === 'text'
  // The sign is left of everything, as in SignedMoney.
  const sign = halalas < 0 ? '−' : ''
  const amount = (exact ? formatExactRiyals : formatRiyals)(Math.abs(halalas))
  return (
    <bdi className={`whitespace-nowrap ${className}`}>
      <span className="sr-only">{t('money.riyals', { count: Math.abs(halalas) / 100, amount: `${sign}${amount}` })}</span>
      <span aria-hidden="true" dir={asText ? undefined : 'ltr'} className="inline-flex items-baseline gap-[0.25em] tabular-nums">
        {asText ? null : sign}
        {asText ? null : <RiyalSign />}
        <bdi>{asText ? `${sign}${amount}` : amount}</bdi>
        {asText ? <span className="text-[0.85em]">{t('money.sign')}</span> : null}
      </span>
    </bdi>
  )
}

/** The riyal sign of the Saudi Central Bank at digit height. */
const RiyalSign = () => (
  <svg aria-hidden="true" viewBox="50 6 1124 1256" className="h-[0.78em] w-auto self-baseline" fill="currentColor">
    <path d="M750 1119c-20 44-34 92-39 143l425-90c20-45 33-93 38-144zM1136 901c20-44 33-92 38-143l-331 70V693l293-62c20-44 33-93 38-143l-331 70V72c-50 28-95 66-132 111v403l-132 28V6c-51 28-96 66-132 111v525l-296 63c-20 45-34 93-39 144l335-72v171L88 1024c-20 44-33 93-38 143l375-79c31-7 57-25 74-50l69-102c7-10 11-23 11-37V749l132-28v271z" />
  </svg>
)
