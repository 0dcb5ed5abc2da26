import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FieldMessages, groupProps } from '../forms/Field.tsx'
import { useFieldErrors } from '../forms/field-checks.ts'
import { Textarea } from '../forms/Textarea.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const ratings = [1, 2, 3, 4, 5] as const

/** A rating of one to five stars, and a comment. Pages of several orders name the order. */
export function ReviewForm({ order, failure }: { order?: { id: string; number: string }; failure: ApiFailure | null }) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().formData?.get('intent') === 'review'
  const errors = failure?.errors ?? {}
  return (
    <Card title={t('review.title')} className="border-brand">
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ rating: t('review.rating'), comment: t('review.comment') }} />
        <input type="hidden" name="intent" value="review" />
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
        <RatingField errors={errors.rating} />

        <Textarea name="comment" label={t('review.comment')} hint={t('review.commentHint')} maxLength={1000} errors={errors.comment} />
        <Button busy={busy}>{t('review.send')}</Button>
      </ActionForm>
    </Card>
  )
}

function RatingField({ errors: serverErrors }: { errors: readonly string[] | undefined }) {
  const { t } = useTranslation('orders')
  const errors = useFieldErrors('rating', serverErrors)
  return (
    <fieldset {...groupProps({ name: 'rating', errors })}>
      <legend className="mb-2 font-medium">{t('review.rating')}</legend>
      <div className="grid gap-2 sm:grid-cols-5">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="card flex cursor-pointer items-center gap-3 px-3 py-2 text-center text-sm text-muted has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand sm:flex-col sm:gap-1 sm:p-3"
          >
            <input type="radio" name="rating" value={rating} className="sr-only" />
            <span className="flex items-center gap-1 text-lg font-semibold">
              {rating}
              <Icon name="star" size={18} filled className="text-warm" />
            </span>
            {t(`review.ratingLabels.${rating}`)}
          </label>
        ))}
      </div>
      <FieldMessages name="rating" errors={errors} />
    </fieldset>
  )
}
