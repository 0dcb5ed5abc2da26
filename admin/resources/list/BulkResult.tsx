import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import type { BulkActionResult } from '../../api/resource-calls.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** How many rows succeeded, and the reason for each row that failed. */
export function BulkResult({
  declaration,
  rows,
  results,
}: {
  declaration: AnyResource
  rows: readonly AnyRow[]
  results: readonly BulkActionResult[]
}) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const failed = results.filter(({ ok }) => !ok)
  return (
    <>
      <p>{t('bulk.done', { number: formatCount(results.length - failed.length) })}</p>
      <p>{t('bulk.failed', { number: formatCount(failed.length) })}</p>
      <ul className="bulk-failures">
        {failed.map(({ id, msg }) => {
          const row = rows.find((selected) => selected.id === id)
          return (
            <li key={id}>
              <strong dir="auto">{row ? titleOf(declaration, row, locale) : id}</strong>
              <span dir="auto">{msg}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
