import { meetingWays, type ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CitySelect } from '../forms/CitySelect.tsx'
import { RadioChips } from '../forms/RadioChips.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Card } from '../ui/Card.tsx'
import { LocationPicker } from './LocationPicker.tsx'

export type OrderPlaceProps = {
  mode: ServiceMode
  cities: readonly City[] | null
  /** The cities in which an approved provider of the category works. */
  servedCityIds: readonly string[]
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** The chosen providers accept or reject a private order; they make no offers. */
  isPrivate: boolean
  onCity?: ((cityId: string) => void) | undefined
}

/** Where the work is done, by the mode of the order: one place, two, a meeting, or none. */
export function OrderPlace(props: OrderPlaceProps) {
  const { t } = useTranslation('send-order')
  if (props.mode === 'remote') return props.isPrivate ? null : <p className="rounded-card bg-brand-soft p-4">{t('remoteHint')}</p>
  if (props.mode === 'meeting') return <MeetingFields {...props} />
  if (props.mode === 'on_site')
    return (
      <Card title={t('location')}>
        <PlaceFields {...props} prefix="" isServed />
      </Card>
    )
  return (
    <>
      <Card title={t('from')}>
        <PlaceFields {...props} prefix="" isServed />
      </Card>
      <Card title={t('to')}>
        <PlaceFields {...props} prefix="to_" isServed={false} />
      </Card>
    </>
  )
}

/** How to meet; an office needs the city. */
function MeetingFields({ cities, values, errors }: OrderPlaceProps) {
  const { t } = useTranslation('send-order')
  const text = useText()
  return (
    <Card title={t('meeting.title')}>
      <div className="group/meeting flex flex-col gap-5">
        <RadioChips
          name="meeting_way"
          legend={t('meeting.way')}
          defaultValue={values.meeting_way || 'call'}
          errors={errors.meeting_way}
          options={typedEntries(meetingWays).map(([value, label]) => ({ value, label: text(label) }))}
        />
        <div className="hidden group-has-[[name=meeting_way][value=office]:checked]/meeting:block">
          <CitySelect name="city_id" label={t('city')} defaultValue={values.city_id} errors={errors.city_id} cities={cities} />
        </div>
      </div>
    </Card>
  )
}

/** City, district, address and pin of one place. `isServed`: whether providers have to work in its city. */
function PlaceFields({ cities, servedCityIds, values, errors, isPrivate, onCity, prefix, isServed }: OrderPlaceProps & PlaceOptions) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const texts = isPrivate ? 'private.' : ''
  const valueAt = (name: string) => values[prefix + name] ?? ''
  const errorsOf = (name: string) => errors[prefix + name]
  const [cityId, setCityId] = useState(valueAt('city_id'))
  const cityName = cities?.find(({ id }) => id === cityId)?.name
  return (
    <div className="flex flex-col gap-5">
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
      <LocationPicker
        prefix={prefix}
        lat={valueAt('lat')}
        lng={valueAt('lng')}
        cityName={cityName}
        errors={[...(errorsOf('lat') ?? []), ...(errorsOf('lng') ?? [])]}
      />
    </div>
  )
}
type PlaceOptions = { prefix: '' | 'to_'; isServed: boolean }
