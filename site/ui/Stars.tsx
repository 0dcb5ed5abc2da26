import { formatRating } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'

const path = 'm12 3.5 2.6 5.3 5.9.8-4.3 4.1 1.1 5.8-5.3-2.8-5.3 2.8 1.1-5.8-4.3-4.1 5.9-.8z'

/** A rating as stars, with «4.8 من 5» for screen readers. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const { t } = useTranslation()
  return (
    <span role="img" aria-label={t('stars', { rating: formatRating(rating) })} className="relative inline-flex">
      <Row size={size} className="text-line-strong/45" />
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${rating * 20}%` }}>
        <Row size={size} className="text-warm" />
      </span>
    </span>
  )
}

const Row = ({ size, className }: { size: number; className: string }) => (
  <span aria-hidden="true" className={`flex ${className}`}>
    {[1, 2, 3, 4, 5].map((star) => (
      <svg key={star} aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" className="shrink-0">
        <path d={path} />
      </svg>
    ))}
  </span>
)
