import type { SavedAddress } from '@wasl/shared/contract/addresses.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CitySelect } from '../forms/CitySelect.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { useRootData } from '../ui/root-data.ts'
import { LocationPicker } from './LocationPicker.tsx'
import { AddressChoice } from './rare-parts.ts'
import { SaveAddress } from './SaveAddress.tsx'
import { ShortAddressInput } from './ShortAddressInput.tsx'

export type PlaceProps = {
  cities: readonly City[] | null
  /** The cities in which an approved provider of the category works. */
  servedCityIds: readonly string[]
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** The chosen providers accept or reject a private order; they make no offers. */
  isPrivate: boolean
  onCity?: ((cityId: string) => void) | undefined
  /** Those of the client; null for a guest, or where the order is only edited. */
  addresses: readonly SavedAddress[] | null
}
/** `isServed`: whether providers have to work in the city of this place. */
type PlaceOptions = { prefix: '' | 'to_'; isServed: boolean }

/** City, district, address and pin of one place. */
export function PlaceFields(props: PlaceProps & PlaceOptions) {
  const { cities, servedCityIds, values, errors, isPrivate, onCity, addresses, prefix, isServed } = props
  const { t } = useTranslation('send-order')
  const text = useText()
  // A colleague of a company chooses a branch, and has no address book.
  const hasAddressBook = useRootData()?.viewer?.role === 'client'
  const texts = isPrivate ? 'private.' : ''
  const valueAt = (name: string) => values[prefix + name] ?? ''
  const errorsOf = (name: string) => errors[prefix + name]
  const [cityId, setCityId] = useState(valueAt('city_id'))
  const cityName = cities?.find(({ id }) => id === cityId)?.name
  return (
    <div className="flex flex-col gap-5">
      {addresses && addresses.length > 0 && (
        <Suspense>
          <AddressChoice addresses={addresses} prefix={prefix} />
        </Suspense>
      )}
      <CitySelect
        name={`${prefix}city_id`}
        label={t('city')}
        // Not `value`: a city that is chosen before the script has loaded, or restored from a draft, would be lost.
        defaultValue={cityId}
        onChange={({ currentTarget: { value } }) => {
          setCityId(value)
          if (isServed) onCity?.(value)
        }}
        errors={errorsOf('city_id')}
        cities={cities}
      />
      {isServed && cityName && !servedCityIds.includes(cityId) && (
        <p role="status" className="rounded-control bg-caution-soft p-3 text-caution">
          {t(`${texts}noProviderInCity`, { city: text(cityName) })}
        </p>
      )}
      <TextInput
        name={`${prefix}district`}
        label={t('district')}
        hint={t(`${texts}districtHint`)}
        optional
        maxLength={100}
        autoComplete="address-level3"
        defaultValue={valueAt('district')}
        errors={errorsOf('district')}
      />
      <TextInput
        name={`${prefix}address`}
        label={t('address')}
        hint={t(`${texts}addressHint`)}
        optional
        maxLength={300}
        autoComplete="address-line1"
        defaultValue={valueAt('address')}
        errors={errorsOf('address')}
      />
      <ShortAddressInput name={`${prefix}short_address`} value={valueAt('short_address')} errors={errorsOf('short_address')} />
      <LocationPicker
        prefix={prefix}
        lat={valueAt('lat')}
        lng={valueAt('lng')}
        cityName={cityName}
        errors={[...(errorsOf('lat') ?? []), ...(errorsOf('lng') ?? [])]}
      />
      {addresses && hasAddressBook && <SaveAddress addresses={addresses} prefix={prefix} values={values} errors={errors} />}
    </div>
  )
}
