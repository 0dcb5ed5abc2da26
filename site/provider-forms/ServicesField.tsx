import type { Named } from '@wasl/shared/contract/common.ts'
import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { useFieldErrors } from '../forms/field-checks.ts'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Icon } from '../ui/Icon.tsx'

export type OfferedService = { id: string; category_id: string; name: Localized }
type Props = {
  categories: readonly Named[]
  services: readonly OfferedService[]
  chosen: ProviderApplication['services']
  errors?: FieldErrors | undefined
}

/** The services of a provider by category, each with an own starting price. Fields: `services` with the ids, `price.<id>` in riyals. */
export function ServicesField({ categories, services, chosen, errors = {} }: Props) {
  const { t } = useTranslation('provider')
  const text = useText()
  return (
    <fieldset id="services" tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('fields.services')}</legend>
      <p className="text-sm text-muted">{t('services.hint')}</p>
      {categories.map((category) => {
        const own = services.filter(({ category_id }) => category_id === category.id)
        const isUsed = own.some(({ id }) => chosen.some((service) => service.id === id))
        if (own.length === 0) return null
        return (
          <details key={category.id} open={isUsed || categories.length === 1} className="card group">
            <summary className="flex min-h-12 items-center px-4 font-medium">
              {text(category.name)}
              <Icon name="down" size={18} className="ms-auto text-muted group-open:rotate-180" />
            </summary>
            <ul className="divide-y divide-line border-t border-line">
              {own.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  price={chosen.find(({ id }) => id === service.id)?.price}
                  errors={errors[`price.${service.id}`]}
                />
              ))}
            </ul>
          </details>
        )
      })}
      <FieldMessages name="services" errors={[...(errors.category_ids ?? []), ...(errors.services ?? [])]} />
    </fieldset>
  )
}

type RowProps = { service: OfferedService; price: number | null | undefined; errors: readonly string[] | undefined }

/** `price`: undefined if the service is not offered. */
function ServiceRow({ service, price, errors: serverErrors }: RowProps) {
  const { t } = useTranslation('provider')
  const text = useText()
  const [isOffered, setOffered] = useState(price !== undefined)
  const name = `price.${service.id}`
  const errors = useFieldErrors(name, serverErrors)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_12rem]">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="services"
          value={service.id}
          checked={isOffered}
          onChange={(event) => setOffered(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        {text(service.name)}
      </label>
      <div hidden={!isOffered}>
        <input
          id={name}
          name={name}
          aria-label={t('services.price', { service: text(service.name) })}
          placeholder={t('services.pricePlaceholder')}
          defaultValue={formatRiyalsInput(price)}
          inputMode="decimal"
          data-amount
          dir="ltr"
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? `${name}-error` : undefined}
          className="input"
        />
        <FieldMessages name={name} errors={errors} />
      </div>
    </li>
  )
}
