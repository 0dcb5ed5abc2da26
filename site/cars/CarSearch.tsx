import type { CarsPage } from '@wasl/shared/contract/cars.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { carGears, carTypes } from '@wasl/shared/rules/car-choices.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { SelectArrow } from '../forms/Select.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { CarFilter, DateProblems } from './car-filter.ts'
import { DateInputs } from './DateInputs.tsx'

type Props = { filter: CarFilter; cities: CarsPage['cities']; today: string; problems: DateProblems }

/** City, dates and filters as one form, without a script too. */
export function CarSearch({ filter, cities, today, problems }: Props) {
  const { t } = useTranslation('cars')
  const text = useText()
  const locale = useLocale()
  const hasMore = [filter.type, filter.gear, filter.seats, filter.price_min, filter.price_max].some(Boolean)
  const errorsOf = (problem: DateProblems['pickup_at']) => problem && [t(`search.${problem}`)]
  const errors = { pickup_at: errorsOf(problems.pickup_at), return_at: errorsOf(problems.return_at) }
  const hasExtras = [filter.delivery, filter.abroad, filter.insurance].some(Boolean)
  return (
    <Form action={pathIn(locale, pages.cars())} className="card mt-5 p-4 sm:p-5">
      {filter.provider && <input type="hidden" name="provider" value={filter.provider} />}
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[12rem_1fr_1fr_auto]">
        <Choice name="city" label={t('search.city')} anyLabel={t('search.anyCity')} chosen={filter.city}>
          {cities.map(({ id, name }) => [id, text(name)])}
        </Choice>
        <DateInputs dates={filter} today={today} errors={errors} />
        <Button className="lg:mt-8">{t('search.button')}</Button>
      </div>
      <details className="mt-3" open={hasMore || hasExtras}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <Icon name="filter" />
          {t('search.more')}
          <Icon name="down" />
        </summary>
        <MoreFilters filter={filter} />
      </details>
    </Form>
  )
}

function MoreFilters({ filter }: { filter: CarFilter }) {
  const { t } = useTranslation('cars')
  const text = useText()
  const seats = ['2', '4', '5', '7', '8'].map((number): [string, string] => [number, number])
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Choice name="type" label={t('search.type')} anyLabel={t('search.any')} chosen={filter.type}>
        {typedEntries(carTypes).map(([value, label]) => [value, text(label)])}
      </Choice>
      <Choice name="gear" label={t('search.gear')} anyLabel={t('search.any')} chosen={filter.gear}>
        {typedEntries(carGears).map(([value, label]) => [value, text(label)])}
      </Choice>
      <Choice name="seats" label={t('search.seats')} anyLabel={t('search.any')} chosen={filter.seats}>
        {seats}
      </Choice>
      <Choice name="insurance" label={t('search.insurance')} anyLabel={t('search.any')} chosen={filter.insurance}>
        {[
          ['none', t('search.insuranceNone')],
          ['refundable', t('search.insuranceRefundable')],
        ]}
      </Choice>
      {(['price_min', 'price_max'] as const).map((name) => (
        <label key={name} className="flex flex-col gap-1.5">
          <span className="font-medium">{t(`search.${name}`)}</span>
          <input name={name} defaultValue={filter[name]} inputMode="decimal" dir="ltr" className="input" />
        </label>
      ))}
      <Choice name="sort" label={t('search.sort')} anyLabel={t('search.sortPrice')} chosen={filter.sort === 'price' ? '' : filter.sort}>
        {[
          ['-price', t('search.sortPriceDown')],
          ['newest', t('search.sortNewest')],
        ]}
      </Choice>
      <div className="flex flex-col justify-end gap-2">
        {(['delivery', 'abroad'] as const).map((name) => (
          <label key={name} className="flex min-h-9 items-center gap-3">
            <input type="checkbox" name={name} value="true" defaultChecked={filter[name] === 'true'} className="size-5 shrink-0" />
            {t(`search.${name}`)}
          </label>
        ))}
      </div>
    </div>
  )
}

type ChoiceProps = { name: string; label: string; anyLabel: string; chosen: string; children: readonly (readonly [string, string])[] }

function Choice({ name, label, anyLabel, chosen, children }: ChoiceProps) {
  return (
    <label className="flex flex-col gap-1.5">
      <span className="font-medium">{label}</span>
      <SelectArrow>
        <select name={name} defaultValue={chosen} className="input">
          <option value="">{anyLabel}</option>
          {children.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </SelectArrow>
    </label>
  )
}
