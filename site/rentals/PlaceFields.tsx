import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../forms/TextInput.tsx'
import { LocationPicker } from '../send-order/LocationPicker.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'

type Props = { values: Readonly<Record<string, string>>; errors: FieldErrors; city: Localized | undefined }

/** Where the car is brought to, and collected from. */
export function PlaceFields({ values, errors, city }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <Card title={t('place.title')}>
      <div className="flex flex-col gap-5">
        <TextInput
          name="address"
          label={t('place.address')}
          hint={t('place.hint')}
          autoComplete="address-line1"
          maxLength={300}
          defaultValue={values.address}
          errors={errors.address}
        />
        <LocationPicker
          lat={values.lat ?? ''}
          lng={values.lng ?? ''}
          cityName={city}
          errors={[...(errors.lat ?? []), ...(errors.lng ?? [])]}
        />
      </div>
    </Card>
  )
}
