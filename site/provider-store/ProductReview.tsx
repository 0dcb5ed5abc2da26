import type { OwnProductReview } from '@wasl/shared/contract/provider-products.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The review of a product or of its change: that it waits, or why it was rejected. A change can be withdrawn or put aside. */
export function ProductReview({ review: { kind, status, reject_reason, sent_at } }: { review: OwnProductReview }) {
  const { t } = useTranslation('products')
  const isPending = status === 'pending'
  return (
    <section className={`flex gap-3 rounded-card p-4 ${isPending ? 'bg-caution-soft text-caution' : 'bg-bad-soft text-bad'}`}>
      <Icon name={isPending ? 'clock' : 'alert'} className="mt-1" />
      <div className="flex grow flex-col gap-2">
        <p className="font-semibold">{t(`review.${kind}.${status}`)}</p>
        {reject_reason && (
          <p>
            {t('rejectedBecause')} <bdi>{reject_reason}</bdi>
          </p>
        )}
        <p>
          {t(`review.${kind}.${status}Hint`)} <DateText at={sent_at} />
        </p>
        {kind === 'product_edit' && (
          <ActionForm method="post">
            <Button tone="plain" size="small" name="intent" value="withdraw">
              {t(`review.withdraw.${status}`)}
            </Button>
          </ActionForm>
        )}
      </div>
    </section>
  )
}
