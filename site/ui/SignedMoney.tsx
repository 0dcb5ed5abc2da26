import { useTranslation } from 'react-i18next'
import { Money } from './Money.tsx'

/** An amount that was added or taken. The sign is left of it in both languages; screen readers get it in words. */
export function SignedMoney({ halalas, className = '' }: { halalas: number; className?: string }) {
  const { t } = useTranslation()
  const isCredit = halalas > 0
  return (
    <span dir="ltr" className={`inline-flex gap-1 font-semibold tabular-nums ${isCredit ? 'text-good' : ''} ${className}`}>
      <span className="sr-only">{t(isCredit ? 'money.credit' : 'money.debit')}</span>
      <span aria-hidden="true">{isCredit ? '+' : '−'}</span>
      <Money halalas={Math.abs(halalas)} exact />
    </span>
  )
}
