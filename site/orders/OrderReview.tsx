import type { FileView } from '@wasl/shared/contract/common.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Stars } from '../ui/Stars.tsx'
import { UserText } from '../ui/UserText.tsx'

type Props = {
  review: { rating: number; comment: string; answer: string | null; photos: readonly FileView[] }
  /** The product that it is about. */
  product?: Localized
  reader: 'client' | 'provider'
  /** The form of the provider who has not answered yet, or of the client who can still edit it. */
  form?: ReactNode
}

/** The review of an order with the provider's answer. */
export function OrderReview({ review, product, reader, form }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t(reader === 'client' ? 'review.ownReview' : 'review.clientReview')} end={<Stars rating={review.rating} />}>
      {product && (
        <p className="text-sm text-muted">
          <bdi>{text(product)}</bdi>
        </p>
      )}
      <p>
        <UserText>{review.comment}</UserText>
      </p>
      <FileLinks files={review.photos} />
      {review.answer && <ReviewAnswer label={t('review.answer')} answer={review.answer} />}
      {form}
    </Card>
  )
}

/** The provider's answer below a review. */
export const ReviewAnswer = ({ label, answer }: { label: string; answer: string }) => (
  <p className="mt-3 rounded-control bg-sunken p-3">
    <span className="block text-sm text-muted">{label}</span>
    <UserText>{answer}</UserText>
  </p>
)
