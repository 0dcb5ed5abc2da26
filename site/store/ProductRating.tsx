import type { ProductCard } from '@wasl/shared/contract/store.ts'
import { formatRating } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../ui/Ltr.tsx'
import { Stars } from '../ui/Stars.tsx'

/** The stars of a product with the number of its reviews; nothing while it has none. */
export function ProductRating({ rating, rating_count }: Pick<ProductCard, 'rating' | 'rating_count'>) {
  const { t } = useTranslation()
  if (rating === null) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
      <Stars rating={rating} size={16} />
      <Ltr className="font-semibold">{formatRating(rating)}</Ltr>
      <span className="text-muted">{t('reviews', { count: rating_count })}</span>
    </span>
  )
}
