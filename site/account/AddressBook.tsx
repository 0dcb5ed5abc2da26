import type { SavedAddress } from '@wasl/shared/contract/addresses.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { type AddressFailure, AddressForm } from './AddressForm.tsx'

/** `edited`: the id of the address that is open, `new` for another one. */
type Props = {
  addresses: readonly SavedAddress[]
  cities: readonly City[] | null
  edited: string | null
  failure: AddressFailure | undefined
}

/** The addresses of a client: the list, or the form of one. */
export function AddressBook({ addresses, cities, edited, failure }: Props) {
  const { t } = useTranslation('account')
  const address = addresses.find(({ id }) => id === edited)
  if (address || edited === 'new') return <AddressForm address={address} cities={cities} failure={failure} />
  const add = (
    <ButtonLink to={pages.profile({ tab: 'addresses', address: 'new' })} icon="plus">
      {t('addresses.add')}
    </ButtonLink>
  )
  if (addresses.length === 0)
    return (
      <EmptyState icon="pin" title={t('addresses.empty')} action={add}>
        {t('addresses.emptyHint')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <p role="alert" className="text-bad">
          {failure.msg}
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((row) => (
          <li key={row.id} className="card flex flex-col gap-2 p-5">
            <h2 className="text-lg wrap-anywhere">
              <bdi>{row.label}</bdi>
            </h2>
            <AddressText address={row} />
            <ActionForm method="post" className="mt-auto flex flex-wrap gap-2 pt-2">
              <input type="hidden" name="id" value={row.id} />
              <ButtonLink
                to={pages.profile({ tab: 'addresses', address: row.id })}
                tone="plain"
                aria-label={t('addresses.editNamed', { name: row.label })}
              >
                {t('addresses.edit')}
              </ButtonLink>
              <Button name="intent" value="delete" tone="danger" aria-label={t('addresses.deleteNamed', { name: row.label })}>
                {t('addresses.delete')}
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </div>
  )
}

function AddressText({ address: { city, district, address, short_address } }: { address: SavedAddress }) {
  const text = useText()
  const comma = useLocale() === 'ar' ? '، ' : ', '
  return (
    <p className="text-muted wrap-anywhere">
      {text(city.name)}
      {[district, address].map(
        (part) =>
          part && (
            <span key={part}>
              {comma}
              <bdi>{part}</bdi>
            </span>
          ),
      )}
      {short_address && (
        <>
          {comma}
          <Ltr>{short_address}</Ltr>
        </>
      )}
    </p>
  )
}
