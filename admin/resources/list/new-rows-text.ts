import { arabicCount } from '@wasl/shared/i18n/arabic-plural.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import type { TFunction } from 'i18next'

type TextContext = { locale: Locale; t: TFunction; localizeInline: (label: Label) => string }

/** «3 new orders», by the resource's labels; a generic text if the resource declares no Arabic plural forms. */
export function newRowsText({ label }: AnyResource, count: number, { locale, t, localizeInline }: TextContext): string {
  const number = formatCount(count)
  if (label.newRowsArabic && locale === 'ar') return arabicCount(label.newRowsArabic, count, number)
  return t('list.newRows', { count, number, one: localizeInline(label.one), rows: localizeInline(label.rows ?? label.many) })
}
