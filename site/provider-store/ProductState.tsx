import type { OwnProductCard } from '@wasl/shared/contract/provider-products.ts'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone, StatusBadge } from '../ui/Badge.tsx'

const tones: Readonly<Record<OwnProductCard['state'], BadgeTone>> = {
  on_sale: 'good',
  sold_out: 'bad',
  in_review: 'warn',
  rejected: 'bad',
  hidden: 'plain',
  stopped: 'bad',
}

/** Where a product is, whether a change of it waits, and whether little is left. */
export function ProductState({ product: { state, review, units } }: { product: Pick<OwnProductCard, 'state' | 'review' | 'units'> }) {
  const { t } = useTranslation('products')
  return (
    <p className="flex flex-wrap gap-2">
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {review?.kind === 'product_edit' && (
        <Badge tone={review.status === 'pending' ? 'warn' : 'bad'} icon="edit">
          {t(`change.${review.status}`)}
        </Badge>
      )}
      {units.some(({ is_low }) => is_low) && (
        <Badge tone="warn" icon="alert">
          {t('low')}
        </Badge>
      )}
    </p>
  )
}
