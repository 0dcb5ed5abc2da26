import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { TFunction } from 'i18next'

type Words = 'texts' | 'numbers' | 'dates' | 'marks' | 'others'

// What is stored as a code has an order of its own: no letters and no size to tell it by.
const wordsOf: Partial<Record<Kind | 'derived', Words>> = {
  text: 'texts',
  localized: 'texts',
  count: 'numbers',
  percent: 'numbers',
  money: 'numbers',
  date: 'dates',
  dateTime: 'dates',
  time: 'dates',
  boolean: 'marks',
}

/** What stands first when a column of this kind is sorted in this direction, in words. */
export const sortText = (kind: Kind | 'derived' | undefined, order: 'asc' | 'desc', t: TFunction): string =>
  t(`sortWords.${(kind && wordsOf[kind]) || 'others'}.${order}`)
