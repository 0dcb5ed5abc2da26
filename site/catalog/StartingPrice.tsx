import { useTranslation } from 'react-i18next'
import { Money } from '../ui/Money.tsx'

/** The lowest price of a service or provider, as providers name it: before VAT. */
export function StartingPrice({ halalas, className = '' }: { halalas: number; className?: string }) {
  const { t } = useTranslation('services')
  return (
    <span>
      <span className="text-muted">{t('from')}</span> <Money halalas={halalas} className={className} />{' '}
      <span className="text-xs text-muted">{t('beforeVat')}</span>
    </span>
  )
}
