import { useTranslation } from 'react-i18next'
import { Money } from '../ui/Money.tsx'

/** How much an invoice is above the accepted offer, with the provider's reason. */
export function AboveOffer({ halalas, reason }: { halalas: number; reason: string | null }) {
  const { t } = useTranslation('orders')
  return (
    <>
      {t('invoice.aboveOffer')} <Money halalas={halalas} exact />
      {reason && (
        <span className="mt-1 block font-normal">
          {t('invoice.priceReason')}: <bdi>{reason}</bdi>
        </span>
      )}
    </>
  )
}
