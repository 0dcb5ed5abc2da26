import type { OfferView } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FileField } from '../forms/FileField.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'

/** The form of a new offer, or of the provider's pending one. */
export function OfferForm({ offer, failure }: { offer: OfferView | null; failure: ApiFailure | null }) {
  const { t } = useTranslation('orders')
  const { t: tCommon } = useTranslation()
  const busy = useNavigation().formData?.get('intent') === 'offer'
  const errors = failure?.errors ?? {}
  const labels = {
    price: t('offer.priceLabel'),
    duration_days: t('offer.daysLabel'),
    note: t('offer.noteLabel'),
    image: t('offer.imageLabel'),
  }
  return (
    <Card title={t(offer ? 'offer.editTitle' : 'offer.newTitle')}>
      <ActionForm method="post" encType="multipart/form-data" preventScrollReset className="flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <input type="hidden" name="intent" value="offer" />
        {offer && <input type="hidden" name="offer_id" value={offer.id} />}
        {offer?.image && <input type="hidden" name="image_file_id" value={offer.image.id} />}
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <TextInput
            name="price"
            label={labels.price}
            hint={t('offer.priceHint')}
            dir="ltr"
            inputMode="decimal"
            data-amount
            autoComplete="off"
            defaultValue={formatRiyalsInput(offer?.price)}
            errors={errors.price}
          />
          <TextInput
            name="duration_days"
            label={labels.duration_days}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={offer?.duration_days}
            errors={errors.duration_days}
          />
        </div>
        <Textarea
          name="note"
          label={labels.note}
          hint={t('offer.noteHint')}
          optional
          maxLength={1000}
          defaultValue={offer?.note ?? ''}
          errors={errors.note}
        />
        <FileField
          name="image"
          label={labels.image}
          optional
          accept="image/jpeg,image/png,image/gif,image/webp,image/bmp"
          types={tCommon('files.images')}
          single
          purpose="offer"
          errors={errors.image}
        />
        <p className="text-sm text-muted">{t('offer.confidential')}</p>
        <Button busy={busy}>{t(offer ? 'offer.save' : 'offer.send')}</Button>
      </ActionForm>
    </Card>
  )
}

/** The form of the pending offer, folded until the provider wants to change it. */
export function EditOffer({ offer, failure }: { offer: OfferView; failure: ApiFailure | null }) {
  const { t } = useTranslation('orders')
  return (
    <details className="group" open={failure ? true : undefined}>
      <summary className={buttonClass('plain', 'normal', 'w-full group-open:hidden')}>{t('offer.editTitle')}</summary>
      <OfferForm offer={offer} failure={failure} />
    </details>
  )
}
