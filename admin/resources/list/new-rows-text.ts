import { arabicCounted } from '@wasl/shared/i18n/arabic-plural.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import type { TFunction } from 'i18next'
import { countText } from '../../fields/format.ts'

type Words = { locale: Locale; t: TFunction; sayWithin: (label: Label) => string }

/** «3 new orders», by the resource's own words; where it does not say how its rows are counted in Arabic, only that they are new. */
export function newRowsText({ label }: AnyResource, count: number, { locale, t, sayWithin }: Words): string {
  const number = countText(count)
  if (label.fresh && locale === 'ar') return arabicCounted(label.fresh, count, number)
  return t('list.newRows', { count, number, one: sayWithin(label.one), rows: sayWithin(label.rows ?? label.many) })
}
