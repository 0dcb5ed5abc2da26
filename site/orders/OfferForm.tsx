import type { OfferView } from '@wasl/shared/contract/offers.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FileField } from '../forms/FileField.tsx'
import { formatRiyalsInput, parseRiyals } from '../forms/form-values.ts'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure, FieldErrors } from '../server/api-error.server.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { OfferTimeFields } from './OfferTimeFields.tsx'

type FormProps = { offer: OfferView | null; order: Pick<OrderPage, 'rates' | 'free_times' | 'now'>; failure: ApiFailure | null }

/** The form of a new offer, or of the provider's pending one. */
export function OfferForm({ offer, order: { rates, free_times, now }, failure }: FormProps) {
  const { t } = useTranslation('orders')
  const { t: tCommon } = useTranslation()
  const busy = useNavigation().formData?.get('intent') === 'offer'
  const errors = failure?.errors ?? {}
  const [price, setPrice] = useState(offer?.price ?? 0)
  const labels = {
    price: t('offer.priceLabel'),
    duration_days: t('offer.daysLabel'),
    appointment_at: t('offer.time'),
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
        <PriceAndDays offer={offer} labels={labels} errors={errors} onPrice={setPrice} />
        {rates && price > 0 && <OfferPreview price={price} rates={rates} />}
        <OfferTimeFields offered={offer?.appointment ?? null} freeTimes={free_times} now={now} errors={errors.appointment_at} />
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
          accept="image/jpeg,image/png,image/gif,image/webp,image/bmp,image/svg+xml"
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

type PriceProps = {
  offer: OfferView | null
  labels: { price: string; duration_days: string }
  errors: FieldErrors
  onPrice: (halalas: number) => void
}

function PriceAndDays({ offer, labels, errors, onPrice }: PriceProps) {
  const { t } = useTranslation('orders')
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
      <TextInput
        name="price"
        label={labels.price}
        hint={t('offer.priceHint')}
        dir="ltr"
        inputMode="decimal"
        data-amount
        autoComplete="off"
        onInput={(event) => onPrice(Number(parseRiyals(event.currentTarget.value)) || 0)}
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
  )
}

/** The form of the pending offer, folded until the provider wants to change it. */
export function EditOffer({ offer, order, failure }: FormProps) {
  const { t } = useTranslation('orders')
  return (
    <details className="group" open={failure ? true : undefined}>
      <summary className={buttonClass('plain', 'normal', 'w-full group-open:hidden')}>{t('offer.editTitle')}</summary>
      <OfferForm offer={offer} order={order} failure={failure} />
    </details>
  )
}

/** What the client pays, with the VAT in it, the platform's fee and what the provider gets for a price, with the server's calculation. */
function OfferPreview({ price, rates }: { price: number; rates: NonNullable<OrderPage['rates']> }) {
  const { t } = useTranslation('orders')
  const { final_amount, tax } = orderTotals({ service_amount: price, discount: 0, vat_percent: rates.vat_percent, deposit_percent: 100 })
  const platformTax = rates.sold_by === 'platform' ? tax : 0
  const { provider } = splitPayment({ held: final_amount, net: price, ...rates })
  return (
    <dl aria-live="polite" className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      {tax > 0 && (
        <AmountRow label={t('invoice.tax', { percent: rates.vat_percent })}>
          <Money halalas={tax} exact />
        </AmountRow>
      )}
      <AmountRow label={t('offer.clientPays')}>
        <Money halalas={final_amount} exact />
      </AmountRow>
      {platformTax > 0 && (
        <AmountRow label={t('invoice.platformTax')}>
          <Money halalas={-platformTax} exact />
        </AmountRow>
      )}
      <AmountRow label={t('invoice.platformFee', { percent: rates.commission_percent })}>
        <Money halalas={provider - (final_amount - platformTax)} exact />
      </AmountRow>
      <AmountRow label={t('invoice.providerShare')} strong>
        <Money halalas={provider} exact />
      </AmountRow>
      {rates.sold_by === 'platform' && <p className="text-sm text-muted">{t('offer.soldByPlatformHint')}</p>}
    </dl>
  )
}
