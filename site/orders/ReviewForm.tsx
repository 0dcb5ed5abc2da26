import type { Named } from '@wasl/shared/contract/common.ts'
import type { OrderReview } from '@wasl/shared/contract/order-reviews.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { maxReviewImages } from '@wasl/shared/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FieldMessages, groupProps } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { useFieldErrors } from '../forms/field-checks.ts'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const ratings = [1, 2, 3, 4, 5] as const

type Props = {
  /** On pages of several orders. */
  order?: { id: string; number: string }
  /** The products of an order of the store that have no review yet. */
  products?: readonly Named[]
  isRental?: boolean
  failure: ApiFailure | null
}

/** A rating of one to five stars, a comment and photos. */
export function ReviewForm({ order, products, isRental = false, failure }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const intent = products ? 'review_product' : 'review'
  const busy = useNavigation().formData?.get('intent') === intent
  const errors = failure?.errors ?? {}
  const labels = { rating: t('review.rating'), comment: t('review.comment'), file_ids: t('review.photos') }
  return (
    <Card title={t(products ? 'review.goodsTitle' : isRental ? 'review.rentalTitle' : 'review.title')} className="border-brand">
      <ActionForm method="post" encType="multipart/form-data" preventScrollReset className="flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} idPrefix="review-" />
        <input type="hidden" name="intent" value={intent} />
        {order && (
          <>
            <input type="hidden" name="order_id" value={order.id} />
            <p className="text-muted">
              {t('number')}{' '}
              <PageLink to={pages.order({ id: order.id })} className="text-brand underline underline-offset-4">
                <Ltr>{order.number}</Ltr>
              </PageLink>
            </p>
          </>
        )}
        {products && (
          <Select
            name="product_id"
            id="review-product_id"
            label={t('review.product')}
            defaultValue={products[0]?.id}
            options={products.map(({ id, name }) => ({ value: id, label: text(name) }))}
            errors={errors.product_id}
          />
        )}
        <RatingAndComment id="review" errors={errors} />
        <FileField
          name="file_ids"
          id="review-file_ids"
          label={labels.file_ids}
          accept="image/jpeg,image/png,image/gif,image/webp"
          types={t('review.photoTypes')}
          max={maxReviewImages}
          errors={errors.file_ids}
          optional
        />
        <Button busy={busy}>{t('review.send')}</Button>
      </ActionForm>
    </Card>
  )
}

type EditProps = {
  review: Pick<OrderReview, 'rating' | 'comment'>
  until: string
  failure: ApiFailure | null
  /** The product that it is about. */
  product?: string | undefined
}

/** The form that changes the own review, closed at first. */
export function EditReview({ review, until, failure, product }: EditProps) {
  const id = product ? `edited-review-${product}` : 'edited-review'
  const { t } = useTranslation('orders')
  const busy = useNavigation().formData?.get('intent') === 'edit_review'
  const labels = { rating: t('review.rating'), comment: t('review.comment') }
  return (
    <details className="mt-4 border-t border-line pt-4" open={failure !== null || undefined}>
      <summary className="cursor-pointer font-medium text-brand">{t('review.edit')}</summary>
      <ActionForm method="post" preventScrollReset className="mt-4 flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} idPrefix={`${id}-`} />
        <input type="hidden" name="intent" value="edit_review" />
        {product && <input type="hidden" name="product_id" value={product} />}
        <RatingAndComment id={id} errors={failure?.errors ?? {}} review={review} />
        <p className="text-sm text-muted">
          {t('review.editUntil')} <DateText at={until} show="time" />
        </p>
        <Button busy={busy} tone="soft" className="self-start">
          {t('review.saveEdit')}
        </Button>
      </ActionForm>
    </details>
  )
}

type FieldsProps = { id: string; errors: Readonly<Record<string, readonly string[] | undefined>>; review?: EditProps['review'] }

function RatingAndComment({ id, errors, review }: FieldsProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <RatingField id={`${id}-rating`} errors={errors.rating} rating={review?.rating} />
      <Textarea
        name="comment"
        id={`${id}-comment`}
        label={t('review.comment')}
        hint={t('review.commentHint')}
        maxLength={1000}
        defaultValue={review?.comment}
        errors={errors.comment}
      />
    </>
  )
}

type RatingProps = { id: string; errors: readonly string[] | undefined; rating: number | undefined }

function RatingField({ id, errors: serverErrors, rating: chosen }: RatingProps) {
  const { t } = useTranslation('orders')
  const errors = useFieldErrors('rating', serverErrors)
  return (
    <fieldset {...groupProps({ name: 'rating', id, errors })}>
      <legend className="mb-2 font-medium">{t('review.rating')}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="card flex cursor-pointer flex-col items-center gap-1 px-1 py-3 text-center text-xs text-muted sm:text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand sm:p-3"
          >
            <input type="radio" name="rating" value={rating} defaultChecked={rating === chosen} className="sr-only" />
            <span className="flex items-center gap-1 text-lg font-semibold">
              {rating}
              <Icon name="star" size={18} filled className="text-warm" />
            </span>
            {t(`review.ratingLabels.${rating}`)}
          </label>
        ))}
      </div>
      <FieldMessages name={id} errors={errors} />
    </fieldset>
  )
}
