import type { OwnCarOffer } from '@wasl/resources/own-cars.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { DeclaredInput } from './DeclaredInput.tsx'
import { type DeclaredFields, labelsOf } from './declared-field.ts'
import type { OfferCars } from './offers.server.ts'

export type OfferFailure = { id: string; msg: string; errors: FieldErrors }
type Props = { offer: OwnCarOffer | null; cars: OfferCars; fields: DeclaredFields; failure: OfferFailure | undefined }

/** The form of a new offer, or of a stored one, which can be deleted. */
export function OfferForm({ offer, cars, fields, failure }: Props) {
  const { t } = useTranslation('fleet')
  const text = useText()
  const navigation = useNavigation()
  const id = offer?.id ?? 'new'
  const errors = failure?.errors ?? {}
  const [type, setType] = useState(offer?.discount_type ?? '')
  // Retired cars are not to be chosen, but an offer on one must not become an offer on all.
  const isRetired = Boolean(offer?.car_id) && !cars.some((car) => car.id === offer?.car_id)
  const retired = isRetired ? [{ value: offer?.car_id ?? '', label: t('offers.retiredCar') }] : []
  const input = (name: keyof OwnCarOffer & string) => (
    <DeclaredInput name={name} idPrefix={`${id}.`} field={fields[name]} value={offer?.[name]} errors={errors} />
  )
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="id" value={id} />
      <ErrorSummary msg={failure?.msg} errors={errors} labels={labelsOf(fields)} idPrefix={`${id}.`} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {input('offer_title')}
        <Select
          name="car_id"
          id={`${id}.car_id`}
          label={fields.car_id?.label ?? ''}
          optional
          placeholder={t('offers.allCars')}
          defaultValue={offer?.car_id ?? ''}
          options={[...cars.map((car) => ({ value: car.id, label: [text(car.name), car.plate].filter(Boolean).join(' · ') })), ...retired]}
          errors={errors.car_id}
        />
        {input('min_days')}
        <Select
          name="discount_type"
          id={`${id}.discount_type`}
          label={fields.discount_type?.label ?? ''}
          options={fields.discount_type?.options ?? []}
          defaultValue={type}
          onChange={(event) => setType(event.currentTarget.value)}
          errors={errors.discount_type}
        />
        {type !== '' && input(type === 'number' ? 'discount_amount' : 'discount_percent')}
        {input('starts_on')}
        {input('ends_on')}
      </div>
      {input('is_active')}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save" busy={navigation.state === 'submitting' && navigation.formData?.get('id') === id}>
          {t(offer ? 'offers.save' : 'offers.add')}
        </Button>
        {offer && (
          <Button tone="danger" name="intent" value="delete">
            {t('offers.delete')}
          </Button>
        )}
      </div>
    </ActionForm>
  )
}
