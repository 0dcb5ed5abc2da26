import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { Code } from './text.tsx'

/** The number of entries of a list, or the sum of its `sum` field. */
export function ListCell({ field: { sumField }, value }: { field: ListField; value: readonly AnyRow[] }) {
  const { t } = useTranslation()
  if (sumField) return <Code text={formatCount(value.reduce((total, entry) => total + Number(entry[sumField] ?? 0), 0))} />
  return <span className="entry-count">{t('list.entries', { count: value.length })}</span>
}
