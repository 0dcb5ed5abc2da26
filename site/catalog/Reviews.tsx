import type { ReviewView } from '@wasl/shared/contract/catalog.ts'
import type { Pagination as PaginationData } from '@wasl/shared/contract/common.ts'
import { formatRating } from '@wasl/shared/i18n/format.ts'
import { textLocale } from '@wasl/shared/i18n/text-locale.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Stars } from '../ui/Stars.tsx'
import { ReportReview } from './ReportReview.tsx'

type Props = {
  /** What they are about. */
  of: 'provider' | 'product'
  reviews: readonly ReviewView[]
  pagination: PaginationData
  countsByStars: readonly number[]
  rating: number | null
}

/** The reviews of a provider or product with their rating breakdown. */
export function Reviews({ of, reviews, pagination, countsByStars, rating }: Props) {
  const { t } = useTranslation('services')
  const text = useText()
  if (reviews.length === 0 || rating === null)
    return (
      <EmptyState icon="star" title={t(`${of}.noReviews`)}>
        {t(`${of}.noReviewsHint`)}
      </EmptyState>
    )
  return (
    <div id="reviews">
      <Card title={t('provider.reviews')}>
        <p className="-mt-3 mb-5 text-muted">{t(`${of}.reviewsLead`)}</p>
        <RatingBreakdown countsByStars={countsByStars} rating={rating} />
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="flex gap-4 py-5">
              <Avatar name={review.client_name} size={42} />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-3">
                  <bdi className="font-medium">{review.client_name}</bdi>
                  <Stars rating={review.rating} size={16} />
                  <DateText at={review.created_at} className="ms-auto text-sm text-muted" />
                </p>
                {of === 'provider' && review.product && (
                  <PageLink to={pages.product({ id: review.product.id })} className="text-sm text-muted hover:text-brand hover:underline">
                    <bdi>{text(review.product.name)}</bdi>
                  </PageLink>
                )}
                <Comment text={review.comment} />
                <Photos urls={review.image_urls} />
                {review.answer && (
                  <div className="mt-3 rounded-control border-s-3 border-brand bg-sunken px-4 py-2.5">
                    <p className="text-sm font-medium text-brand">{t('provider.answer')}</p>
                    <p dir="auto" lang={textLocale(review.answer) ?? undefined} className="text-start">
                      {review.answer}
                    </p>
                  </div>
                )}
                {!review.is_own && <ReportReview review_id={review.id} author={review.client_name} />}
              </div>
            </li>
          ))}
        </ul>
        <Pagination pagination={pagination} />
      </Card>
    </div>
  )
}

/** The comment of a review. One in the other language says so, and browsers and screen readers know its language. */
function Comment({ text }: { text: string }) {
  const { t } = useTranslation('services')
  const locale = useLocale()
  const language = textLocale(text)
  return (
    <>
      <p dir="auto" lang={language ?? undefined} className="mt-1.5 text-start">
        {text}
      </p>
      {language && language !== locale && <p className="mt-1 text-sm text-muted">{t('provider.otherLanguage')}</p>}
    </>
  )
}

/** The photos of a review; each opens in full. */
function Photos({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('services')
  if (urls.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={t('product.photo', { number: at + 1 })}
              width={72}
              height={72}
              loading="lazy"
              className="size-18 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The number of reviews per star; `countsByStars[0]` counts one star. */
function RatingBreakdown({ countsByStars, rating }: { countsByStars: readonly number[]; rating: number }) {
  const { t } = useTranslation('services')
  const total = countsByStars.reduce((sum, count) => sum + count, 0) || 1
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card bg-sunken p-5">
      <p className="text-center">
        <Ltr className="block text-4xl font-bold text-brand">{formatRating(rating)}</Ltr>
        <Stars rating={rating} />
      </p>
      <ul aria-label={t('provider.ratingBreakdown')} className="min-w-0 grow basis-52 space-y-1">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{t('provider.starsLabel', { stars })}</span>
            <span aria-hidden="true" className="flex w-8 shrink-0 items-center gap-1 text-muted">
              {stars} <Icon name="star" size={14} filled className="text-warm" />
            </span>
            <span className="h-2 grow overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-warm"
                style={{ width: `${((countsByStars[stars - 1] ?? 0) / total) * 100}%` }}
              />
            </span>
            <Ltr className="w-8 text-end text-muted">{countsByStars[stars - 1] ?? 0}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  )
}
