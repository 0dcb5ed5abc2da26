import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { ComponentType } from 'react'
import { BooleanFilter } from './filters/BooleanFilter.tsx'
import { ChoiceFilter } from './filters/ChoiceFilter.tsx'
import type { FilterProps } from './filters/criteria.ts'
import { DateFilter, InstantFilter } from './filters/DaysFilter.tsx'
import { RelationFilter } from './filters/RelationFilter.tsx'
import { NumberRange, RiyalRange, TimeRange } from './filters/ranges.tsx'
import { WordsFilter } from './filters/TextFilter.tsx'

// Pictures and groups are looked at, not searched by.
const none = null

/** How the filter drawer asks for each kind; null where a kind is nothing to filter by. A kind without a line does not compile. */
export const filters: { [K in Kind]: ComponentType<FilterProps<K>> | null } = {
  text: WordsFilter,
  longText: WordsFilter,
  localized: WordsFilter,
  localizedLong: WordsFilter,
  localizedRich: WordsFilter,
  count: NumberRange,
  percent: NumberRange,
  money: RiyalRange,
  boolean: BooleanFilter,
  date: DateFilter,
  dateTime: InstantFilter,
  time: TimeRange,
  choice: ChoiceFilter,
  image: none,
  images: none,
  file: none,
  link: WordsFilter,
  email: WordsFilter,
  phone: WordsFilter,
  color: WordsFilter,
  belongsTo: RelationFilter,
  hasMany: RelationFilter,
  list: none,
  permissions: none,
}

type AnyFilterProps = Omit<FilterProps<Kind>, 'field'> & { field: AnyField }

/** Asks what a field should be like; nothing where its kind is nothing to filter by. */
export function FieldFilter(props: AnyFilterProps) {
  const Asked = filterFor(props.field)
  return Asked && <Asked {...props} />
}

// Safe: the component is looked up by the kind of the very field it is given.
const filterFor = (field: AnyField) => filters[field.kind] as ComponentType<AnyFilterProps> | null
