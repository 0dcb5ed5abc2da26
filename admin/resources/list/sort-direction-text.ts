import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { TFunction } from 'i18next'

type SortType = 'texts' | 'numbers' | 'dates' | 'booleans' | 'others'

// Kinds that are missing here have an order that is neither alphabetical nor numeric.
const sortTypes: Partial<Record<Kind | 'derived', SortType>> = {
  text: 'texts',
  localized: 'texts',
  count: 'numbers',
  percent: 'numbers',
  money: 'numbers',
  date: 'dates',
  dateTime: 'dates',
  time: 'dates',
  boolean: 'booleans',
}

/** Describes a sort direction by what comes first: «A to Z», «Newest first». */
export const sortDirectionText = (kind: Kind | 'derived' | undefined, order: 'asc' | 'desc', t: TFunction): string =>
  t(`sortDirections.${(kind && sortTypes[kind]) || 'others'}.${order}`)
