import type { ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { countText } from '../format.ts'
import { Code } from './text.tsx'

/** How many entries a repeated group has, or the sum by which it is told of. */
export function ListCell({ field: { sum }, value }: { field: ListField; value: readonly AnyRow[] }) {
  const { t } = useTranslation()
  if (sum) return <Code text={countText(value.reduce((total, entry) => total + Number(entry[sum] ?? 0), 0))} />
  return <span>{t('list.entries', { count: value.length })}</span>
}
