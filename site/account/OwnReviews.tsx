import type { OwnReviews as OwnReviewsPage } from '@wasl/shared/contract/user-home.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ReportReview } from '../catalog/ReportReview.tsx'
import { useText } from '../i18n/locale.ts'
import { ReviewAnswer } from '../orders/OrderReview.tsx'
import { ReviewAnswerForm } from '../orders/ReviewAnswerForm.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Stars } from '../ui/Stars.tsx'
import { UserText } from '../ui/UserText.tsx'

type Failure = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> } | undefined

/** The reviews of the user's provider, each with the answer or the form for it. */
export function OwnReviews({ reviews, failure }: { reviews: OwnReviewsPage; failure: Failure }) {
  const { t } = useTranslation('account')
  const text = useText()
  if (reviews.data.length === 0)
    return (
      <EmptyState icon="star" title={t('ownReviews.empty')}>
        {t('ownReviews.emptyHint')}
      </EmptyState>
    )
  return (
    <Card title={t('ownReviews.title')}>
      <ul className="-my-3 divide-y divide-line">
        {reviews.data.map(({ id, client_name, rating, comment, answer, order, product, created_at, version }) => (
          <li key={id} className="py-5">
            <p className="flex flex-wrap items-center gap-x-3">
              <bdi className="font-medium">{client_name}</bdi>
              <Stars rating={rating} size={16} />
              <span className="ms-auto text-sm text-muted">
                {order && (
                  <>
                    <PageLink to={pages.order({ id: order.id })} className="underline underline-offset-4 hover:text-brand">
                      <Ltr>{order.number}</Ltr>
                    </PageLink>{' '}
                    ·{' '}
                  </>
                )}
                <DateText at={created_at} />
              </span>
            </p>
            {product && (
              <PageLink to={pages.product({ id: product.id })} className="text-sm text-muted hover:text-brand hover:underline">
                <bdi>{text(product.name)}</bdi>
              </PageLink>
            )}
            <p className="mt-1.5">
              <UserText>{comment}</UserText>
            </p>
            {answer ? (
              <ReviewAnswer label={t('ownReviews.answer')} answer={answer} />
            ) : (
              <details className="mt-3" open={failure?.values.review_id === id || undefined}>
                <summary className="cursor-pointer font-medium text-brand">
                  {t('ownReviews.reply')} <span className="sr-only">{client_name}</span>
                </summary>
                <ReviewAnswerForm review_id={id} version={version} failure={failure?.values.review_id === id ? failure : null} />
              </details>
            )}
            <ReportReview review_id={id} author={client_name} />
          </li>
        ))}
      </ul>
      <Pagination pagination={reviews.pagination} />
    </Card>
  )
}
