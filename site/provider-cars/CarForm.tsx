import type { OwnCarPage } from '@wasl/resources/own-cars.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { ProductImages } from '../provider-store/ProductImages.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CarEntries } from './CarEntries.tsx'
import { DeclaredInput } from './DeclaredInput.tsx'
import { type DeclaredFields, labelsOf } from './declared-field.ts'

type Props = {
  /** The car with its change that waits; null for a new one. */
  car: OwnCarPage['car'] | null
  fields: DeclaredFields
  cities: readonly City[] | null
  failure: { msg: string; errors: FieldErrors } | undefined
  /** Whether what clients read waits for a review. */
  isReviewed: boolean
}

const groups = {
  facts: ['name', 'model', 'year', 'type', 'plate', 'seats', 'gear', 'fuel', 'color'],
  prices: ['daily_price', 'monthly_price', 'yearly_price', 'insurance_price', 'insurance_refund'],
  rules: ['min_driver_age', 'min_days', 'lead_hours', 'turnaround_minutes', 'km_per_day', 'km_price'],
} as const

/** The form of a car: what clients read, pictures, prices, what is offered with it and the rules. */
export function CarForm({ car, fields, cities, failure, isReviewed }: Props) {
  const { t } = useTranslation('fleet')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const part = { car, fields, errors }
  const city = fields.city_id
  return (
    <ActionForm method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
      <ErrorSummary msg={failure?.msg} errors={errors} labels={labelsOf(fields)} />
      <Card title={t('form.facts')}>
        <Group names={groups.facts} {...part} />
      </Card>
      <Card title={fields.images?.label}>
        <ProductImages images={car?.images ?? []} label={fields.images?.label ?? ''} errors={errors} />
      </Card>
      <Card title={fields.features?.label}>
        <CarEntries list="features" parts={['name']} isLegendHidden rows={car?.features ?? []} fields={fields} errors={errors} />
      </Card>
      <Card title={t('form.place')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <CitySelect
            name="city_id"
            label={city?.label ?? ''}
            hint={city?.hint}
            cities={cities}
            optional
            defaultValue={car?.city_id ?? ''}
            errors={errors.city_id}
          />
          <DeclaredInput name="branch_place" field={fields.branch_place} value={car?.branch_place} errors={errors} />
        </div>
      </Card>
      <Card title={t('form.prices')}>
        <p className="-mt-2 mb-4 text-sm text-muted">{t('form.pricesHint')}</p>
        <Group names={groups.prices} {...part} />
      </Card>
      <Card title={t('form.extras')}>
        <div className="flex flex-col gap-6">
          <Extra flag="delivery" prices={['receipt_price', 'delivery_price']} {...part} />
          <Extra flag="foreign_authorization" prices={['foreign_authorization_price']} {...part} />
          <CarEntries
            list="additional_services"
            parts={['name', 'price', 'per']}
            rows={car?.additional_services ?? []}
            fields={fields}
            errors={errors}
          />
        </div>
      </Card>
      <Card title={t('form.rules')}>
        <Group names={groups.rules} {...part} />
      </Card>
      <div className="flex flex-col gap-2">
        <Button size="large" busy={busy} className="self-start">
          {t(car ? 'form.save' : 'form.send')}
        </Button>
        <p className="text-sm text-muted">{t(car ? (isReviewed ? 'form.saveHint' : 'form.draftHint') : 'form.sendHint')}</p>
      </div>
    </ActionForm>
  )
}

type PartProps = { car: OwnCarPage['car'] | null; fields: DeclaredFields; errors: FieldErrors }

const storedValue = (car: OwnCarPage['car'] | null, name: string): unknown =>
  car ? Object.entries(car).find(([key]) => key === name)?.[1] : undefined

const Group = ({ names, car, fields, errors }: PartProps & { names: readonly string[] }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    {names.map((name) => (
      <DeclaredInput key={name} name={name} field={fields[name]} value={storedValue(car, name)} errors={errors} />
    ))}
  </div>
)

/** What a provider offers with a car, and its prices, which show once it is checked. */
const Extra = ({ flag, prices, car, fields, errors }: PartProps & { flag: string; prices: readonly string[] }) => (
  <div className="group flex flex-col gap-3">
    <DeclaredInput name={flag} field={fields[flag]} value={storedValue(car, flag)} errors={errors} />
    <div className="hidden gap-4 group-has-checked:grid sm:grid-cols-2">
      {prices.map((name) => (
        <DeclaredInput key={name} name={name} field={fields[name]} value={storedValue(car, name)} errors={errors} />
      ))}
    </div>
  </div>
)
