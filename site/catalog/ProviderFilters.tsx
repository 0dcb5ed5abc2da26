import type { Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { FilterFold } from '../ui/FilterFold.tsx'
import { countFilters, type ProviderFilter } from './provider-filter.ts'

/** The filters of a list of providers: fields of the list’s GET form, so that each result has an address. */
export function ProviderFilters({ filter, cities }: { filter: ProviderFilter; cities: readonly Named[] }) {
  const { t } = useTranslation('services')
  const text = useText()
  return (
    <search aria-label={t('providers.filters')} className="card">
      <FilterFold count={countFilters(filter)}>
        <div className="grid items-end gap-4 p-5 sm:grid-cols-2 lg:grid-cols-4">
          <Select
            name="city_id"
            label={t('providers.city')}
            optional="unmarked"
            placeholder={t('providers.anyCity')}
            options={cities.map(({ id, name }) => ({ value: id, label: text(name) }))}
            defaultValue={filter.city_id}
          />
          <Select
            name="min_rating"
            label={t('providers.rating')}
            optional="unmarked"
            placeholder={t('providers.anyRating')}
            options={(['3', '4', '5'] as const).map((stars) => ({
              value: stars,
              label: stars === '5' ? t('providers.fiveStars') : t('providers.starsAndMore', { stars }),
            }))}
            defaultValue={filter.min_rating}
          />
          <TextInput
            name="max_price"
            label={t('providers.maxPrice')}
            optional="unmarked"
            inputMode="numeric"
            dir="ltr"
            defaultValue={filter.max_price}
          />
          <Select
            name="sort"
            label={t('providers.sort')}
            optional="unmarked"
            placeholder={t('providers.sorts.rating')}
            options={(['price', 'completed'] as const).map((sort) => ({ value: sort, label: t(`providers.sorts.${sort}`) }))}
            defaultValue={filter.sort}
          />
          <Checkbox name="open_now" label={t('providers.openNow')} defaultChecked={filter.open_now === 'true'} className="sm:self-center" />
          <Button className="justify-self-start">{t('providers.apply')}</Button>
        </div>
      </FilterFold>
    </search>
  )
}
