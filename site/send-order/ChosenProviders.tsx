import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { sellerKey } from '../catalog/seller-key.ts'
import { RadioCards } from '../forms/RadioCards.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

export type OrderProvider = Pick<
  ProviderPage,
  'id' | 'name' | 'type' | 'logo_url' | 'rating' | 'rating_count' | 'cities' | 'sold_by' | 'charges_vat'
>
type Props = {
  providers: readonly OrderProvider[]
  categoryId: string
  errors: FieldErrors
  closeOthers: string | undefined
  /** The city of the order, if one is chosen. */
  city: City | undefined
  /** The path of the form without this provider; null for the last one. */
  removePath: (id: string) => string | null
}

/** The providers that a private order goes to, and what happens to the others once one accepts. */
export function ChosenProviders({ providers, categoryId, errors, closeOthers, city, removePath }: Props) {
  const { t } = useTranslation('send-order')
  return (
    <Card title={t('private.providers', { count: providers.length })}>
      <input type="hidden" name="provider_ids" value={providers.map(({ id }) => id).join(',')} />
      <ul className="-my-3 divide-y divide-line">
        {providers.map((provider, index) => (
          <ChosenProvider
            key={provider.id}
            provider={provider}
            field={`provider_ids.${index}`}
            categoryId={categoryId}
            errors={errors}
            city={city}
            path={removePath(provider.id)}
          />
        ))}
      </ul>
      {errors.provider_ids && <p className="mt-3 text-bad">{errors.provider_ids.join(' ')}</p>}
      {providers.length > 1 && (
        <div className="mt-5">
          <RadioCards
            name="close_others"
            legend={t('private.closeOthers')}
            defaultValue={closeOthers || 'true'}
            options={[
              { value: 'true', label: t('private.closeYes'), hint: t('private.closeYesHint') },
              { value: 'false', label: t('private.closeNo'), hint: t('private.closeNoHint') },
            ]}
          />
        </div>
      )}
    </Card>
  )
}

type ChosenProps = {
  provider: OrderProvider
  field: string
  categoryId: string
  errors: FieldErrors
  city: City | undefined
  /** The path of the form without this provider. */
  path: string | null
}

function ChosenProvider({ provider, field, categoryId, errors, city, path }: ChosenProps) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const name = text(provider.name)
  const error = errors[field]
  const isElsewhere = city && !provider.cities.some(({ id }) => id === city.id)
  return (
    <li id={field} tabIndex={-1} className="flex items-center gap-3 py-3">
      <Avatar name={name} url={provider.logo_url} size={44} square />
      <div className="min-w-0 grow wrap-anywhere">
        <PageLink
          to={pages.provider({ id: provider.id, categoryId })}
          target="_blank"
          className="font-medium hover:text-brand hover:underline"
        >
          <bdi>{name}</bdi>
        </PageLink>
        <p className="text-sm text-muted">
          {provider.rating === null ? (
            t('private.notRated')
          ) : (
            <>
              <Ltr>{formatRating(provider.rating)}</Ltr> ({t('reviews', { ns: 'common', count: provider.rating_count })})
            </>
          )}
        </p>
        <p className="text-sm text-muted">{t(`private.${sellerKey(provider)}`)}</p>
        {isElsewhere && (
          <p role="status" className="text-sm font-medium text-caution">
            {t('private.notInCity', { city: text(city.name) })}
          </p>
        )}
        {error && <p className="text-sm text-bad">{error.join(' ')}</p>}
      </div>
      {path !== null && (
        <PageLink
          to={path}
          replace
          preventScrollReset
          aria-label={t('private.remove', { name })}
          className="grid size-10 shrink-0 place-items-center rounded-control text-bad hover:bg-bad-soft"
        >
          <Icon name="trash" />
        </PageLink>
      )}
    </li>
  )
}
