import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { fullTank, inspectionChecks, maxHandoverPhotos } from '@wasl/shared/rules/rental-choices.ts'
import { findEntry, typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../cars/DateInputs.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { CancellationTerms } from './CancellationTerms.tsx'
import { DamageMarks } from './DamageMarks.tsx'
import { ExtensionFields } from './ExtensionFields.tsx'
import { useFuelText } from './useFuelText.ts'

type Props = { rental: OrderRental; now: string; errors: ApiFailure['errors'] | undefined }

/** The fields of a transition of a rental. */
export function RentalActionFields({ name, ...props }: Props & { name: string }) {
  const Fields = findEntry(fieldsOf, name)
  return Fields ? <Fields {...props} /> : null
}

const fieldsOf: Readonly<Record<string, (props: Props) => ReactNode>> = {
  edit_dates: EditDates,
  finish_inspection: Inspection,
  hand_over: HandOver,
  take_back: Condition,
  swap_car: Replacement,
  request_extension: ExtensionFields,
  cancel_booking: ({ rental }) => <CancellationTerms {...rental.cancellation} />,
}

function Replacement({ rental, errors }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const options = rental.replacements.map(({ id, name }) => ({ value: id, label: text(name) }))
  return <Select name="car_id" label={t('replacement')} options={options} errors={errors?.car_id} />
}

function EditDates({ rental, now, errors }: Props) {
  const [from, to] = [riyadhTime(rental.pickup.at), riyadhTime(rental.return.at)]
  const dates = { from: from.date, from_time: from.time, to: to.date, to_time: to.time }
  const today = riyadhTime(now).date
  return (
    <>
      <fieldset id="pickup_at">
        <Moment name="from" dates={dates} today={today} errors={errors?.pickup_at} />
      </fieldset>
      <fieldset id="return_at">
        <Moment name="to" dates={dates} today={today} errors={errors?.return_at} />
      </fieldset>
    </>
  )
}

function Inspection({ errors }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  return (
    <fieldset id="checks" tabIndex={-1} className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{t('inspection.title')}</legend>
      {typedEntries(inspectionChecks).map(([value, label]) => (
        <Checkbox key={value} name="checks" id={`check-${value}`} value={value} label={text(label)} />
      ))}
      <FieldMessages name="checks" errors={errors?.checks} />
    </fieldset>
  )
}

function HandOver(props: Props) {
  const { t } = useTranslation('rentals')
  const { errors, rental } = props
  return (
    <>
      <TextInput
        name="contract_number"
        label={t('handOver.contract')}
        hint={t('handOver.contractHint')}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        errors={errors?.contract_number}
      />
      {rental.countries.length > 0 && (
        <TextInput
          name="permit_number"
          label={t('handOver.permit')}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          errors={errors?.permit_number}
        />
      )}
      <Checkbox
        name="license_shown"
        label={t('handOver.license', { last4: rental.driver.license_last4 ?? '' })}
        errors={errors?.license_shown}
      />
      <Condition {...props} />
    </>
  )
}

/** How the car is: kilometers, fuel, damage and photos. */
function Condition({ rental, errors }: Props) {
  const { t } = useTranslation('rentals')
  const fuelText = useFuelText()
  const last = rental.handovers.at(-1)
  return (
    <>
      <TextInput
        name="km"
        label={t('condition.km')}
        hint={last && t('condition.kmBefore', { km: last.km })}
        dir="ltr"
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        errors={errors?.km}
      />
      <Select
        name="fuel"
        label={t('condition.fuel')}
        options={Array.from({ length: fullTank + 1 }, (_, eighths) => ({ value: String(eighths), label: fuelText(eighths) }))}
        errors={errors?.fuel}
      />
      <DamageMarks errors={errors?.damage} />
      <Textarea name="notes" id="condition-notes" label={t('condition.notes')} rows={2} optional maxLength={500} errors={errors?.notes} />
      <FileField
        name="file_ids"
        label={t('condition.photos')}
        hint={t('condition.photosHint')}
        accept="image/jpeg,image/png,image/gif"
        types={t('condition.photoTypes')}
        max={maxHandoverPhotos}
        errors={errors?.file_ids}
      />
    </>
  )
}
