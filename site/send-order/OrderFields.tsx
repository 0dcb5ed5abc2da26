import type { FileView } from '@wasl/shared/contract/common.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CitySelect } from '../forms/CitySelect.tsx'
import { FileField } from '../forms/FileField.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Card } from '../ui/Card.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import { LocationPicker } from './LocationPicker.tsx'
import { WantedTimeFields } from './WantedTimeFields.tsx'

type Props = {
  cities: readonly City[] | null
  /** The cities in which an approved provider of the category works. */
  servedCityIds: readonly string[]
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  attachedFiles: readonly FileView[]
  /** The chosen providers accept or reject a private order; they make no offers. */
  isPrivate: boolean
}

/** The fields of the whole order: location, budget, duration, note and files. */
export const OrderFields = (props: Props) => (
  <>
    <LocationFields {...props} />
    <WantedTimeFields values={props.values} errors={props.errors} />
    <ScopeFields {...props} />
  </>
)

function LocationFields({ cities, servedCityIds, values, errors, isPrivate }: Props) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const prefix = isPrivate ? 'private.' : ''
  const [cityId, setCityId] = useState(values.city_id ?? '')
  const cityName = cities?.find(({ id }) => id === cityId)?.name
  return (
    <Card title={t('location')}>
      <div className="flex flex-col gap-5">
        <CitySelect
          name="city_id"
          label={t('city')}
          // Not `value`: a city that is chosen before the script has loaded, or restored from a draft, would be lost.
          defaultValue={cityId}
          onChange={(event) => setCityId(event.currentTarget.value)}
          errors={errors.city_id}
          cities={cities}
        />
        {cityName && !servedCityIds.includes(cityId) && (
          <p role="status" className="rounded-control bg-caution-soft p-3 text-caution">
            {t(`${prefix}noProviderInCity`, { city: text(cityName) })}
          </p>
        )}
        <TextInput
          name="district"
          label={t('district')}
          hint={t(`${prefix}districtHint`)}
          optional
          maxLength={100}
          autoComplete="address-level3"
          defaultValue={values.district}
          errors={errors.district}
        />
        <TextInput
          name="address"
          label={t('address')}
          hint={t(`${prefix}addressHint`)}
          optional
          maxLength={300}
          autoComplete="address-line1"
          defaultValue={values.address}
          errors={errors.address}
        />
        <LocationPicker
          lat={values.lat ?? ''}
          lng={values.lng ?? ''}
          cityName={cityName}
          errors={[...(errors.lat ?? []), ...(errors.lng ?? [])]}
        />
      </div>
    </Card>
  )
}

/** Budget, duration, note and files. */
function ScopeFields({ values, errors, attachedFiles, isPrivate }: Props) {
  const { t } = useTranslation('send-order')
  const { t: tCommon } = useTranslation()
  return (
    <Card title={t('budgetAndDuration')}>
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            name="expected_budget"
            label={t('budget')}
            hint={t(isPrivate ? 'private.budgetHint' : 'budgetHint')}
            optional
            dir="ltr"
            inputMode="decimal"
            data-amount
            autoComplete="off"
            defaultValue={values.expected_budget}
            errors={errors.expected_budget}
          />
          <TextInput
            name="duration_days"
            label={t('duration')}
            optional
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.duration_days}
            errors={errors.duration_days}
          />
        </div>
        <Textarea name="note" label={t('note')} optional maxLength={2000} defaultValue={values.note} errors={errors.note} />
        <FileField
          name="file_ids"
          label={t('files')}
          optional
          accept="image/*,application/pdf"
          types={tCommon('files.imagesAndPdf')}
          errors={errors.file_ids}
        />
        <AttachedFiles name="keep_file_ids" files={attachedFiles} />
      </div>
    </Card>
  )
}
