import { type DamageMark, fullTank, inspectionChecks, maxHandoverPhotos } from '@wasl/shared/rules/rental-choices.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { DamageMarks } from './DamageMarks.tsx'
import { useFuelText } from './useFuelText.ts'

/** What the fields of a hand-over depend on. */
export type HandedRental = {
  /** The client may leave the Kingdom with the car. */
  needsPermit: boolean
  /** Of the driver. */
  license_last4: string | null
  /** What the car had when its condition was recorded last. */
  lastKm: number | null
}
type Props = {
  rental: HandedRental
  errors: ApiFailure['errors'] | undefined
  /** Damage that was marked before. */
  marks?: readonly DamageMark[] | undefined
}

export function Inspection({ errors }: Pick<Props, 'errors'>) {
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

export function HandOver(props: Props) {
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
      {rental.needsPermit && (
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
        label={rental.license_last4 ? t('handOver.license', { last4: rental.license_last4 }) : t('handOver.anyLicense')}
        errors={errors?.license_shown}
      />
      <Condition {...props} />
    </>
  )
}

/** How the car is: kilometers, fuel, damage and photos. */
export function Condition({ rental, errors, marks }: Props) {
  const { t } = useTranslation('rentals')
  const fuelText = useFuelText()
  return (
    <>
      <TextInput
        name="km"
        label={t('condition.km')}
        hint={rental.lastKm !== null && t('condition.kmBefore', { km: rental.lastKm })}
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
      <DamageMarks marks={marks} errors={errors?.damage} />
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
