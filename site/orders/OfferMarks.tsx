import type { OfferView } from '@wasl/shared/contract/offers.ts'
import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/Badge.tsx'

/** What distinguishes an offer from the others on its order. */
export function OfferMarks({ offer, isLowest }: { offer: OfferView; isLowest: boolean }) {
  const { t } = useTranslation('orders')
  if (!offer.is_best_value && !isLowest) return null
  return (
    <span className="flex flex-wrap gap-1">
      {offer.is_best_value && (
        <Badge tone="brand" icon="star">
          {t('offer.bestValue')}
        </Badge>
      )}
      {isLowest && <Badge tone="good">{t('offer.lowestPrice')}</Badge>}
    </span>
  )
}
