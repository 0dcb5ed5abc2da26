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
import { UserText } from '../ui/UserText.tsx'
import { type AddressFailure, AddressForm } from './AddressForm.tsx'
import type { Place, PlaceTab } from './places.ts'

/** `edited`: the id of the place that is open, `new` for another one. */
type Props = {
  tab: PlaceTab
  addresses: readonly Place[]
  cities: readonly City[] | null
  edited: string | null
  failure: AddressFailure | undefined
}

/** The addresses of a client or the branches of a company: the list, or the form of one. */
export function AddressBook({ tab, addresses, cities, edited, failure }: Props) {
  const { t } = useTranslation('account')
  const address = addresses.find(({ id }) => id === edited)
  if (address || edited === 'new') return <AddressForm tab={tab} address={address} cities={cities} failure={failure} />
  const add = (
    <ButtonLink to={pages.profile({ tab, address: 'new' })} icon="plus">
      {t(`${tab}.add`)}
    </ButtonLink>
  )
  if (addresses.length === 0)
    return (
      <EmptyState icon="pin" title={t(`${tab}.empty`)} action={add}>
        {t(`${tab}.emptyHint`)}
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
          <li key={row.id} className={`card flex flex-col gap-2 p-5 ${row.is_archived ? 'bg-sunken' : ''}`}>
            <h2 className="text-lg wrap-anywhere">
              <bdi>{row.label}</bdi>
            </h2>
            {row.is_archived && <p className="text-sm text-muted">{t('branches.archived')}</p>}
            <AddressText address={row} />
            {row.contact && (
              <p>
                <UserText>{row.contact}</UserText>
              </p>
            )}
            <ActionForm method="post" className="mt-auto flex flex-wrap gap-2 pt-2">
              <input type="hidden" name="id" value={row.id} />
              <ButtonLink
                to={pages.profile({ tab, address: row.id })}
                tone="plain"
                aria-label={t('addresses.editNamed', { name: row.label })}
              >
                {t('addresses.edit')}
              </ButtonLink>
              {row.is_archived ? (
                <Button name="intent" value="restore" tone="plain" aria-label={t('branches.restoreNamed', { name: row.label })}>
                  {t('branches.restore')}
                </Button>
              ) : (
                <Button
                  name="intent"
                  value={tab === 'branches' ? 'archive' : 'delete'}
                  tone="danger"
                  aria-label={t(`${tab}.deleteNamed`, { name: row.label })}
                >
                  {t(`${tab}.delete`)}
                </Button>
              )}
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
