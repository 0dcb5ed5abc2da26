import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../forms/TextInput.tsx'
import { LocationPicker } from '../send-order/LocationPicker.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { Values } from './checkout-form.ts'

type Props = { isShown: boolean; values: Values; errors: FieldErrors; cityName: Localized | undefined }

const parts = [
  ['district', 'address-level3', 100],
  ['street', 'address-line1', 150],
  ['building', 'address-line2', 100],
] as const

/** The address of a delivery, and its place on the map. Hidden while everything is picked up; what was typed stays. */
export function AddressFields({ isShown, values, errors, cityName }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="address" hidden={!isShown} className="card p-5 sm:p-6">
      <h2 id="address" className="mb-4 text-xl">
        {t('address.title')}
      </h2>
      <div className="flex flex-col gap-5">
        {parts.map(([part, autoComplete, maxLength]) => (
          <TextInput
            key={part}
            name={`address.${part}`}
            label={t(`address.${part}`)}
            autoComplete={autoComplete}
            maxLength={maxLength}
            defaultValue={values[`address.${part}`]}
            errors={errors[`address.${part}`]}
          />
        ))}
        <LocationPicker
          lat={values.lat ?? ''}
          lng={values.lng ?? ''}
          cityName={cityName}
          errors={[...(errors['address.lat'] ?? []), ...(errors['address.lng'] ?? [])]}
        />
      </div>
    </section>
  )
}
