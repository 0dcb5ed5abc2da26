import type { CommonPrice as Price } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { Money } from '../ui/Money.tsx'

/** What the middle half of clients paid: «دفع غيرك 180–260 ﷼». Nothing while too few have ordered. */
export function CommonPrice({ price, className = '' }: { price: Price | null; className?: string }) {
  const { t } = useTranslation('services')
  if (!price) return null
  return (
    <span className={className}>
      {t('commonPrice.paid')} <PriceRange price={price} />
    </span>
  )
}

export function PriceRange({ price: { from, to } }: { price: Price }) {
  const { t } = useTranslation('services')
  return (
    <>
      <Money halalas={from} />
      {to > from && (
        <>
          {' '}
          {t('commonPrice.to')} <Money halalas={to} />
        </>
      )}
    </>
  )
}
