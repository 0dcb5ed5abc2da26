import type { SavedAddress } from '@wasl/shared/contract/addresses.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { enterField } from './restore-field.ts'

type Props = { addresses: readonly SavedAddress[]; prefix: string }

/** Fills in the place of the form with one of the client's addresses. */
export function AddressChoice({ addresses, prefix }: Props) {
  const { t } = useTranslation('send-order')
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="needs-script">
      <p id={id} className="mb-1.5 font-medium">
        {t('addresses.choose')}
      </p>
      <div className="flex flex-wrap gap-2">
        {addresses.map((address) => (
          <Button
            key={address.id}
            type="button"
            tone="plain"
            icon="pin"
            className="max-w-full rounded-full! wrap-anywhere"
            onClick={({ currentTarget: { form } }) => form && fillPlace(form, prefix, address)}
          >
            <bdi>{address.label}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function fillPlace(form: HTMLFormElement, prefix: string, { city, district, address, short_address, lat, lng }: SavedAddress): void {
  const values = { city_id: city.id, district, address, short_address, lat, lng }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(prefix + name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) enterField(field, value === null ? '' : String(value))
  }
}
