import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'

/** How many entries a repeated group has. */
export function ListCell({ value }: { value: readonly AnyRow[] }) {
  const { t } = useTranslation()
  return <span>{t('list.entries', { count: value.length })}</span>
}
