import type { OfferView } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '../ui/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { FileField } from '../ui/FileField.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { riyalsText } from './form-numbers.ts'

/** A provider's price, duration, message and image: a new offer, or changes to its open one. */
export function OfferForm({ offer, refusal }: { offer: OfferView | null; refusal: Refusal | null }) {
  const { t } = useTranslation('orders')
  const { t: common } = useTranslation()
  const busy = useNavigation().formData?.get('intent') === 'offer'
  const errors = refusal?.errors ?? {}
  return (
    <Card title={t(offer ? 'offer.update' : 'offer.make')}>
      <Form method="post" encType="multipart/form-data" preventScrollReset className="flex flex-col gap-5">
        <ErrorSummary msg={refusal?.msg} errors={refusal?.errors} />
        <input type="hidden" name="intent" value="offer" />
        {offer && <input type="hidden" name="offer_id" value={offer.id} />}
        {offer?.image && <input type="hidden" name="image_file_id" value={offer.image.id} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            name="price"
            label={t('offer.priceLabel')}
            hint={t('offer.priceHint')}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={riyalsText(offer?.price)}
            errors={errors.price}
          />
          <TextInput
            name="duration_days"
            label={t('offer.daysLabel')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={offer?.duration_days}
            errors={errors.duration_days}
          />
        </div>
        <Textarea
          name="note"
          label={t('offer.noteLabel')}
          hint={t('offer.noteHint')}
          optional
          maxLength={1000}
          defaultValue={offer?.note ?? ''}
          errors={errors.note}
        />
        <FileField
          name="image"
          label={t('offer.imageLabel')}
          optional
          accept="image/jpeg,image/png,image/gif,image/webp,image/bmp"
          types={common('files.images')}
          single
          purpose="offer"
          errors={errors.image}
        />
        <p className="text-sm text-muted">{t('offer.others')}</p>
        <Button busy={busy}>{t(offer ? 'offer.save' : 'offer.send')}</Button>
      </Form>
    </Card>
  )
}
