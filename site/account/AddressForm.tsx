import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { LocationPicker } from '../send-order/LocationPicker.tsx'
import { ShortAddressInput } from '../send-order/ShortAddressInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import type { Place, PlaceTab } from './places.ts'

export type AddressFailure = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> }
type Props = { tab: PlaceTab; address: Place | undefined; cities: readonly City[] | null; failure: AddressFailure | undefined }

/** One address of the client or branch of a company, or a new one. */
export function AddressForm({ tab, address, cities, failure }: Props) {
  const { t } = useTranslation('account')
  const { t: tOrder } = useTranslation('send-order')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const values = failure?.values ?? valuesOf(address)
  const text = (name: 'label' | 'contact' | 'district' | 'address') => ({ name, defaultValue: values[name] ?? '', errors: errors[name] })
  const labels = {
    label: t(`${tab}.label`),
    contact: t('branches.contact'),
    city_id: tOrder('city'),
    district: tOrder('district'),
    address: tOrder('address'),
    short_address: tOrder('shortAddress'),
    lat: tOrder('map.lat'),
    lng: tOrder('map.lng'),
  }
  return (
    <Card title={address ? t('addresses.editNamed', { name: address.label }) : t(`${tab}.add`)}>
      <ActionForm method="post" noValidate className="flex max-w-xl flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        {address && <input type="hidden" name="id" value={address.id} />}
        <TextInput {...text('label')} label={labels.label} hint={t(`${tab}.labelHint`)} maxLength={40} />
        {tab === 'branches' && (
          <TextInput {...text('contact')} label={labels.contact} hint={t('branches.contactHint')} optional maxLength={80} />
        )}
        <CitySelect name="city_id" label={labels.city_id} defaultValue={values.city_id ?? ''} errors={errors.city_id} cities={cities} />
        <TextInput {...text('district')} label={labels.district} optional maxLength={100} autoComplete="address-level3" />
        <TextInput {...text('address')} label={labels.address} optional maxLength={300} autoComplete="address-line1" />
        <ShortAddressInput name="short_address" value={values.short_address ?? ''} errors={errors.short_address} />
        <LocationPicker
          lat={values.lat ?? ''}
          lng={values.lng ?? ''}
          cityName={address?.city.name}
          errors={[...(errors.lat ?? []), ...(errors.lng ?? [])]}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="large" busy={busy}>
            {t(`${tab}.save`)}
          </Button>
          <ButtonLink to={pages.profile({ tab })} tone="bare" size="large">
            {t('addresses.back')}
          </ButtonLink>
        </div>
      </ActionForm>
    </Card>
  )
}

const valuesOf = (address: Place | undefined): Readonly<Record<string, string>> => {
  if (!address) return {}
  const { city, label, contact, district, address: street, short_address, lat, lng } = address
  return {
    ...{
      label,
      contact: contact ?? '',
      city_id: city.id,
      district: district ?? '',
      address: street ?? '',
      short_address: short_address ?? '',
    },
    ...{ lat: lat === null ? '' : String(lat), lng: lng === null ? '' : String(lng) },
  }
}
