import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { ComponentType } from 'react'
import type { FilterProps } from '../../api/criteria.ts'
import { BooleanFilter } from './BooleanFilter.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DateFilter, InstantFilter } from './date-filters.tsx'
import { RelationFilter } from './RelationFilter.tsx'
import { NumberRange, RiyalRange, TimeRange } from './range-filters.tsx'
import { TextFilter } from './TextFilter.tsx'

// Images, files and lists cannot be filtered.
const none = null

/** The filter component of each field kind; null when a kind cannot be filtered. A missing kind does not compile. */
export const filters: { [K in Kind]: ComponentType<FilterProps<K>> | null } = {
  text: TextFilter,
  longText: TextFilter,
  localized: TextFilter,
  localizedLong: TextFilter,
  localizedRich: TextFilter,
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
  files: none,
  file: none,
  link: TextFilter,
  email: TextFilter,
  phone: TextFilter,
  color: TextFilter,
  belongsTo: RelationFilter,
  hasMany: RelationFilter,
  list: none,
  permissions: none,
}

type AnyFilterProps = Omit<FilterProps<Kind>, 'field'> & { field: AnyField }

/** The filter of a field; nothing when its kind cannot be filtered. */
export function FieldFilter(props: AnyFilterProps) {
  const KindFilter = filterFor(props.field)
  return KindFilter && <KindFilter {...props} />
}

// Safe: the component is looked up by the field's own kind.
const filterFor = (field: AnyField) => filters[field.kind] as ComponentType<AnyFilterProps> | null
